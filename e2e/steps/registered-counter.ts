import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { counterPath, scan, teaCode } from './counter-screen.ts';
import type { Owner } from './sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

/** Makes the browser of a page a counter of the owner's only outlet, by the list of counters, and opens its screen. */
export async function openRegistered(page: Page, owner: Owner, language: Language, name = 'Front') {
  const { counterId, code } = await newCounter(owner, name);
  await registerHere(page, { counterId, code, name }, language);
  await untilLent(owner, counterId);
  await page.goto(inject('base') + counterPath);
  return { counterId, code };
}

/** A counter of the owner's only outlet, without a device. */
export async function newCounter(owner: Owner, name: string) {
  const caller = { token: owner.tokens.access };
  const { rows } = await callApi(outletContract.list, {}, caller);
  const body = { outletId: rows[0]?.id ?? 0, name };
  const { id: counterId, code } = await callApi(salesCounterContract.create, { body }, caller);
  return { counterId, code };
}

/** Asks in the list of counters that this browser be one. */
export async function registerHere(
  page: Page,
  { counterId, code, name }: { counterId: number; code: string; name: string },
  language: Language,
  base = inject('base'),
): Promise<void> {
  const t = textsIn(salesCounterScreenMessages, language);
  await page.goto(`${base + screens.salesCounters}?view=${counterId}`);
  await page
    .getByRole('dialog', { name: `${code} · ${name}` })
    .getByRole('button', { name: t('register') })
    .click();
  await page
    .getByRole('dialog', { name: textsIn(uiMessages, language)('confirmTitle') })
    .getByRole('button', { name: t('register') })
    .click();
}

/** By the server something is lent to a counter. */
export async function untilLent(owner: Owner, counterId: number): Promise<void> {
  const caller = { token: owner.tokens.access };
  await expect
    .poll(async () => (await callApi(salesCounterContract.get, { params: { id: counterId } }, caller)).lentUntil, {
      message: 'it may sell without the line',
    })
    .not.toBe(null);
}

/** What is lent is kept, and so is what the app is made of: the line may go. */
export async function untilKept(page: Page): Promise<void> {
  await page.locator('[data-lent]').waitFor();
  await expect.poll(() => keepsCounter(page), { message: 'the screen of the counter is kept' }).toBe(true);
}

async function keepsCounter(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().some(({ url }) => url.includes('/CounterPage-'));
  });
}

/** Sells one packet of tea for cash, exactly. Answers its number. */
export async function sellTea(page: Page): Promise<string> {
  const slips = page.locator('iframe[data-slip]');
  const before = (await slips.count()) === 0 ? null : await slips.getAttribute('data-slip');
  await page.locator('[data-counter-input]').focus();
  await scan(page, teaCode);
  await page.locator('li[data-line]').first().waitFor();
  await page.keyboard.press('F9');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => ((await slips.count()) === 0 ? null : slips.getAttribute('data-slip')), { message: 'its slip' })
    .not.toBe(before);
  return (await slips.getAttribute('data-slip')) ?? '';
}

/** All that is in the books of the owner, in the order of the numbers. */
export async function invoicesOf(owner: Owner) {
  const caller = { token: owner.tokens.access };
  const { rows } = await callApi(invoiceContract.list, { query: { sort: 'code' } }, caller);
  return rows;
}

/** Leaves what waits on the device as it is once the server has answered that it is posted. */
export function forgetThatTheyWait(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) => one.name?.startsWith('bahi.counter.'));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('invoices', 'readwrite');
        const walking = transaction.objectStore('invoices').openCursor();
        walking.onsuccess = () => {
          const cursor = walking.result;
          if (cursor === null) return;
          const { waiting: _, ...invoice } = cursor.value;
          cursor.update({ ...invoice, taken: { state: 'POSTED', invoiceId: 1, reason: null } });
          cursor.continue();
        };
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  });
}
