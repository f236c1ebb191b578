import { hashPassword } from '@bahi/server/features/account/session/password';
import { screens } from '@bahi/contract/screens';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { prepareChromium } from '../e2e/chromium.ts';
import { sessionKey, storedSession } from '../e2e/stored-session.ts';
import { completeProfile, openBusiness } from './businesses.ts';
import type { Stage } from './stage.ts';
import { layThinLine, thinLine } from './thin-line.ts';
import { median, timed } from './times.ts';

/** A cheap phone where the line is thin: a processor at a quarter. */
const line = {
  offline: false,
  downloadThroughput: thinLine.bytesPerSecond,
  uploadThroughput: thinLine.bytesPerSecond,
  latency: thinLine.roundTripMilliseconds,
};
const slower = 4;
const visits = 3;
const readingMilliseconds = 5000;
/** So long somebody types their name and password. */
const typingMilliseconds = 8000;
const signIn = { name: 'Slow', password: 'Namaste@2083' };

type Wait = { milliseconds: number; requests: number };
type Step = {
  what: string;
  mostSeconds: number;
  go: (page: Page) => Promise<void>;
  before?: (page: Page) => Promise<void>;
};

/** Within the frame: the login page has a title as well. */
const home = '[data-frame] main h1';

/**
 * Prints how long somebody waits who has never been there: for the login page, for the dashboard after it or opened at
 * once by who is signed in, and then for the editor of an invoice; how often each of them asks the server; and how long
 * the dashboard takes the next time.
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
  const signedIn: Step = { what: 'dashboard, after signing in there', mostSeconds: 5, before: typeSignIn, go: enter };
  const dashboard: Step = {
    what: 'dashboard, opened signed in',
    mostSeconds: 5,
    go: (page) => open(page, base + screens.dashboard, home),
  };
  const figures: Step = {
    what: 'what stands on it, after its title',
    mostSeconds: 1,
    go: (page) => page.locator('main h2').first().waitFor({ timeout: 120_000 }),
  };
  const editor: Step = { what: 'editor of an invoice, after it', mostSeconds: 3, go: openEditor };
  try {
    const { businessId, userId, token } = await openBusiness(services, signIn.name);
    await completeProfile(services, { businessId, userId });
    const passwordHash = await hashPassword(signIn.password);
    await services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
      tx.query('update app_user set password_hash = $2 where id = $1', [userId, passwordHash]),
    );
    console.log(`At 400 kbit/s with a processor at a quarter, the median of ${visits} first visits`);
    await measure([login, signedIn, editor], () => openSlow(browser, null));
    await measure([dashboard, figures, editor], () => openSlow(browser, token));
    console.log(`The next visit, the line as thin for the worker that keeps the shell`);
    await measureNext(browser, base, token);
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
      await step.before?.(page);
      requests = 0;
      const milliseconds = await timed(() => step.go(page));
      waits.get(step)?.push({ milliseconds, requests });
      if (step.mostSeconds === 1) continue;
      // Somebody looks at it for a moment.
      await page.waitForTimeout(readingMilliseconds);
      await page.waitForLoadState('networkidle');
    }
    await page.context().close();
  }
  for (const [{ what, mostSeconds }, found] of waits) {
    const seconds = median(found.map(({ milliseconds }) => milliseconds)) / 1000;
    const requests = median(found.map((wait) => wait.requests));
    console.log(`  ${what.padEnd(36)} ${seconds.toFixed(1)} s of at most ${mostSeconds} s, ${requests} requests of 30`);
  }
}

/** The second time: what was fetched is there, and on a thin line the worker gives the page as well. */
async function measureNext(browser: Browser, base: string, token: string): Promise<void> {
  const thin = await layThinLine(base);
  const shells: number[] = [];
  const titles: number[] = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const first = await openPage(context, token);
      await open(first, thin.base + screens.dashboard, home);
      await first.evaluate(() => navigator.serviceWorker.ready);
      await first.waitForLoadState('networkidle');
      await first.close();
      const page = await openPage(context, token);
      await slowDown(page);
      const began = performance.now();
      await page.goto(thin.base + screens.dashboard, { waitUntil: 'commit', timeout: 120_000 });
      await page.locator('[data-frame]').first().waitFor({ timeout: 120_000 });
      shells.push(performance.now() - began);
      await page.locator(home).first().waitFor({ timeout: 120_000 });
      titles.push(performance.now() - began);
      await context.close();
    }
  } finally {
    thin.end();
  }
  console.log(`  ${'the frame'.padEnd(36)} ${(median(shells) / 1000).toFixed(1)} s of at most 1 s`);
  console.log(`  ${'the dashboard'.padEnd(36)} ${(median(titles) / 1000).toFixed(1)} s`);
}

/** A page of somebody who has never been there, signed in where there is a token, on the slow line. */
async function openSlow(browser: Browser, token: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await openPage(context, token);
  const devtools = await slowDown(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  return page;
}

async function openPage(context: BrowserContext, token: string | null): Promise<Page> {
  const page = await context.newPage();
  const session = token === null ? null : storedSession({ access: token, refresh: token });
  if (session !== null)
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), { key: sessionKey, value: session });
  return page;
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return devtools;
}

async function open(page: Page, address: string, works: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  await page.locator(works).first().waitFor({ timeout: 120_000 });
}

/** What they type into the login page, which fetches meanwhile what is behind it. */
async function typeSignIn(page: Page): Promise<void> {
  const delay = typingMilliseconds / (signIn.name.length + signIn.password.length);
  await page.locator('input[name=username]').pressSequentially(signIn.name, { delay });
  await page.locator('input[type=password]').pressSequentially(signIn.password, { delay });
}

async function enter(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.locator(home).first().waitFor({ timeout: 120_000 });
}

/** Goes to the editor within the page, as a press on "new invoice" does. */
async function openEditor(page: Page): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, screens.newInvoice);
  await page.locator('main output').first().waitFor({ timeout: 120_000 });
}
