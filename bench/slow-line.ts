import { screens } from '@bahi/contract/screens';
import { chromium, type Browser, type Page } from 'playwright-core';
import { prepareChromium } from '../e2e/chromium.ts';
import { sessionKey, storedSession } from '../e2e/stored-session.ts';
import { completeProfile, openBusiness } from './businesses.ts';
import type { Stage } from './stage.ts';
import { median, timed } from './times.ts';

/** 400 kbit/s both ways with a round trip of 200 ms, and a processor at a quarter: a cheap phone where the line is thin. */
const line = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 200 };
const slower = 4;
const visits = 3;
const readingMilliseconds = 5000;

type Wait = { milliseconds: number; requests: number };
type Step = { what: string; mostSeconds: number; go: (page: Page) => Promise<void> };

/**
 * Prints how long somebody waits who has never been there: for the login page, for the dashboard that they open signed
 * in, and then for the editor of an invoice; and how often each of them asks the server.
 */
export async function measureSlowLine({ base, services }: Stage): Promise<void> {
  const { path, environment } = await prepareChromium();
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...environment },
  });
  const login: Step = {
    what: 'login page',
    mostSeconds: 3,
    go: (page) => open(page, base + screens.login, 'input[type=password]'),
  };
  const dashboard: Step = {
    what: 'dashboard, signed in',
    mostSeconds: 5,
    go: (page) => open(page, base + screens.dashboard, 'main h1'),
  };
  const editor: Step = { what: 'editor of an invoice, after it', mostSeconds: 3, go: openEditor };
  try {
    const { businessId, userId, token } = await openBusiness(services, 'Slow');
    await completeProfile(services, { businessId, userId });
    console.log(`At 400 kbit/s with a processor at a quarter, the median of ${visits} first visits`);
    await measure([login], () => openSlow(browser, null));
    await measure([dashboard, editor], () => openSlow(browser, token));
    console.log();
  } finally {
    await browser.close();
  }
}

async function measure(steps: readonly Step[], openPage: () => Promise<Page>): Promise<void> {
  const waits = new Map<Step, Wait[]>(steps.map((step) => [step, []]));
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openPage();
    let requests = 0;
    page.on('request', () => (requests += 1));
    for (const step of steps) {
      requests = 0;
      const milliseconds = await timed(() => step.go(page));
      waits.get(step)?.push({ milliseconds, requests });
      // Somebody looks at it for a moment.
      await page.waitForTimeout(readingMilliseconds);
      await page.waitForLoadState('networkidle');
    }
    await page.context().close();
  }
  for (const [{ what, mostSeconds }, found] of waits) {
    const seconds = median(found.map(({ milliseconds }) => milliseconds)) / 1000;
    const requests = median(found.map((wait) => wait.requests));
    console.log(`  ${what.padEnd(32)} ${seconds.toFixed(1)} s of at most ${mostSeconds} s, ${requests} requests of 30`);
  }
}

/** A page of somebody who has never been there, signed in where there is a token, on the slow line. */
async function openSlow(browser: Browser, token: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = token === null ? null : storedSession({ access: token, refresh: token });
  if (session !== null)
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), { key: sessionKey, value: session });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

async function open(page: Page, address: string, works: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  await page.locator(works).first().waitFor({ timeout: 120_000 });
}

/** Goes to the editor within the page, as a press on "new invoice" does. */
async function openEditor(page: Page): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, screens.newInvoice);
  await page.locator('main output').first().waitFor({ timeout: 120_000 });
}
