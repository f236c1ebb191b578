import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, type Caller, fieldsOf, outcomeOf, refusal } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountId, enterJournal } from '../voucher/testing/vouchers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { save, get, dispose, restore, sheet } = assetContract;
const soldOn = '2026-11-20';

/** A shop with a rack of 90,000 in its books, bought in Shrawan 2082, and so many packets of tea sold for 200 with VAT. */
async function furnished(): Promise<{ shop: Shop; assetId: number }> {
  const shop = await openShop(app);
  await enterJournal(shop.owner, { FIXED_ASSETS: 90_000, CAPITAL: -90_000 }, { dateAD: '2025-08-01' });
  const rack = { name: 'Rack', pool: 'B', boughtOnAD: '2025-08-01', cost: 90_000, outletId: shop.outletId } as const;
  return { shop, assetId: (await call(shop.owner, save, { body: rack })).id };
}

const sellFor = (shop: Shop, rate: number) =>
  sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 1, rate })] });

const postedOf = (owner: Shop['owner']) =>
  app.asOwner(
    `select account_code, sum(debit_paisa - credit_paisa)::bigint / 100 as rupees from journal_line
     where business_id = $1 and account_code in ('SALES', 'FIXED_ASSETS', 'CASH', 'OUTPUT_VAT', 'RECEIVABLE') group by 1 order by 1`,
    [owner.businessId],
  );

test('what an invoice sold counts once: its sales become the proceeds, and VAT and what is due stay with it', async () => {
  const { shop, assetId } = await furnished();
  const { owner } = shop;
  // 40,000 and VAT of 13 %: 45,200 due.
  const invoice = await sellFor(shop, 40_000);
  expect(invoice).toMatchObject({ grandTotal: 45_200, vat: 5200 });
  const params = { id: assetId };
  const body = { disposedOnAD: soldOn, proceeds: 40_000, invoiceId: invoice.id };
  const gone = await call(owner, dispose, { params, body });
  expect(gone).toMatchObject({ state: 'DISPOSED', proceeds: 40_000, invoiceId: invoice.id, invoiceCode: invoice.code });
  // Sales 40,000 − 40,000; assets 90,000 − 40,000; the customer owes it, and no cash came twice.
  expect(await postedOf(owner)).toEqual([
    { account_code: 'FIXED_ASSETS', rupees: 50_000 },
    { account_code: 'OUTPUT_VAT', rupees: -5200 },
    { account_code: 'RECEIVABLE', rupees: 45_200 },
    { account_code: 'SALES', rupees: 0 },
  ]);
  // 2082/83: 90,000 × 25 % = 22,500, which leaves 67,500; of 2083/84: (67,500 − 40,000) × 25 % = 6,875.
  expect((await call(owner, sheet, { query: { fiscalYear: '2083/84' } })).total).toMatchObject({
    opening: 67_500,
    disposed: 40_000,
    depreciation: 6875,
    gain: 0,
    closing: 20_625,
  });
  const reason = 'Slip';
  expect(await refusal(owner, invoiceContract.cancel, { params: { id: invoice.id }, body: { reason } })).toMatchObject({
    message: expect.stringContaining('A fixed asset was sold by this invoice'),
  });
  const back = await call(owner, restore, { params, body: { reason } });
  expect(back).toMatchObject({ state: 'IN_USE', invoiceId: null, invoiceCode: null, voucherId: null });
  expect(await postedOf(owner)).toContainEqual({ account_code: 'SALES', rupees: -40_000 });
  await call(owner, invoiceContract.cancel, { params: { id: invoice.id }, body: { reason } });
});

test('of one invoice no more is taken over than its sales, by however many assets; what does not fit is said at its field', async () => {
  const { shop, assetId } = await furnished();
  const { owner, outletId } = shop;
  const chair = { name: 'Chair', pool: 'B', boughtOnAD: '2025-08-01', cost: 500, outletId } as const;
  const { id: chairId } = await call(owner, save, { body: chair });
  const invoice = await sellFor(shop, 10_000);
  const body = { disposedOnAD: soldOn, proceeds: 7000, invoiceId: invoice.id };
  const refused = async (id: number, said: object, caller: Caller = owner) =>
    fieldsOf(await refusal(caller, dispose, { params: { id }, body: { ...body, ...said } }));
  expect(await refused(assetId, { proceeds: 10_000.01 })).toEqual({
    proceeds: 'Of the sales of this invoice Rs 10,000.00 without VAT are left',
  });
  expect(Object.keys(await refused(assetId, { proceeds: 0 }))).toEqual(['proceeds']);
  expect(Object.keys(await refused(assetId, { invoiceId: 999_999 }))).toEqual(['invoiceId']);
  expect((await refused(assetId, { disposedOnAD: '2026-11-19' }))['disposedOnAD']).toContain('The invoice is of');
  expect((await refused(assetId, { disposedOnAD: '2026-07-01' }))['disposedOnAD']).toContain('same fiscal year');
  await call(owner, dispose, { params: { id: assetId }, body });
  const nepali = await refused(chairId, {}, { ...owner, language: 'ne' });
  expect(nepali['proceeds']).toContain('रु ३,०००.०० मात्र बाँकी');
  const last = await call(owner, dispose, { params: { id: chairId }, body: { ...body, proceeds: 3000 } });
  expect(last).toMatchObject({ invoiceId: invoice.id });
  expect(await postedOf(owner)).toContainEqual({ account_code: 'SALES', rupees: 0 });
  expect(await refusal(owner, creditNoteContract.save, { body: returnOf(invoice, [1]) })).toMatchObject({
    message: expect.stringContaining('take its disposal back first'),
  });
  const alone = `update asset set invoice_id = null where business_id = ${owner.businessId} and id = ${chairId}`;
  expect(await faultsOf(withFaults(app, alone), 'assets sold by invoices')).toMatchObject([{ asset_id: chairId }]);
});

test('an invoice that was credited sells no asset; without an invoice money comes onto an account as before', async () => {
  const { shop, assetId } = await furnished();
  const { owner } = shop;
  const invoice = await sellFor(shop, 10_000);
  await credit(shop, returnOf(invoice, [1]));
  const body = { disposedOnAD: soldOn, proceeds: 100, invoiceId: invoice.id };
  expect(fieldsOf(await refusal(owner, dispose, { params: { id: assetId }, body }))).toEqual({
    invoiceId: 'A credit note or a draft of one is on this invoice: say the account into which the money came instead',
  });
  const cash = await accountId(owner, 'CASH');
  await call(owner, dispose, {
    params: { id: assetId },
    body: { disposedOnAD: soldOn, proceeds: 100, accountId: cash },
  });
  expect(await call(owner, get, { params: { id: assetId } })).toMatchObject({ invoiceId: null, proceeds: 100 });
  expect(await postedOf(owner)).toContainEqual({ account_code: 'CASH', rupees: 100 });
});

test('a draft of a credit note cannot be moved onto an invoice by which an asset was sold', async () => {
  const { shop, assetId } = await furnished();
  const { owner } = shop;
  const [sold, other] = [await sellFor(shop, 10_000), await sellFor(shop, 10_000)];
  const draft = await credit(shop, returnOf(other, [1], { state: 'DRAFT' }));
  const disposal = { disposedOnAD: soldOn, proceeds: 10_000, invoiceId: sold.id };
  await call(owner, dispose, { params: { id: assetId }, body: disposal });
  for (const state of ['DRAFT', 'FINAL'] as const) {
    const body = { ...returnOf(sold, [1], { state }), id: draft.id };
    expect(await refusal(owner, creditNoteContract.save, { body })).toMatchObject({
      message: expect.stringContaining('take its disposal back first'),
    });
  }
  expect(await postedOf(owner)).toContainEqual({ account_code: 'SALES', rupees: -10_000 });
  const issued = await credit(shop, { ...returnOf(other, [1]), id: draft.id });
  expect(issued).toMatchObject({ id: draft.id, invoiceId: other.id, state: 'FINAL' });
});

test('a draft that is written while an invoice sells an asset is seen: of the two the one that came first stands', async () => {
  const { shop, assetId } = await furnished();
  const { owner } = shop;
  const invoice = await sellFor(shop, 10_000);
  const note = { body: returnOf(invoice, [1], { state: 'DRAFT' }) };
  const disposal = { disposedOnAD: soldOn, proceeds: 100, invoiceId: invoice.id };
  const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  // Both wait for the invoice, the note before the disposal.
  const outcomes = await app.services.database.transaction('write', tenant, async (tx) => {
    await tx.query('select id from document where business_id = $1 and id = $2 for update', [
      owner.businessId,
      invoice.id,
    ]);
    const noted = outcomeOf(owner, creditNoteContract.save, note);
    await waiting(1);
    const disposed = outcomeOf(owner, dispose, { params: { id: assetId }, body: disposal });
    await waiting(2);
    return { noted, disposed };
  });
  expect(await outcomes.noted).toBe('done');
  expect(await outcomes.disposed).not.toBe('done');
  expect(await call(owner, get, { params: { id: assetId } })).toMatchObject({ state: 'IN_USE' });
});

/** Until so many transactions of the server wait for a lock. */
function waiting(count: number): Promise<void> {
  const asked = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return vi.waitFor(async () => expect(await app.asOwner(asked)).toEqual([{ n: count }]), { timeout: 10_000 });
}
