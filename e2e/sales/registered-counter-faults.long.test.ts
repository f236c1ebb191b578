import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { officeMessages } from '@bahi/contract/platform/frame/office.messages';
import { screens } from '@bahi/contract/screens';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { counterOf, counterPath, scan, teaCode } from '../steps/counter-screen.ts';
import { openShop } from '../steps/invoice-screen.ts';
import { forgetThatTheyWait, invoicesOf, openRegistered, sellTea, untilKept } from '../steps/registered-counter.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test('a held sale that comes back after it was issued is not issued a second time', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'en', width: 1280 });
  await openShop(owner);
  await openRegistered(page, owner, 'en');
  await untilKept(page);
  const t = textsIn(counterScreenMessages, 'en');
  const { lines, payment } = counterOf(page, 'en');
  const held = page.getByRole('dialog', { name: t('held') });
  const takeUp = async (): Promise<void> => {
    await page.keyboard.press('F7');
    await held.waitFor();
    await page.keyboard.press('Enter');
    await lines.first().waitFor();
    await page.keyboard.press('F9');
    await payment.waitFor();
    await page.keyboard.press('Enter');
    await lines.first().waitFor({ state: 'detached' });
  };
  await page.locator('[data-counter-input]').focus();
  await scan(page, teaCode);
  await lines.first().waitFor();
  await page.keyboard.press('F6');
  await lines.first().waitFor({ state: 'detached' });
  // What the browser has on its disk, when the machine loses its power a moment later.
  const before = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes('held'))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const),
  );
  expect(before.length).toBe(1);
  await takeUp();
  await expect.poll(async () => (await invoicesOf(owner)).length).toBe(1);
  await page.evaluate((kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)), before);
  await page.reload();
  await untilKept(page);
  await page.locator('[data-counter-input]').focus();
  await takeUp();
  expect(await sellTea(page), 'the next number is the second one').toContain('-000002');
  await expect.poll(async () => (await invoicesOf(owner)).length).toBe(2);
});

test('a server that was set back to an earlier moment is sent again what it had', async ({ openPage }) => {
  const gone = { allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ };
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'en', width: 1280, ...gone });
  await openShop(owner);
  const { counterId } = await openRegistered(page, owner, 'en');
  await untilKept(page);
  const { bar, device } = counterOf(page, 'en');
  const numbers = [await sellTea(page)];
  await expect.poll(async () => (await invoicesOf(owner)).length).toBe(1);
  await page.context().setOffline(true);
  await bar.getByText(device('lineGone')).waitFor();
  numbers.push(await sellTea(page), await sellTea(page));
  // The device was answered that the server has them, which has since gone back to before.
  await forgetThatTheyWait(page);
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(async () => (await invoicesOf(owner)).map(({ code }) => code)).toEqual(numbers);
  await bar.getByText(device('allSent')).waitFor();
  numbers.push(await sellTea(page));
  await expect.poll(async () => (await invoicesOf(owner)).map(({ code }) => code)).toEqual(numbers);
  const caller = { token: owner.tokens.access };
  const counter = await callApi(salesCounterContract.get, { params: { id: counterId } }, caller);
  expect(counter).toMatchObject({ state: 'ACTIVE', faultCount: 0, lostCount: 0 });
});

test('a storage that does not open once is not gone, and sells on once it opens', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'en', width: 1280, isFresh: true });
  await openShop(owner);
  await openRegistered(page, owner, 'en');
  await untilKept(page);
  expect(await sellTea(page)).toContain('-000001');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = new Proxy(Reflect.get(IDBFactory.prototype, 'open'), {
      apply: (open, factory, given: Parameters<IDBFactory['open']>) => {
        if (sessionStorage.getItem('opens') === 'again') return Reflect.apply(open, factory, given);
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      },
    });
  });
  await page.goto(inject('base') + counterPath);
  const device = textsIn(counterDeviceMessages, 'en');
  await page.getByText(device('UNOPENED')).waitFor();
  expect(await page.getByRole('button', { name: device('goOnWithout') }).count(), 'nothing is forgotten').toBe(0);
  await page.evaluate(() => sessionStorage.setItem('opens', 'again'));
  await page.getByRole('button', { name: device('tryAgain') }).click();
  await counterOf(page, 'en').bar.waitFor();
  await untilKept(page);
  expect(await sellTea(page)).toContain('-000002');
});

test('who signs out before an outlet is chosen is told what waits in this browser', async ({ openPage }) => {
  const gone = { allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ };
  const { page, owner } = await signUpOwner(openPage, { keepsApp: true, language: 'en', width: 1280, ...gone });
  await openShop(owner);
  await openRegistered(page, owner, 'en');
  await untilKept(page);
  const { bar, device } = counterOf(page, 'en');
  await page.context().setOffline(true);
  await bar.getByText(device('lineGone')).waitFor();
  await sellTea(page);
  await page.goto(inject('base') + screens.selectOffice);
  const signOut = page.getByRole('button', { name: textsIn(officeMessages, 'en')('signOut') });
  await signOut.click();
  await page
    .getByRole('alert')
    .getByText(device('leaveText', { count: '1' }))
    .waitFor();
  await expectToFit(page);
  await expectAccessible(page);
  await signOut.click();
  await page.waitForURL(`**${screens.login}*`);
  await page.context().setOffline(false);
});
