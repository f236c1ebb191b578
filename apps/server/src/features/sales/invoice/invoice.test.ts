import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { addOutlet, addPerson, openBusiness, type Person } from '../../../testing/people.ts';
import { addItem, allowDaysBack, billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const bills = (owner: Person) => call(owner, invoiceContract.list, {});

async function entriesOf(businessId: number, invoiceId: number) {
  return app.asOwner(
    `select line.account_code, line.debit_paisa, line.credit_paisa from journal_entry entry
     join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
     where entry.business_id = $1 and entry.source_kind = 'INVOICE' and entry.source_id = $2 order by entry.id, line_number`,
    [businessId, invoiceId],
  );
}

describe('issuing', () => {
  test('a final bill takes the first number of its fiscal year and posts sales, VAT and cost', async () => {
    const own = await openShop(app);
    const bill = await sell(own, {
      discountType: '2',
      discount: 10,
      shippingCharge: 50,
      lines: [
        lineOf(own.rice.variantId, { quantity: 2 }),
        lineOf(own.tea.variantId, { quantity: 1.5, rate: 200, discountType: '1', discount: 10 }),
      ],
    });
    expect(bill.code).toBe('INV-HO-2083/84-00001');
    expect(bill.issuedDateBS).toBe('2083-08-04');
    expect(bill.isTaxInvoice).toBe(true);
    // Rice 200, tea 300 less 10 % = 270; less 10 spread 4.26 and 5.74; shipping 50 follows the VAT of the tea.
    expect(bill.subTotal).toBe(470);
    expect(bill.exemptAmount).toBe(195.74);
    expect(bill.taxableAmount).toBe(314.26);
    expect(bill.vat).toBe(40.85);
    expect(bill.grandTotal).toBe(550.85);
    expect(bill.remainingAmount).toBe(550.85);
    expect(bill.paymentStatus).toBe('DUE');
    const entries = await entriesOf(own.owner.businessId, bill.id);
    const sumOf = (account: string, side: string) =>
      entries.filter((row) => row['account_code'] === account).reduce((sum, row) => sum + Number(row[side]), 0);
    expect(sumOf('RECEIVABLE', 'debit_paisa')).toBe(55085);
    expect(sumOf('OUTPUT_VAT', 'credit_paisa')).toBe(4085);
    expect(sumOf('SALES', 'credit_paisa')).toBe(46000);
    expect(sumOf('SHIPPING_INCOME', 'credit_paisa')).toBe(5000);
    expect(sumOf('COST_OF_GOODS_SOLD', 'debit_paisa')).toBe(2 * 8000 + 22500);
    expect(sumOf('INVENTORY', 'credit_paisa')).toBe(2 * 8000 + 22500);
  });

  test('a price that includes VAT comes out at that price: on the bill, on its paper and in the books', async () => {
    const own = await openShop(app);
    const { outletId, owner } = own;
    const goods = { taxable: true, vatIncluded: true, sellingPrice: 100, quantity: 2000, cost: 50 };
    const soap = await addItem(owner, outletId, { name: 'Soap', ...goods });
    const bill = await sell(own, {
      lines: [
        lineOf(soap.variantId, { quantity: 10 }),
        lineOf(soap.variantId, { quantity: 1000, rate: 1 }),
        lineOf(soap.variantId, { quantity: 3, discountType: '2', discount: 50 }),
      ],
    });
    expect(bill).toMatchObject({ subTotal: 1991.16, taxableAmount: 1991.16, vat: 258.84, grandTotal: 2250 });
    expect(bill.lines.map((line) => line.netAmount)).toEqual([884.96, 884.96, 221.24]);
    const entries = await entriesOf(owner.businessId, bill.id);
    const vat = entries.filter((row) => row['account_code'] === 'OUTPUT_VAT');
    expect(vat.map((row) => Number(row['credit_paisa']))).toEqual([25884]);
    const { url } = await call(owner, invoiceContract.view, { params: { id: bill.id }, query: { language: 'en' } });
    expect(await (await fetch(app.base.replace('/api/v1', '') + url)).text()).toContain('2,250.00');
  });

  test('a draft has no number and moves no stock; made final it takes the next number', async () => {
    const own = await openShop(app);
    const draft = await sell(own, { state: 'DRAFT', lines: [lineOf(own.rice.variantId, { quantity: 500 })] });
    expect(draft.code).toBeNull();
    expect(await entriesOf(own.owner.businessId, draft.id)).toEqual([]);
    await sell(own);
    const next = await call(own.owner, invoiceContract.nextNumber, { query: {} });
    expect(next.invoiceNumber).toBe('INV-HO-2083/84-00002');
    const final = await call(own.owner, invoiceContract.update, {
      body: { ...billOf(own), id: draft.id, version: draft.version },
    });
    expect(final.code).toBe('INV-HO-2083/84-00002');
    expect(final.lines).toHaveLength(1);
  });

  test('numbers start again with the fiscal year, and name the outlet where there are several', async () => {
    const own = await openShop(app);
    await allowDaysBack(own);
    expect((await sell(own, { issuedDateAD: '2026-07-16', dueDateAD: '2026-07-20' })).code).toBe(
      'INV-HO-2082/83-00001',
    );
    expect((await sell(own, { issuedDateAD: '2026-07-17', dueDateAD: '2026-07-20' })).code).toBe(
      'INV-HO-2083/84-00001',
    );
    const second = await addOutlet(app, own.owner, 'KTM');
    const lamp = await addItem(own.owner, second, {
      name: 'Lamp',
      taxable: true,
      sellingPrice: 90,
      quantity: 5,
      cost: 50,
    });
    const missing = await refusal(own.owner, invoiceContract.create, { body: billOf(own) });
    expect(fieldsOf(missing)).toEqual({ outletId: 'Choose the outlet' });
    expect((await sell(own, { outletId: own.outletId })).code).toBe('INV-HO-2083/84-00002');
    expect((await sell(own, { outletId: second, lines: [lineOf(lamp.variantId)] })).code).toBe('INV-KTM-2083/84-00001');
  });

  test('days may come in BS alone, and must agree when both come', async () => {
    const sent = { issuedDateAD: '', issuedDateBS: '२०८३-०८-०४', dueDateAD: '', dueDateBS: '2083-08-10' };
    const bill = await sell(shop, sent);
    expect([bill.issuedDateAD, bill.dueDateAD]).toEqual(['2026-11-20', '2026-11-26']);
    const body = billOf(shop, { issuedDateBS: '2083-08-05' });
    expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
      issuedDateBS: 'The AD and BS dates differ',
    });
  });

  test.each(['PAN', 'NOT_REGISTERED'] as const)('a %s seller issues a bill without VAT', async (registration) => {
    const own = await openShop(app, registration);
    const bill = await sell(own, { lines: [lineOf(own.tea.variantId, { rate: 200 })] });
    expect(bill.isTaxInvoice).toBe(false);
    expect([bill.vat, bill.taxableAmount, bill.grandTotal]).toEqual([0, 0, 200]);
  });

  test('a business without a profile cannot bill', async () => {
    const owner = await openBusiness(app, { registration: false });
    const failure = await refusal(owner, invoiceContract.create, { body: billOf(shop) });
    expect(failure.status).toBeLessThan(500);
    expect(failure.status).toBeGreaterThanOrEqual(400);
  });
});

describe('what is refused leaves nothing behind', () => {
  const cases: [string, (own: Shop) => object, Record<string, unknown>][] = [
    [
      'a due date before the document date',
      () => ({ dueDateAD: '2026-11-19' }),
      { dueDateAD: 'The due date cannot be before the document date' },
    ],
    [
      'a future bill date',
      () => ({ issuedDateAD: '2026-11-21' }),
      { issuedDateAD: 'The document date cannot be in the future' },
    ],
    [
      'a date that does not exist',
      () => ({ issuedDateAD: '2026-02-30' }),
      { issuedDateAD: 'This date does not exist' },
    ],
    [
      'a month that the calendar has not',
      () => ({ issuedDateAD: '', issuedDateBS: '2083-13-01' }),
      { issuedDateBS: 'Year 1970 to 2100, month 1 to 12, day 1 to 32' },
    ],
    [
      'a remark with a control character',
      () => ({ remarks: 'a\u0007b' }),
      { remarks: 'Contains characters that cannot be used' },
    ],
    ['no lines', () => ({ lines: [] }), { lines: 'Add at least one line' }],
    [
      'a quantity of zero',
      (own) => ({ lines: [lineOf(own.rice.variantId, { quantity: 0 })] }),
      { 'lines.0.quantity': 'Should be greater than 0' },
    ],
    [
      'a rate below zero',
      (own) => ({ lines: [lineOf(own.rice.variantId, { rate: -1 })] }),
      { 'lines.0.rate': 'Cannot be less than 0' },
    ],
    [
      'a discount above the line',
      (own) => ({ lines: [lineOf(own.rice.variantId, { discountType: '2', discount: 100.01 })] }),
      { 'lines.0.discount': 'The discount is above the line' },
    ],
    [
      'a percentage above a hundred',
      (own) => ({ lines: [lineOf(own.rice.variantId, { discount: 101 })] }),
      { 'lines.0.discount': 'The discount is above the line' },
    ],
    [
      'a discount above the total',
      () => ({ discountType: '2', discount: 101 }),
      { discount: 'The discount is above the total' },
    ],
    ['a total of nothing', () => ({ discountType: '1', discount: 100 }), { discount: 'The total must be above 0' }],
    ['an unknown customer', () => ({ customerId: 999999 }), { customerId: 'This customer does not exist' }],
    [
      'an unknown item',
      () => ({ lines: [lineOf(999999)] }),
      { 'lines.0.itemLedgerDetailId': 'This item does not exist' },
    ],
    [
      'three decimals of a rupee',
      (own) => ({ lines: [lineOf(own.rice.variantId, { rate: 1.005 })] }),
      { 'lines.0.rate': 'At most two decimals' },
    ],
    [
      'more than the stock',
      (own) => ({
        lines: [lineOf(own.rice.variantId, { quantity: 60 }), lineOf(own.rice.variantId, { quantity: 41 })],
      }),
      { 'lines.1.quantity': expect.stringMatching(/^Only \d+ in stock$/) },
    ],
  ];

  test.each(cases)('%s', async (_name, change, expected) => {
    const before = await bills(shop.owner);
    const failure = await refusal(shop.owner, invoiceContract.create, { body: { ...billOf(shop), ...change(shop) } });
    expect(fieldsOf(failure)).toMatchObject(expected);
    expect((await bills(shop.owner)).recordsTotal).toBe(before.recordsTotal);
  });

  test('a customer or an item of another business is unknown', async () => {
    const other = await openShop(app);
    const body = billOf(shop, { customerId: other.customerId, lines: [lineOf(other.rice.variantId)] });
    expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body }))).toEqual({
      customerId: 'This customer does not exist',
      'lines.0.itemLedgerDetailId': 'This item does not exist',
    });
  });

  test('the words are Nepali for who reads Nepali', async () => {
    const failure = await refusal({ ...shop.owner, language: 'ne' }, invoiceContract.create, {
      body: billOf(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 1000 })] }),
    });
    expect(failure.errors?.[0]?.message).toMatch(/^मौज्दात [०-९]+ मात्र छ$/);
    const own = await openShop(app);
    const issued = await messageOf({ ...own.owner, language: 'ne' }, invoiceContract.create, { body: billOf(own) });
    expect(issued).toBe('बिल INV-HO-2083/84-00001 जारी भयो');
  });
});

describe('after issuing', () => {
  test('an issued bill is neither changed nor deleted, by whomever', async () => {
    const bill = await sell(shop);
    const failure = await refusal(shop.owner, invoiceContract.update, { body: { ...billOf(shop), id: bill.id } });
    expect([failure.status, failure.error]).toEqual([409, 'invoice.issuedImmutable']);
    expect((await refusal(shop.owner, invoiceContract.removeDraft, { params: { id: bill.id } })).status).toBe(409);
    for (const change of ['update document set total_paisa = 1', 'update invoice set remarks = null, quantity = 9'])
      await expect(app.asOwner(`${change} where id = $1`, [bill.id])).rejects.toThrow('is issued');
    await expect(app.asOwner('delete from document where id = $1', [bill.id])).rejects.toThrow('is issued');
    await expect(app.asOwner(`update document set state = 'DRAFT' where id = $1`, [bill.id])).rejects.toThrow(
      'cannot become DRAFT',
    );
    await expect(app.asOwner('delete from invoice_line where invoice_id = $1', [bill.id])).rejects.toThrow('is issued');
    await expect(app.asOwner('delete from journal_line')).rejects.toThrow('append-only');
  });

  test('of two people who edit one draft the second is told', async () => {
    const draft = await sell(shop, { state: 'DRAFT' });
    const body = { ...billOf(shop, { state: 'DRAFT' }), id: draft.id, version: draft.version };
    await call(shop.owner, invoiceContract.update, { body: { ...body, remarks: 'first' } });
    const second = await refusal(shop.owner, invoiceContract.update, { body: { ...body, remarks: 'second' } });
    expect(second.status).toBe(409);
    expect((await call(shop.owner, invoiceContract.get, { params: { id: draft.id } })).remarks).toBe('first');
  });

  test('what is remarked on a line is kept by the draft, when it is edited, when it is issued, and on its paper', async () => {
    const line = (remarks: string | null) => ({ ...lineOf(shop.rice.variantId), remarks });
    const draft = await sell(shop, { state: 'DRAFT', lines: [line('Serial 4711'), line(null)] });
    const remarksOf = async () => {
      const kept = await call(shop.owner, invoiceContract.get, { params: { id: draft.id } });
      return kept.lines.map(({ remarks }) => remarks);
    };
    expect(draft.lines.map(({ remarks }) => remarks)).toEqual(['Serial 4711', null]);
    expect(await remarksOf()).toEqual(['Serial 4711', null]);
    const body = { ...billOf(shop), id: draft.id, lines: [line('Serial 4711'), line('Second choice')] };
    const edited = await call(shop.owner, invoiceContract.update, {
      body: { ...body, state: 'DRAFT', version: draft.version },
    });
    expect(await remarksOf()).toEqual(['Serial 4711', 'Second choice']);
    await call(shop.owner, invoiceContract.update, { body: { ...body, version: edited.version } });
    expect(await remarksOf()).toEqual(['Serial 4711', 'Second choice']);
    const { url } = await call(shop.owner, invoiceContract.view, { params: { id: draft.id }, query: {} });
    const page = await (await fetch(app.base.replace('/api/v1', '') + url)).text();
    expect(page).toContain('Serial 4711');
    expect(page).toContain('Second choice');
  });

  test('a bill nobody has seen is cancelled with a reason: stock and books are as before, the number stays', async () => {
    const own = await openShop(app);
    const bill = await sell(own, { lines: [lineOf(own.rice.variantId, { quantity: 40 })] });
    expect(bill.isCancellable).toBe(true);
    const cancelled = await call(own.owner, invoiceContract.cancel, {
      params: { id: bill.id },
      body: { reason: 'Wrong name' },
    });
    expect([cancelled.state, cancelled.code, cancelled.remainingAmount]).toEqual(['CANCELLED', bill.code, 0]);
    await sell(own, { lines: [lineOf(own.rice.variantId, { quantity: 100 })] });
    const again = await refusal(own.owner, invoiceContract.cancel, {
      params: { id: bill.id },
      body: { reason: 'Again' },
    });
    expect(again.status).toBe(409);
  });

  test('a draft is deleted for good', async () => {
    const draft = await sell(shop, { state: 'DRAFT' });
    await call(shop.owner, invoiceContract.removeDraft, { params: { id: draft.id } });
    expect((await refusal(shop.owner, invoiceContract.get, { params: { id: draft.id } })).status).toBe(404);
  });
});

describe('who sees what', () => {
  test('an outlet user sees and makes bills of their outlet only', async () => {
    const own = await openShop(app);
    const second = await addOutlet(app, own.owner, 'BTW');
    const bill = await sell(own, { outletId: own.outletId });
    const cashier = await addPerson(app, own.owner, {
      userType: 'OUTLET_USER',
      roleCodes: ['CASHIER'],
      outletId: second,
    });
    expect((await bills(cashier)).rows).toEqual([]);
    expect((await refusal(cashier, invoiceContract.get, { params: { id: bill.id } })).status).toBe(404);
    const elsewhere = await refusal(cashier, invoiceContract.create, { body: billOf(own, { outletId: own.outletId }) });
    expect(fieldsOf(elsewhere)).toEqual({ outletId: 'You do not work in this outlet' });
    const short = await refusal(cashier, invoiceContract.create, { body: billOf(own) });
    expect(fieldsOf(short)).toEqual({ 'lines.0.quantity': 'Only 0 in stock' });
  });

  test('the list finds by number and by name in both scripts, and filters by status', async () => {
    const own = await openShop(app);
    const first = await sell(own);
    await sell(own, { state: 'DRAFT' });
    const found = async (query: object) =>
      (await call(own.owner, invoiceContract.list, { query })).rows.map((row) => row.code);
    for (const search of ['00001', '००००१']) expect(await found({ search })).toEqual([first.code]);
    expect(await found({ search: 'ram' })).toEqual([null, first.code]);
    expect(await found({ paymentStatus: 3 })).toEqual([first.code]);
    expect(await found({ paymentStatus: 'PAID' })).toEqual([]);
    expect(await found({ state: 'DRAFT' })).toEqual([null]);
    expect(await found({ toDateAD: '2026-11-19' })).toEqual([]);
    expect((await refusal(own.owner, invoiceContract.list, { query: { sort: 'secret' } })).status).toBe(400);
  });

  test('overdue is what should have been paid before today, whether a part of it is or nothing', async () => {
    const own = await openShop(app);
    await allowDaysBack(own);
    const past = { issuedDateAD: '2026-11-10', dueDateAD: '2026-11-19' };
    const unpaid = await sell(own, past);
    const partly = await sell(own, past);
    const paid = await sell(own, past);
    const dueToday = await sell(own, { ...past, dueDateAD: '2026-11-20' });
    await sell(own, { ...past, state: 'DRAFT' });
    for (const [bill, amount] of [
      [partly, 13],
      [paid, 100],
    ] as const) {
      const row = { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: amount };
      const body = { componentEntityId: bill.id, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: amount };
      await call(own.owner, paymentContract.create, { body });
    }
    const found = async (isOverdue: boolean) =>
      (await call(own.owner, invoiceContract.list, { query: { isOverdue, sort: 'code' } })).rows.map(
        ({ code }) => code,
      );
    expect(await found(true)).toEqual([unpaid.code, partly.code]);
    expect(await found(false)).toEqual(expect.arrayContaining([paid.code, dueToday.code]));
    expect(await found(false)).toHaveLength(3);
  });
});
