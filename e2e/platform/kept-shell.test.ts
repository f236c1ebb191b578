import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { screens } from '@bahi/contract/screens';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { spend, test } from '../browser.ts';
import { newOwner, openSignedIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const opening = {
  language: 'ne',
  width: 390,
  isFresh: true,
  keepsApp: true,
  path: screens.dashboard,
  allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
} as const;

/** What the browser keeps of the product beside its storage. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('who has signed in begins the next visit from what their browser keeps: the shell, and no answer of the server', async ({
  openPage,
}) => {
  const page = await openSignedIn(openPage, opening, (await newOwner()).tokens);
  await page.locator('[data-frame] main h2').first().waitFor();
  await expect.poll(() => keptPaths(page), { message: 'the page is kept' }).toContain('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const scripts: boolean[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.fromServiceWorker());
  });
  await page.reload();
  await page.locator('[data-frame] main h2').first().waitFor();
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts).not.toContain(false);

  // A screen that is opened is kept from then on; what it shows is not.
  await page.goto(inject('base') + screens.customers);
  await page.locator('[data-frame] main h1').waitFor();
  const kept = await keptPaths(page);
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.some((path) => path.includes('CustomerListPage'))).toBe(true);
  expect(kept.length, 'files of a shell, not of the whole app').toBeLessThan(60);

  spend(page);
  await page.context().setOffline(true);
  await page.goto(inject('base') + screens.dashboard);
  await page.getByText(textsIn(connectionMessages, 'ne')('noAnswer')).first().waitFor();
});
