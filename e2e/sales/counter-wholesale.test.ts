import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, spend, test } from '../browser.ts';
import { counterOf, scan } from '../steps/counter-screen.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { invoicesOf, openRegistered, untilKept } from '../steps/registered-counter.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { openWholesale } from '../steps/wholesale.ts';

const opening = {
  language: 'ne',
  width: 390,
  keepsApp: true,
  allowedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
} as const;

test('at a registered counter without a line two cartons, one free, and five pieces are sold on one bill by touch', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, opening);
  await openWholesale(owner);
  await openRegistered(page, owner, 'ne');
  await untilKept(page);
  const { input, lines, total, goods, t, waiting } = counterOf(page, 'ne');
  spend(page);
  await page.context().setOffline(true);
  const line = (number: number) => ({ number: digitsIn('ne', String(number)) });
  await input.focus();
  await scan(page, 'BIS');
  await expect.poll(() => lines.count()).toBe(1);
  await input.focus();
  await scan(page, 'BIS');
  await expect.poll(() => page.getByLabel(goods('quantityOf', line(1))).inputValue()).toBe('४८');
  const unit = page.getByLabel(goods('unitOf', line(1)));
  await unit.selectOption({ label: 'कार्टुन (२४)' });
  // What two scans counted in pieces is two cartons, as the note below says.
  await expect.poll(() => page.getByLabel(goods('quantityOf', line(1))).inputValue()).toBe('२');
  await page.getByRole('button', { name: t('more', line(1)) }).click();
  await page.getByRole('button', { name: t('less', line(1)) }).click();
  await page.getByLabel(goods('freeOf', line(1))).fill('1');
  // Beside the cartons the pieces are a line of their own.
  await input.focus();
  await scan(page, 'BIS');
  await expect.poll(() => lines.count()).toBe(2);
  await page.getByLabel(goods('quantityOf', line(2))).fill('5');
  // Two cartons at 300 and five pieces at 12.50, with VAT.
  await expect.poll(() => total.innerText()).toBe(digitsIn('ne', '748.63'));
  await expectToFit(page);
  await expectAccessible(page);
  const small = await lines.locator('button, select, input').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return height < 44 ? [`${target.getAttribute('aria-label')}: ${width} × ${height}`] : [];
    }),
  );
  expect(small, 'targets that a thumb misses').toEqual([]);
  await page.keyboard.press('F9');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('iframe[data-slip$="-000001"]').waitFor({ state: 'attached' });
  await page.context().setOffline(false);
  await waiting.and(page.locator('[data-waiting="0"]')).waitFor({ timeout: 60_000 });
  await expect.poll(async () => (await invoicesOf(owner)).length, { timeout: 60_000 }).toBe(2);
  const sold = (await invoicesOf(owner)).find(({ grandTotal }) => grandTotal === 748.63);
  const caller = { token: owner.tokens.access };
  const invoice = await callApi(invoiceContract.get, { params: { id: sold?.id ?? 0 } }, caller);
  expect(invoice.lines).toMatchObject([
    { quantity: 2, freeQuantity: 1, countedQuantity: 72, writtenIn: { own: 24, per: 1 } },
    { quantity: 5, freeQuantity: 0 },
  ]);
});
