import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReturnRegisterContract } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
const month = { fromDate: '2083-08-01', toDate: '2083-08-29' };

/** What both registers are about: a sale in parts, one that was cancelled, and three notes of the first. */
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  const tea = lineOf(shop.tea.variantId, { rate: 200, quantity: 3 });
  const rice = lineOf(shop.rice.variantId, { quantity: 2 });
  const bill = await sell(shop, { lines: [tea, rice], shippingCharge: 100, discountType: '2', discount: 80 });
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  await credit(shop, returnOf(bill, [1, 0]));
  const lines = [{ invoiceLineId: bill.lines[1]?.id ?? 0, amount: 20 }];
  await credit(shop, { ...returnOf(bill, []), case: 'PRICE', lines });
  await credit(shop, returnOf(bill, [0, 1], { case: 'MISTAKE', shippingCharge: 40 }));
});
afterAll(() => app.close());

type Register = typeof salesRegisterContract | typeof salesReturnRegisterContract;

/** A register as it is handed in, read back from its file: each row in a line, cells apart by tabs. */
async function fileOf(register: Register, language: 'ne' | 'en'): Promise<string> {
  const body = { ...month, fileType: 'EXCEL' as const, language };
  const answer = await send(shop.owner, register.download, { body });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  return `${rows
    .map((row) =>
      row
        .map((cell) => String(cell ?? ''))
        .join('\t')
        .trimEnd(),
    )
    .join('\n')}\n`;
}

test.for(['ne', 'en'] as const)('the sales register is the form of the tax office, in %s', async (language) => {
  await expect(await fileOf(salesRegisterContract, language)).toMatchFileSnapshot(
    `paper/sales-register.${language}.tsv`,
  );
});

test.for(['ne', 'en'] as const)('the sales return register is the form of the tax office, in %s', async (language) => {
  await expect(await fileOf(salesReturnRegisterContract, language)).toMatchFileSnapshot(
    `paper/sales-return-register.${language}.tsv`,
  );
});

test('the registers and the ledger say the same of a month', async () => {
  const [sold] = await app.asOwner(
    `select
       coalesce(sum(credit_paisa - debit_paisa) filter (where account_code in ('SALES', 'SALES_RETURNS', 'SHIPPING_INCOME')), 0)::float8 / 100 as net,
       coalesce(sum(credit_paisa - debit_paisa) filter (where account_code = 'OUTPUT_VAT'), 0)::float8 / 100 as vat
     from journal_line where business_id = $1`,
    [shop.owner.businessId],
  );
  const sales = (await call(shop.owner, salesRegisterContract.generate, { body: month })).totals;
  expect(sales).toMatchObject({ total: sold?.['net'], vat: sold?.['vat'] });
  const returns = (await call(shop.owner, salesReturnRegisterContract.generate, { body: month })).totals;
  const gross = (await call(shop.owner, salesRegisterContract.generate, { body: { ...month, withoutReturns: true } }))
    .totals;
  expect(Math.round((gross.total - returns.total) * 100) / 100).toBe(sales.total);
  expect(Math.round((gross.vat - returns.vat) * 100) / 100).toBe(sales.vat);
  expect(returns.exempt + returns.taxable).toBeCloseTo(returns.total, 2);
});

test('returns are narrowed to a case, and what was cancelled counts nothing', async () => {
  const { rows } = await call(shop.owner, salesReturnRegisterContract.generate, { body: { ...month, case: 'PRICE' } });
  expect(rows).toMatchObject([{ case: 'PRICE', quantity: null, unitName: null, total: 20 }]);
  const { rows: sales } = await call(shop.owner, salesRegisterContract.generate, {
    body: { ...month, withoutReturns: true, sort: 'number' },
  });
  expect(sales.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
});
