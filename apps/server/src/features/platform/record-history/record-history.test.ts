import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, addressIn } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { toldField } from './told-fields.ts';

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

const historyOf = (kind: RecordKind, id: number, caller = shop.owner) =>
  call(caller, recordHistoryContract.get, { params: { kind, id } });
const write = (kind: RecordKind, recordId: number, text: string, caller = shop.owner) =>
  call(caller, recordHistoryContract.comment, { body: { kind, recordId, text } });

test('who changed what of a customer is told, what it was and what it became, in either language', async () => {
  const place = await addressIn(shop.owner);
  const form = { name: 'Sita Stores', phoneNumber: '9841000001', focalPerson: 'Sita', ...place };
  const { id, version } = await call(shop.owner, customerContract.save, { body: form });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['customer.read', 'customer.create', 'customer.update'],
  });
  const changed = { ...form, id, version, phoneNumber: '9851000002', creditLimit: 125_000, isWalkIn: true };
  await call(clerk, customerContract.save, { body: changed });
  const { events, isCut } = await historyOf('CUSTOMER', id);
  expect(isCut).toBe(false);
  expect(events).toMatchObject([
    { act: 'CHANGED', by: { en: 'Hari Thapa' } },
    { act: 'CREATED', by: { en: 'Sita Gurung' }, changes: [] },
  ]);
  expect(events[0]?.changes).toEqual(
    expect.arrayContaining([
      {
        label: { en: 'Phone', ne: 'फोन' },
        before: { en: '9841000001', ne: '9841000001' },
        after: { en: '9851000002', ne: '9851000002' },
      },
      {
        label: { en: 'Credit limit', ne: 'उधारो सीमा' },
        before: null,
        after: { en: '1,25,000.00', ne: '१,२५,०००.००' },
      },
      {
        label: { en: 'Pays at the counter', ne: 'काउन्टरमै तिर्ने' },
        before: { en: 'No', ne: 'होइन' },
        after: { en: 'Yes', ne: 'हो' },
      },
    ]),
  );
  expect(events[0]?.changes).toHaveLength(3);
});

test('an item tells when its price was changed, which stands on its variant', async () => {
  await call(shop.owner, itemVariantContract.update, {
    params: { id: shop.tea.variantId },
    body: { sellingPrice: 220 },
  });
  const { events } = await historyOf('ITEM', shop.tea.itemId);
  expect(events[0]).toMatchObject({
    act: 'CHANGED',
    changes: [{ label: { en: 'Selling price (Rs)' }, before: { en: '200.00' }, after: { en: '220.00', ne: '२२०.००' } }],
  });
});

test('a bill tells that it was issued, paid and cancelled, and nothing that nobody reads', async () => {
  const bill = await sell(shop);
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: bill.id,
      componentType: 'INVOICE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 40 }],
      totalPayingAmount: 40,
    },
  });
  const { events } = await historyOf('INVOICE', bill.id);
  expect(events.map(({ act }) => act)).toEqual(['CHANGED', 'CREATED']);
  expect(events[0]?.changes).toMatchObject([
    { label: { en: 'Paid (Rs)' }, before: { en: '0.00' }, after: { en: '40.00' } },
  ]);
  const mistaken = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: mistaken.id }, body: { reason: 'Written twice' } });
  const [cancelled] = (await historyOf('INVOICE', mistaken.id)).events;
  expect(cancelled?.changes).toMatchObject([
    { label: { en: 'Status' }, before: { en: 'Final' }, after: { en: 'Cancelled', ne: 'रद्द' } },
    { label: { en: 'Why cancelled' }, before: null, after: { en: 'Written twice' } },
  ]);
});

test('what people write on a record is read by who reads the record, and taken back by who wrote it alone', async () => {
  const { customerId } = shop;
  const written = await write('CUSTOMER', customerId, 'Pays on Fridays');
  expect(written).toMatchObject({ text: 'Pays on Fridays', by: 'Sita Gurung', isOwn: true });
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  expect((await historyOf('CUSTOMER', customerId, reader)).comments).toMatchObject([
    { text: 'Pays on Fridays', isOwn: false },
  ]);
  const params = { id: written.id };
  expect(await refusal(reader, recordHistoryContract.removeComment, { params })).toMatchObject({
    status: 403,
    error: 'recordHistory.notYours',
  });
  await write('CUSTOMER', customerId, 'मंसिरमा तिर्ने भने', reader);
  await call(shop.owner, recordHistoryContract.removeComment, { params });
  expect((await historyOf('CUSTOMER', customerId)).comments.map(({ text }) => text)).toEqual(['मंसिरमा तिर्ने भने']);
  expect((await refusal(shop.owner, recordHistoryContract.removeComment, { params })).status).toBe(404);
});

test('without the right to read a record there is neither its history nor a word on it', async () => {
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['vendor.read'] });
  const params = { kind: 'CUSTOMER', id: shop.customerId } as const;
  expect((await refusal(clerk, recordHistoryContract.get, { params })).status).toBe(403);
  const body = { kind: 'CUSTOMER', recordId: shop.customerId, text: 'Hello' } as const;
  expect((await refusal(clerk, recordHistoryContract.comment, { body })).status).toBe(403);
  const { id } = await write('CUSTOMER', shop.customerId, 'Mine');
  expect((await refusal(clerk, recordHistoryContract.removeComment, { params: { id } })).status).toBe(403);
});

test('a bill of another outlet is not there, nor what was written on it', async () => {
  const bill = await sell(shop, { outletId: shop.outletId });
  await write('INVOICE', bill.id, 'Delivered by van');
  const outletId = await addOutlet(app, shop.owner, 'KTM');
  const clerk = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId, rights: ['invoice.read'] });
  const params = { kind: 'INVOICE', id: bill.id } as const;
  expect((await refusal(clerk, recordHistoryContract.get, { params })).status).toBe(404);
  const body = { kind: 'INVOICE', recordId: bill.id, text: 'Hello' } as const;
  expect((await refusal(clerk, recordHistoryContract.comment, { body })).status).toBe(404);
  // A document of one kind is not found as one of another.
  expect(
    (await refusal(shop.owner, recordHistoryContract.get, { params: { kind: 'EXPENSE', id: bill.id } })).status,
  ).toBe(404);
});

test('a comment without words, one of more than a thousand letters and a kind that is none are refused', async () => {
  const at = async (changes: object) => {
    const body = { kind: 'CUSTOMER', recordId: shop.customerId, text: 'Hello', ...changes } as const;
    return fieldsOf(await refusal(shop.owner, recordHistoryContract.comment, { body }));
  };
  expect(await at({ text: '  ' })).toEqual({ text: 'Required' });
  expect(Object.keys(await at({ text: 'क'.repeat(1001) }))).toEqual(['text']);
  expect(Object.keys(await at({ kind: 'SHOE' }))).toEqual(['kind']);
});

/** What is the record's key, what it is made from or found by, and what is another column's. */
const untold =
  /^(business_id|id|version|created_at|created_by|.*_sound|.*_business_id|called_before|is_cash_customer)$/;
/** What is told by other columns, only printed, reckoned from the lines, or how a document stands in its series. */
const untoldOf: Readonly<Record<string, RegExp>> = {
  item: /^(purchase|sales)_unit_conversion$|^purchase_date_bs$|^tax_rate_id$|^has_variants$/,
  item_variant: /^item_id$|^combination$|^is_default$|^attribute_value_np$/,
  service: /^tax_rate_id$/,
  category: /^kind$/,
  settlement: /^kind$|^fiscal_year$|^sequence$|_bs$|^deleted_(at|by|by_name)$|^created_by_name$/,
  // Not all who see it may see what goods cost.
  stock_paper:
    /^kind$|^fiscal_year$|^sequence$|_bs$|^entry_id$|^value_paisa$|_at$|^cancelled_by|^issue_key$|^created_by_name$/,
  stock_transfer: /^is_on_its_way$|_bs$|_at$|^received_by$|^missing_paisa$|^receipt_entry_id$/,
  // That it came again is told by what came.
  recurring: /^kind$|^(document|voucher)_id$|_bs$|^next_on$|^written_by$/,
  voucher_due: /^(voucher|line)_id$/,
  app_user:
    /^gender$|^date_of_birth$|^picture_file_id$|password|^status_reason$|_at$|^hides_first_steps$|^favourite_reports$/,
  document:
    /^kind$|^party_kind$|^fiscal_year$|^sequence$|^counter_id$|_bs$|^booked_on$|^(vendor|customer)_bill$|^currency$|^foreign_total$|^exchange_rate$|^vat_paisa$|_at$|^cancelled_by|^entry_id$|^issue_key$|_by_name$/,
};
/** The documents' own tables say once more who the party was, what the lines come to and how it is printed. */
const untoldOfDocuments =
  /^is_|^seller$|^(customer|vendor)_(name|pan|phone|address)|^terms$|^(quantity|net|per_unit|sub_total|line_discount|taxable|exempt|zero_rated|rounding|bill_vat|vat|tendered)(_paisa)?$|^(receipt|refund|invoice|purchase|discrepancy|landing_cost|country)_id$|^country_name|^discount_(type|value)$|^print_count$|_at$|^destination$|_bs$|^credit_(rule|limit_paisa|owed_paisa|days|late_days|passed_by)$|^drafted_by$|^approval_by$|^answered_by|^shipping_(vat_paisa|tax_rate_hundredths)$|^rates_include_vat$|^fiscal_year$|^sequence$|^issue_key$|^created_by_name$/;
const documentTables = ['quotation', ...new Set(documentKindNames.map((kind) => documentKinds[kind].table))];

const ownTables = [
  'customer',
  'vendor',
  'item',
  'item_variant',
  'service',
  'price_list',
  'category',
  'outlet',
  'app_user',
  'settlement',
  'stock_paper',
  'stock_transfer',
  'recurring',
];
test.each([...ownTables, 'document', ...documentTables])(
  'every column of %s is told, or left out by its name',
  async (table) => {
    const columns = await app.asOwner(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
      [table],
    );
    const forgotten = columns
      .map(({ name }) => String(name))
      .filter((name) => !untold.test(name) && untoldOf[table]?.test(name) !== true)
      .filter((name) => !documentTables.includes(table) || !untoldOfDocuments.test(name))
      .filter((name) => toldField(table, name) === undefined);
    expect(forgotten).toEqual([]);
  },
);

test('each state, way of payment and approval is said by a word, in either language', () => {
  const codes = ['DRAFT', 'FINAL', 'CANCELLED', 'PUBLISHED', 'ACCEPTED', 'REJECTED', 'CONVERTED', 'APPROVED'];
  expect(Object.keys(dataSheets.texts)).toEqual(expect.arrayContaining([...codes, ...invoicePaymentMode.words]));
});
