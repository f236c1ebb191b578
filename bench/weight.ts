import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Services } from '@bahi/server/platform/core/services';
import { chromium, type Browser } from 'playwright-core';
import { prepareChromium } from '../e2e/chromium.ts';
import { sessionKey, storedSession } from '../e2e/stored-session.ts';
import { type BenchBusiness, openBusiness } from './businesses.ts';
import { createClient } from './over-http.ts';
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
    const business = await openBusiness(services, 'Weight');
    const { token } = business;
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
    console.log('All that is fetched before a shared item or bill is there (gzip), without pictures and fonts');
    const item = base + (await shareItem(services, business));
    print('public item page', await weighWhole(browser, item, 'article h1'), 90);
    const bill = base + (await shareBill({ base, services }, business));
    print('public page of a bill', await weighWhole(browser, bill, '.status h1'), 90);
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

/** Shares the first item with its price; answers the path of its link. */
async function shareItem(services: Services, { businessId, userId }: BenchBusiness): Promise<string> {
  const tenant = { businessId, outletId: null, userId };
  const [share] = await services.database.transaction('write', tenant, async (tx) => {
    await tx.query(
      `update item set shareable = true, is_price_shareable = true
       where business_id = $1 and id = (select min(id) from item where business_id = $1)`,
      [businessId],
    );
    return tx.query<{ path: string }>(
      `select '/item-detail/' || shareable_id || '/' || code as path from item_share where business_id = $1`,
      [businessId],
    );
  });
  if (share === undefined) throw new Error('a shared item has its link');
  return share.path;
}

/** Issues a bill of five lines and gives it its link; answers the link's path. */
async function shareBill(
  { base, services }: Pick<Stage, 'base' | 'services'>,
  business: BenchBusiness,
): Promise<string> {
  const client = createClient(base);
  await client.post(business);
  client.close();
  const { businessId, userId } = business;
  const [link] = await services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query<{ path: string }>(
      `insert into paper_link (business_id, outlet_id, document_id)
       select business_id, outlet_id, id from document where business_id = $1 and kind = 'INVOICE' order by id limit 1
       returning '/b/' || public_id || '/' || code as path`,
      [businessId],
    ),
  );
  if (link === undefined) throw new Error('a shared bill has its link');
  return link.path;
}

/** Page, scripts, styles and answers, each as gzip makes it, until what `works` names is there. */
async function weighWhole(browser: Browser, url: string, works: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(response.request().resourceType()))
      bodies.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  await page.goto(url);
  await page.locator(works).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies);
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
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
