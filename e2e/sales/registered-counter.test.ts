import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { z } from '@bahi/contract/zod';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, spend, storyViews, test } from '../browser.ts';
import { counterOf, counterPath } from '../steps/counter-screen.ts';
import { openShop } from '../steps/invoice-screen.ts';
import { invoicesOf, openRegistered, sellTea, untilKept } from '../steps/registered-counter.ts';
import { signUpOwner } from '../steps/sign-up.ts';

const gone = { allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ };

describe.for(storyViews(import.meta.filename))('a registered counter ($language, $width px)', (view) => {
  test('sells on while the line is gone, through a reload, and all of it comes into the books in its order', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { keepsApp: true, ...view, ...gone });
    await openShop(owner);
    const { counterId } = await openRegistered(page, owner, view.language);
    const { bar, waiting, device, last } = counterOf(page, view.language);
    await untilKept(page);
    await expectToFit(page);
    await expectAccessible(page);
    spend(page);
    await page.context().setOffline(true);
    await bar.getByText(device('lineGone')).waitFor();
    const numbers = [await sellTea(page), await sellTea(page), await sellTea(page)];
    expect(numbers.map((number) => /-C1-\d{4}\/\d{2}-(\d+)$/.exec(number)?.[1])).toEqual([
      '000001',
      '000002',
      '000003',
    ]);
    const slip = page.frameLocator('iframe[data-slip]').locator('body');
    await expect.poll(() => slip.textContent()).toContain(numbers[2]);
    expect(await waiting.getAttribute('data-waiting')).toBe('3');
    expect(await invoicesOf(owner)).toEqual([]);
    expect(await page.locator('[data-stop]').count(), 'it goes on selling').toBe(0);
    await last.getByText(numbers[2] ?? '').waitFor();
    await expectToFit(page);
    await expectAccessible(page);

    await page.reload();
    await bar.getByText(device('lineGone')).waitFor();
    expect(await waiting.getAttribute('data-waiting')).toBe('3');
    numbers.push(await sellTea(page));

    await page.context().setOffline(false);
    await bar.getByText(device('allSent')).waitFor();
    const posted = await invoicesOf(owner);
    expect(posted.map(({ code }) => code)).toEqual(numbers);
    expect(posted.map(({ remainingAmount }) => remainingAmount)).toEqual([0, 0, 0, 0]);
    // With the line it goes on in the same series.
    numbers.push(await sellTea(page));
    await expect.poll(async () => (await invoicesOf(owner)).map(({ code }) => code)).toEqual(numbers);
    const caller = { token: owner.tokens.access };
    const { rows } = await callApi(salesCounterContract.listInvoices, { query: { counterId } }, caller);
    expect(rows.map(({ state, isLate }) => ({ state, isLate }))).toEqual(
      numbers.map(() => ({ state: 'POSTED', isLate: false })),
    );
  });
});

seldom('one tab sells, and another one says so until the first is closed', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'en', width: 1280 });
  await openShop(owner);
  await openRegistered(page, owner, 'en');
  const first = counterOf(page, 'en');
  await untilKept(page);
  expect(await sellTea(page)).toContain('-000001');
  const other = await page.context().newPage();
  await other.goto(inject('base') + counterPath);
  await other.getByText(first.device('elsewhere')).waitFor();
  await expectAccessible(other);
  await page.close();
  await other.getByRole('button', { name: first.device('tryAgain') }).click();
  await counterOf(other, 'en').bar.waitFor();
  expect(await sellTea(other)).toContain('-000002');
  await expect.poll(async () => (await invoicesOf(owner)).length).toBe(2);
});

seldom(
  'a clock that is set back a day sells nothing, and sells on in the same series once it is right',
  async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'ne', width: 390, ...gone });
    await openShop(owner);
    await openRegistered(page, owner, 'ne');
    const { stop, device, bar } = counterOf(page, 'ne');
    await untilKept(page);
    spend(page);
    await page.context().setOffline(true);
    await bar.getByText(device('lineGone')).waitFor();
    const numbers = [await sellTea(page)];
    await page.clock.setFixedTime(Date.now() - 86_400_000);
    await page.reload();
    await stop.and(page.locator('[data-stop=CLOCK_BACK]')).waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await page.keyboard.type('8901234567890');
    await page.keyboard.press('Enter');
    await page.locator('li[data-line]').first().waitFor();
    await page.keyboard.press('F9');
    expect(await page.getByRole('dialog').count(), 'nothing is paid').toBe(0);
    await page.clock.setSystemTime(Date.now());
    await page.keyboard.press('F9');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('iframe[data-slip$="-000002"]').waitFor({ state: 'attached' });
    await page.context().setOffline(false);
    await bar.getByText(device('allSent')).waitFor();
    const posted = await invoicesOf(owner);
    expect(posted.map(({ code }) => code)).toEqual([numbers[0], numbers[0]?.replace('000001', '000002')]);
  },
);

seldom('after its time without the line it stops, and goes on when the line is back', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'en', width: 1280, ...gone });
  await openShop(owner);
  await openRegistered(page, owner, 'en');
  const { device, bar } = counterOf(page, 'en');
  await untilKept(page);
  expect(await sellTea(page)).toContain('-000001');
  spend(page);
  await page.context().setOffline(true);
  await bar.getByText(device('lineGone')).waitFor();
  await page.clock.setFixedTime(Date.now() + 49 * 3_600_000);
  await page.reload();
  await page.locator('[data-stop=EXPIRED]').waitFor();
  await expectAccessible(page);
  await page.clock.setSystemTime(Date.now());
  await page.context().setOffline(false);
  await page.reload();
  await page.locator('[data-lent]').waitFor();
  expect(await sellTea(page)).toContain('-000002');
});

test('its browser keeps what the app is made of and no answer of the server, and the app can be installed', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'ne', width: 1280 });
  await openShop(owner);
  await openRegistered(page, owner, 'ne');
  await untilKept(page);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.length).toBeGreaterThan(100);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await fetch(`${inject('base')}${manifest}`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const app = z.object({ name: z.string(), icons: z.array(z.object({ src: z.string() })) }).parse(await answer.json());
  expect(app.name).toBe('बही · Bahi');
  for (const { src } of app.icons) {
    const icon = await fetch(`${inject('base')}${src}`);
    expect(icon.headers.get('content-type'), `the kind of ${src}`).toBe('image/png');
  }
});
