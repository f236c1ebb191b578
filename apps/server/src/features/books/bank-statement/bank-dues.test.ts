import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { componentType } from '@bahi/contract/money/payment/payment-form';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, type Caller, fieldsOf, outcomeOf, refusal } from '../../../testing/caller.ts';
import { paying, row } from '../../../testing/paying.ts';
import { addPerson } from '../../../testing/people.ts';
import { addCustomer, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { bankOf, fileOf, openOf, readFile, receive, type Reconciliation } from './testing/statements.ts';

vi.setConfig({ testTimeout: 60_000 });

const { makePayment, matches } = bankStatementContract;

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

type Offer = Reconciliation['dueOffers'][number];
const today = '2026-11-20';

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('nothing there');
  return found;
}

/** So many kilos of rice at 100 on credit. */
const sellRice = (shop: Shop, quantity: number, said: Parameters<typeof sell>[1] = {}) =>
  sell(shop, { ...said, lines: [lineOf(shop.rice.variantId, { quantity })] });

/** Ten packets of tea at 100 with VAT: 1,130.00, of which 1,000.00 are without it. */
const sellTea = (shop: Shop, said: Parameters<typeof sell>[1] = {}) =>
  sell(shop, { ...said, lines: [lineOf(shop.tea.variantId, { quantity: 10 })] });

const early = { issuedDateAD: '2026-11-17' };

const accept = (caller: Caller, offer: Offer) => call(caller, makePayment, acceptanceOf(offer));

function acceptanceOf({ line, documents, natures, heldAmount }: Offer) {
  const body = {
    documents: documents.map(({ type, id }) => ({
      componentType: there(componentType.words.find((word) => word === type)),
      componentEntityId: id,
    })),
    ...(heldAmount === null ? {} : { tdsNature: natures[0] }),
  };
  return { params: { id: line }, body };
}

const idsOf = (offers: readonly Offer[]) => offers.map(({ documents }) => documents.map(({ id }) => id));

async function dueOf({ owner }: Shop, componentEntityId: number) {
  const params = { componentTypeKey: 'INVOICE' as const, componentEntityId };
  return (await call(owner, paymentContract.ofComponent, { params })).paymentStatus;
}

describe('what is due is offered for a line that the books have nothing for', () => {
  test('an invoice of the very amount becomes a receipt of the line’s day, account and the invoice’s outlet, matched at once', async () => {
    const shop = await openShop(app);
    const { owner, outletId } = shop;
    await allowDaysBack(shop);
    const [first, second] = [await sellRice(shop, 5, early), await sellRice(shop, 3, early)];
    await readFile(owner, fileOf(0, [['2026-11-18', 'FT', 'R-9', 500]]));
    const found = await openOf(owner);
    expect([found.offers, idsOf(found.dueOffers)]).toEqual([[], [[first.id]]]);
    expect(found.dueOffers).toMatchObject([{ amount: 500, heldAmount: null, natures: [], isLearnt: false }]);
    expect(await call(owner, matches, { params: { id: await bankOf(owner) }, query: {} })).toMatchObject({ rows: [] });
    await accept(owner, there(found.dueOffers[0]));
    expect([await dueOf(shop, first.id), await dueOf(shop, second.id)]).toEqual(['PAID', 'DUE']);
    const { rows } = await call(owner, paymentContract.listSettlements, { query: { outletId } });
    expect(rows).toMatchObject([{ totalAmount: 500, receivedDateAD: '2026-11-18' }]);
    expect(await openOf(owner)).toMatchObject({ lines: [], books: [], dueOffers: [] });
  });

  test('a payment that is there comes first, and then no document is offered', async () => {
    const shop = await openShop(app);
    await sellRice(shop, 5);
    await receive(shop, 500);
    await sellRice(shop, 5);
    await readFile(shop.owner, fileOf(0, [[today, 'FT', '', 500]]));
    const found = await openOf(shop.owner);
    expect([found.offers.length, found.dueOffers]).toEqual([1, []]);
  });

  test('one less the tax that its customer held back: both parts are entered, and it is paid', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    // Of 1,000.00 at 1.5 % are 15.00.
    const sold = await sellTea(shop);
    expect(sold).toMatchObject({ grandTotal: 1130, vat: 130 });
    await readFile(owner, fileOf(0, [[today, 'FT', '', 1115]]));
    const { dueOffers } = await openOf(owner);
    expect(dueOffers).toMatchObject([{ amount: 1115, heldAmount: 15, documents: [{ id: sold.id, dueAmount: 1130 }] }]);
    expect(dueOffers[0]?.natures).toEqual(expect.arrayContaining(['SERVICE_VAT', 'CONTRACT']));
    await accept(owner, there(dueOffers[0]));
    expect(await dueOf(shop, sold.id)).toBe('PAID');
    const held = await call(owner, tdsContract.withheld, { query: {} });
    expect(held.rows).toMatchObject([{ base: 1000, amount: 15, nature: dueOffers[0]?.natures[0] }]);
    expect(await openOf(owner)).toMatchObject({ lines: [], books: [] });
  });

  test('several of one customer are one receipt, and of a vendor a payment each', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    const sold = [await sellRice(shop, 5), await sellRice(shop, 3), await sellRice(shop, 4)];
    const { id: vendorId } = await addVendor(owner, { name: 'Landlord' });
    const category = { categoryName: 'Rent', categoryType: 'EXPENSE' };
    const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
    const spend = (heading: string, totalBillAmount: number) =>
      call(owner, expenseContract.save, {
        body: { vendorId, categoryId, heading, totalBillAmount, billDateAD: today, dueDateAD: today },
      });
    const spent = [await spend('Kartik', 210), await spend('Mangsir', 330)];
    await readFile(
      owner,
      fileOf(0, [
        [today, 'Slip', '', 900],
        [today, 'Cheque', '', -540],
      ]),
    );
    const { dueOffers } = await openOf(owner);
    expect(idsOf(dueOffers)).toEqual([[sold[0]?.id, sold[2]?.id], spent.map(({ id }) => id)]);
    for (const offer of dueOffers) await accept(owner, offer);
    const { rows } = await call(owner, paymentContract.listSettlements, { query: {} });
    expect(rows.map(({ totalAmount }) => totalAmount).toSorted((one, other) => one - other)).toEqual([210, 330, 900]);
    const matched = await call(owner, matches, { params: { id: await bankOf(owner) }, query: {} });
    expect(matched.rows.map(({ amount, books }) => [amount, books.length])).toEqual([
      [-540, 2],
      [900, 1],
    ]);
  });

  test('of two customers none is offered, until the bank’s text names one or a former match tells whose it is', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    const sita = await addCustomer(owner, 'Sita Stores');
    const [, hers] = [await sellRice(shop, 5), await sellRice(shop, 5, { customerId: sita })];
    await readFile(owner, fileOf(0, [[today, 'FT mobile', '', 500]]));
    expect((await openOf(owner)).dueOffers).toEqual([]);
    await readFile(owner, fileOf(500, [[today, 'IPS SITA STORES', '', 500]]));
    const { dueOffers } = await openOf(owner);
    expect(idsOf(dueOffers)).toContainEqual([hers.id]);
  });
});

describe('what is accepted is judged anew', () => {
  test('documents that come to another amount, of several parties, of the other way or of a later day are refused', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    const other = await addCustomer(owner, 'Sita Stores');
    const [one, hers] = [await sellRice(shop, 5), await sellRice(shop, 5, { customerId: other })];
    await readFile(
      owner,
      fileOf(0, [
        ['2026-11-19', 'Early', '', 500],
        [today, 'In', '', 1000],
        [today, 'Out', '', -500],
      ]),
    );
    const { lines } = await openOf(owner);
    const refused = async (amount: number, ids: number[], caller: Caller = owner) => {
      const documents = ids.map((id) => ({ componentType: 'INVOICE' as const, componentEntityId: id }));
      const params = { id: lines.find((line) => line.amount === amount)?.id ?? 0 };
      return fieldsOf(await refusal(caller, makePayment, { params, body: { documents } }));
    };
    const said = 'Due on these is Rs 500.00, but the line is of Rs 1,000.00: look again';
    expect(await refused(1000, [one.id])).toEqual({ documents: said });
    expect((await refused(1000, [one.id], { ...owner, language: 'ne' }))['documents']).toContain('बाँकी छ');
    expect(await refused(1000, [one.id, hers.id])).toEqual({
      documents: 'These are of several parties: one payment is of one',
    });
    expect(Object.keys(await refused(-500, [one.id]))).toEqual(['documents']);
    expect(Object.keys(await refused(500, [one.id]))).toEqual(['documents']);
    expect((await openOf(owner)).lines.length).toBe(3);
    expect(await dueOf(shop, one.id)).toBe('DUE');
  });

  test('the same line is accepted once, also where two do it at once', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    await sellRice(shop, 5);
    await sellRice(shop, 5);
    await readFile(owner, fileOf(0, [[today, 'FT', '', 500]]));
    const offer = there((await openOf(owner)).dueOffers[0]);
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(owner, makePayment, acceptanceOf(offer))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toEqual(['done']);
    expect(await refusal(owner, makePayment, acceptanceOf(offer))).toMatchObject({ status: 409 });
    expect((await call(owner, paymentContract.listSettlements, { query: {} })).rows.length).toBe(1);
  });

  test('a document that is named twice, a month that is locked and who may not enter payments are refused', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    await allowDaysBack(shop);
    const sold = await sellRice(shop, 5, { issuedDateAD: '2026-10-10' });
    await readFile(
      owner,
      fileOf(0, [
        ['2026-10-12', 'FT', '', 500],
        [today, 'FT', '', 1000],
      ]),
    );
    const found = await openOf(owner);
    const offer = there(found.dueOffers[0]);
    const twice = { ...offer, documents: [...offer.documents, ...offer.documents], line: there(found.lines[1]).id };
    expect(Object.keys(fieldsOf(await refusal(owner, makePayment, acceptanceOf(twice))))).toEqual(['documents']);
    const rights = ['bank-statement.read', 'bank-statement.update', 'invoice.read'] as const;
    const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights });
    expect(await refusal(clerk, makePayment, acceptanceOf(offer))).toMatchObject({ status: 403 });
    const lock = { throughDayAD: '2026-10-17', scope: 'ALL', reason: 'Returned' } as const;
    await call(owner, periodLockContract.lock, { body: lock });
    expect(Object.keys(fieldsOf(await refusal(owner, makePayment, acceptanceOf(offer))))).toEqual(['documents']);
    expect(await dueOf(shop, sold.id)).toBe('DUE');
  });

  test('who may not enter payments is offered nothing', async () => {
    const shop = await openShop(app);
    await sellRice(shop, 5);
    await readFile(shop.owner, fileOf(0, [[today, 'FT', '', 500]]));
    const rights = ['bank-statement.read', 'bank-statement.update'] as const;
    const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
    const id = await bankOf(shop.owner);
    const found = await call(clerk, bankStatementContract.open, { params: { id } });
    expect([found.lines.length, found.dueOffers]).toEqual([1, []]);
  });
});

describe('tax that is said to be held back', () => {
  async function refusedTax({ owner }: Shop, amount: number, componentEntityId: number, said: object = {}) {
    const id = there((await openOf(owner)).lines.find((line) => line.amount === amount)).id;
    const documents = [{ componentType: 'INVOICE' as const, componentEntityId, ...said }];
    const body = { documents, tdsNature: amount === 1115 ? ('SERVICE_FEE' as const) : ('CONTRACT' as const) };
    return Object.keys(fieldsOf(await refusal(owner, makePayment, { params: { id }, body })));
  }

  test('is refused where it is not that of the rate, of a document that is paid in part, or of one that we pay', async () => {
    const shop = await openShop(app);
    const { owner, customerId } = shop;
    const sold = await sellTea(shop);
    const { id: vendorId } = await addVendor(owner, { name: 'Landlord' });
    const category = { categoryName: 'Rent', categoryType: 'EXPENSE' };
    const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
    const rent = { heading: 'Kartik', totalBillAmount: 1000, billDateAD: today, dueDateAD: today };
    const spent = await call(owner, expenseContract.save, { body: { vendorId, categoryId, ...rent } });
    await readFile(
      owner,
      fileOf(0, [
        [today, 'One rupee', '', 1],
        [today, 'At 15 % it is 150.00', '', 1115],
        [today, 'What is left, less 15.00', '', 1015],
        [today, 'Ours', '', -985],
      ]),
    );
    expect(await refusedTax(shop, 1, sold.id)).toEqual(['documents']);
    expect(await refusedTax(shop, 1115, sold.id)).toEqual(['documents']);
    expect(await refusedTax(shop, -985, spent.id, { componentType: 'EXPENSE' })).toEqual(['documents']);
    const part = { ...paying([row(100)]), customerId, outletId: shop.outletId };
    await call(owner, paymentContract.createSettlement, { body: part });
    expect(await refusedTax(shop, 1015, sold.id)).toEqual(['documents']);
    expect(await call(owner, tdsContract.withheld, { query: {} })).toMatchObject({ rows: [] });
  });

  test('is of the rate that holds on the day of the line, when it is offered and when it is entered', async () => {
    const shop = await openShop(app);
    const { owner } = shop;
    await allowDaysBack(shop);
    const sold = await sellTea(shop, early);
    const rate = { nature: 'CONTRACT', rate: 2, fromDayAD: '2026-11-19', source: 'Act' } as const;
    await call(owner, tdsContract.saveRate, { body: rate });
    await readFile(
      owner,
      fileOf(0, [
        ['2026-11-18', 'FT', '', 1115],
        [today, 'FT', '', 1115.01],
      ]),
    );
    const { dueOffers } = await openOf(owner);
    expect(dueOffers).toMatchObject([{ amount: 1115, heldAmount: 15, documents: [{ id: sold.id }] }]);
    expect(dueOffers[0]?.natures).toContain('CONTRACT');
    expect(await refusedTax(shop, 1115.01, sold.id)).toEqual(['documents']);
    await accept(owner, { ...there(dueOffers[0]), natures: ['CONTRACT'] });
    expect(await dueOf(shop, sold.id)).toBe('PAID');
  });
});
