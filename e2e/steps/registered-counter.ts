import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { hidden } from '../stored-language.ts';
import { counterPath, scan, teaCode } from './counter-screen.ts';
import type { Owner } from './sign-up.ts';

/** Makes the browser of a page a counter of the owner's only outlet, and opens its screen, ready to sell. */
export async function openRegistered(page: Page, owner: Owner, name = 'Front') {
  const caller = { token: owner.tokens.access };
  const { rows } = await callApi(outletContract.list, {}, caller);
  const outlet = rows[0];
  const { business } = await callApi(sessionContract.init, {}, caller);
  if (outlet === undefined || business === null) throw new Error('the owner has no outlet');
  const body = { outletId: outlet.id, name };
  const { id, code } = await callApi(salesCounterContract.create, { body }, caller);
  const deviceId = randomUUID();
  const { deviceKey } = await callApi(
    salesCounterContract.register,
    { body: { id, deviceId, deviceName: 'Chromium' } },
    caller,
  );
  const device = {
    counterId: id,
    businessId: business.id,
    deviceId,
    deviceKey,
    code,
    name,
    outletId: outlet.id,
    outletName: outlet.name,
    outletNameNp: outlet.nameNp,
    state: 'ACTIVE',
    freezeReason: null,
  };
  await page.goto(`${inject('base')}/health`);
  await page.evaluate(
    async ({ device: kept, mark }) => {
      localStorage.setItem('bahi.counter.device', mark);
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(`bahi.counter.${kept.businessId}`, 1);
        opening.onupgradeneeded = () => {
          const { result } = opening;
          result.createObjectStore('pointers');
          result.createObjectStore('devices', { keyPath: 'counterId' });
          result.createObjectStore('heads', { keyPath: ['counterId', 'fiscalYear'] });
          result.createObjectStore('lends', { keyPath: 'counterId' });
          result.createObjectStore('answers');
          const invoices = result.createObjectStore('invoices', { keyPath: ['counterId', 'fiscalYear', 'sequence'] });
          invoices.createIndex('waiting', ['waiting', 'fiscalYear', 'sequence']);
          invoices.createIndex('issueKey', 'issueKey');
        };
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const { result } = opening;
          const writing = result.transaction(['pointers', 'devices'], 'readwrite');
          writing.objectStore('devices').put(kept);
          writing.objectStore('pointers').put(kept.counterId, 'current');
          writing.oncomplete = () => {
            result.close();
            resolve();
          };
        };
      });
    },
    { device, mark: hidden(JSON.stringify({ [business.id]: id })) },
  );
  await page.goto(inject('base') + counterPath);
  return { counterId: id, code, businessId: business.id };
}

/** What is lent is kept, and so is what the app is made of: the line may go. */
export async function untilKept(page: Page): Promise<void> {
  await page.locator('[data-lent]').waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
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
