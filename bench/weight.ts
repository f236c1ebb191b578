import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { prepareChromium } from '../e2e/chromium.ts';
import { sessionKey, storedSession } from '../e2e/stored-session.ts';
import { openBusiness } from './businesses.ts';
import type { Stage } from './stage.ts';

const assets = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** Opens pages as somebody who was never there and adds up scripts and requests that were needed until each worked. */
export async function measureWeight({ base, services }: Stage): Promise<void> {
  const { path, environment } = await prepareChromium();
  const env = { ...process.env, ...environment };
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    env,
  });
  try {
    const { token } = await openBusiness(services, 'Weight');
    console.log('JavaScript before a page works (gzip), and all requests');
    print(
      'login page',
      await weigh(browser, { url: `${base}/login`, token: null, works: 'input[type=password]' }),
      220,
    );
    print(
      'invoice list',
      await weigh(browser, { url: `${base}/business/invoice-setup`, token, works: 'main h1' }),
      320,
    );
    console.log();
  } finally {
    await browser.close();
  }
}

type Weight = { bytes: number; requests: number };
type Visit = { url: string; token: string | null; works: string };

async function weigh(browser: Browser, { url, token, works }: Visit): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Set<string>();
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const session = token === null ? null : storedSession({ access: token, refresh: token });
  if (session !== null)
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), { key: sessionKey, value: session });
  await page.goto(url);
  await page.locator(works).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes: [...scripts].reduce((sum, script) => sum + compressedBytes(script), 0), requests };
}

/** The size of a script as it is sent; the smallest ones are not compressed. */
function compressedBytes(script: string): number {
  const file = `${assets}${script}`;
  return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

function print(page: string, { bytes, requests }: Weight, mostKilobytes: number): void {
  console.log(
    `  ${page.padEnd(28)} ${Math.round(bytes / 1000)} kB of at most ${mostKilobytes} kB, ${requests} requests`,
  );
}
