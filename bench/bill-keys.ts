import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { z } from '@bahi/contract/zod';
import { screenAt, screens } from '@bahi/contract/screens';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { prepareChromium } from '../e2e/chromium.ts';
import { sessionKey, storedSession } from '../e2e/stored-session.ts';
import { languageKey, storedLanguage } from '../e2e/stored-language.ts';
import { textsIn } from '../e2e/texts.ts';
import { type BenchBusiness, completeProfile, openBusiness } from './businesses.ts';
import { billOf } from './over-http.ts';
import type { Stage } from './stage.ts';
import { median } from './times.ts';

declare global {
  /** When what was done last was painted, in milliseconds since. */
  var painted: Promise<number>;
}

const lineCounts = [1, 300] as const;
const rounds = 15;
const mostMilliseconds = 50;
/** Of a bill just opened, on a cheap phone. */
const linesOfFirst = 200;
const slower = 4;
const firsts = 5;

/** Prints what a key in the last quantity of a bill costs the page, of one line and of three hundred in turns. */
export async function measureBillKeys(stage: Stage): Promise<void> {
  const { path, environment } = await prepareChromium();
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...environment },
  });
  try {
    const business = await openBusiness(stage.services, 'Keys', 1);
    await completeProfile(stage.services, business);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const kept = [
      [sessionKey, storedSession({ access: business.token, refresh: business.token })],
      [languageKey, storedLanguage('en')],
    ] as const;
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, kept);
    const editors = [];
    for (const lines of lineCounts) editors.push(await openEditor(await context.newPage(), stage, business, lines));
    const times: number[][] = lineCounts.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, editor] of editors.entries()) times[at]?.push(await keyMilliseconds(editor, round));
    const [few = Number.NaN, many = Number.NaN] = times.map(median);
    console.log('A key in the last quantity of a bill, milliseconds of the page, the median');
    console.log(`  of one line ${few.toFixed(1)}, of 300 lines ${many.toFixed(1)} of at most ${mostMilliseconds}`);
    console.log(`  ${(many / few).toFixed(1)} times as much`);
    console.log(`On a processor at a quarter, milliseconds until it is painted, the median of ${firsts}`);
    const keys: number[] = [];
    const toggles: number[] = [];
    for (let round = 0; round < firsts; round += 1) {
      const page = await context.newPage();
      const { devtools } = await openEditor(page, stage, business, linesOfFirst);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      keys.push(await untilPainted(page, 'keydown', () => page.keyboard.press('7')));
      await page.goto(stage.base + screens.dashboard);
      await page.locator('[data-frame] main h2').first().waitFor();
      await page.waitForLoadState('networkidle');
      const nepali = page.locator('header button[lang=ne]');
      toggles.push(await untilPainted(page, 'click', () => nepali.click()));
      await page.locator('header button[lang=en]').click();
      await page.close();
    }
    console.log(`  the first key in a bill of ${linesOfFirst} lines ${median(keys).toFixed(0)} of at most 200`);
    console.log(`  the dashboard in the other language ${median(toggles).toFixed(0)} of at most 200\n`);
  } finally {
    await browser.close();
  }
}

type Editor = { page: Page; devtools: CDPSession };

/** The editor of a draft with so many lines, with the focus in the last one's quantity. */
async function openEditor(page: Page, { base }: Stage, business: BenchBusiness, lines: number): Promise<Editor> {
  const [variantId = 0] = business.variantIds;
  const bill = billOf({ ...business, variantIds: Array.from({ length: lines }, () => variantId) });
  const answer = await fetch(`${base}/api/v1/invoices`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${business.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ ...bill, state: 'DRAFT' }),
  });
  const {
    data: { id },
  } = z.object({ data: z.object({ id: z.int() }) }).parse(await answer.json());
  await page.goto(base + screenAt(screens.editInvoice, { invoiceId: id }));
  const label = textsIn(goodsLinesScreenMessages, 'en')('quantityOf', { number: String(lines) });
  await page.getByLabel(label, { exact: true }).focus({ timeout: 60_000 });
  const devtools = await page.context().newCDPSession(page);
  // The work of the page itself: other programs of the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

/** From what somebody does until the page shows what comes of it. */
async function untilPainted(page: Page, event: 'click' | 'keydown', act: () => Promise<void>): Promise<number> {
  await page.evaluate((heard) => {
    globalThis.painted = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event): void => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp), 0));
      };
      document.addEventListener(heard, begin, { capture: true, once: true });
    });
  }, event);
  await act();
  return page.evaluate(() => globalThis.painted);
}

/** What one key costs: a digit and its removal, until both are painted. */
async function keyMilliseconds({ page, devtools }: Editor, round: number): Promise<number> {
  const before = await workMilliseconds(devtools);
  await page.keyboard.press(String(1 + (round % 9)));
  await page.keyboard.press('Backspace');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  return ((await workMilliseconds(devtools)) - before) / 2;
}

async function workMilliseconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
