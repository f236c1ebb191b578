import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { changeGoods, quotationOf, quote } from '../../../testing/quotations.ts';
import { addCustomer, addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { accept, create, duplicate, get, list, nextNumber, publish, reject, removeDraft, update } = quotationContract;
const day = 86_400_000;

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

const draft = (wishes = {}) => quote(shop, { state: 'DRAFT', ...wishes });
const statesOf = async (own: Shop, query = {}) =>
  (await call(own.owner, list, { query })).rows.map(({ code, state }) => [code?.slice(-2), state]);

test('a quotation is drafted, changed and published: then it has a number of its own series, and stands', async () => {
  const own = await openShop(app);
  const lines = [
    lineOf(own.rice.variantId, { quantity: 2, rate: 95, discountType: '1', discount: 10 }),
    lineOf(own.tea.variantId, { rate: 200, discountType: '2', discount: 20, remarks: 'Best' }),
  ];
  const first = await quote(own, { state: 'DRAFT', lines, discountType: '2', discount: 5, shippingCharge: 50 });
  expect(first).toMatchObject({ code: null, state: 'DRAFT', subTotal: 351, discountAmount: 5, shippingCharge: 50 });
  const changed = await call(own.owner, update, {
    body: {
      ...quotationOf(own, { state: 'DRAFT', lines, remarks: 'For the wedding' }),
      id: first.id,
      version: first.version,
    },
  });
  expect(changed).toMatchObject({ state: 'DRAFT', remarks: 'For the wedding', shippingCharge: 0 });
  expect(await call(own.owner, nextNumber, {})).toEqual({
    quotationNumber: 'QUO-HO-2083/84-00001',
    fiscalYear: '2083/84',
  });
  const shown = await messageOf(own.owner, publish, { params: { id: first.id }, body: { version: changed.version } });
  expect(shown).toBe('Quotation QUO-HO-2083/84-00001 published');
  const published = await call(own.owner, get, { params: { id: first.id } });
  expect(published).toMatchObject({
    code: 'QUO-HO-2083/84-00001',
    state: 'PUBLISHED',
    dueDateBS: '2083-08-11',
    customerName: 'Ram Kirana',
    grandTotal: 171 + 180 * 1.13,
    lines: [
      { particulars: 'Rice', rate: 95 },
      { particulars: 'Tea', taxRate: 13, remarks: 'Best', invoiceId: null },
    ],
    invoices: [],
  });
  const body = { ...quotationOf(own), id: first.id };
  expect(await refusal(own.owner, update, { body })).toMatchObject({
    status: 409,
    error: 'quotation.publishedImmutable',
    message: 'A published quotation is not changed: copy it into a new draft',
  });
  const again = { params: { id: first.id }, body: {} };
  expect(await refusal(own.owner, publish, again)).toMatchObject({ error: 'quotation.publishedImmutable' });
  expect(await refusal(own.owner, removeDraft, again)).toMatchObject({ status: 409, error: 'goodsLines.draftOnly' });
  // It took no number of an invoice, nothing left the shelf, and nothing is owed.
  expect((await sell(own)).code).toBe('INV-HO-2083/84-00001');
  expect((await call(own.owner, customerContract.get, { params: { id: own.customerId } })).dueAmount).toBe(100);
});

test('what nobody wrote into the database can be changed there either', async () => {
  const { id } = await quote(shop);
  const inDatabase = (text: string) =>
    app.asOwner(text, [id]).then(
      () => 'done',
      (error: Error) => error.message,
    );
  expect(await inDatabase('update quotation set remarks = now()::text where id = $1')).toMatch('is published');
  expect(await inDatabase('update quotation_line set rate_paisa = 1 where quotation_id = $1')).toMatch('is published');
  expect(await inDatabase('delete from quotation where id = $1')).toMatch('is published');
  expect(await inDatabase(`update quotation set state = 'CONVERTED' where id = $1`)).toMatch('cannot become CONVERTED');
});

test('a draft is deleted for good, and leaves no gap', async () => {
  const own = await openShop(app);
  const { id } = await quote(own, { state: 'DRAFT' });
  expect(await messageOf(own.owner, removeDraft, { params: { id } })).toBe('Draft deleted');
  expect(await refusal(own.owner, get, { params: { id } })).toMatchObject({ status: 404 });
  expect((await quote(own)).code).toBe('QUO-HO-2083/84-00001');
});

test('it is accepted once, with what the customer said', async () => {
  const { id, version } = await quote(shop);
  const accepted = await call(shop.owner, accept, { params: { id }, body: { remarks: 'By phone', version } });
  expect(accepted).toMatchObject({ state: 'ACCEPTED', answerRemarks: 'By phone', answeredBy: accepted.enteredBy });
  const again = { params: { id }, body: {} };
  expect(await refusal(shop.owner, accept, again)).toMatchObject({
    status: 409,
    error: 'quotation.acceptedBefore',
    message: 'This quotation is already accepted',
  });
  expect(await refusal(shop.owner, reject, again)).toMatchObject({ error: 'quotation.acceptedBefore' });
  const inNepali = { ...shop.owner, language: 'ne' as const };
  expect((await refusal(inNepali, accept, again)).message).toBe('यो कोटेसन पहिले नै स्वीकृत भइसक्यो');
});

test('it is rejected once, without a word if need be, and neither accepted after that', async () => {
  const { id } = await quote(shop);
  expect(await call(shop.owner, reject, { params: { id }, body: {} })).toMatchObject({
    state: 'REJECTED',
    answerRemarks: null,
  });
  for (const answer of [accept, reject])
    expect(await refusal(shop.owner, answer, { params: { id }, body: {} })).toMatchObject({
      status: 409,
      error: 'quotation.rejectedBefore',
    });
});

test('a draft is not answered, and neither is what somebody else has answered meanwhile', async () => {
  const { id } = await draft();
  for (const answer of [accept, reject])
    expect(await refusal(shop.owner, answer, { params: { id }, body: {} })).toMatchObject({
      status: 409,
      error: 'quotation.notPublished',
    });
  const other = await quote(shop);
  const stale = { params: { id: other.id }, body: { version: other.version - 1 || 99 } };
  for (const answer of [accept, reject])
    expect(await refusal(shop.owner, answer, stale)).toMatchObject({ status: 409, error: 'common.stale' });
});

test('it holds to the end of its last day in Kathmandu; after that it is over without anybody saying so', async () => {
  const own = await openShop(app);
  const [last, other] = [await quote(own, { dueDateAD: '2026-11-21' }), await quote(own, { dueDateAD: '2026-11-21' })];
  // A quarter past six in the evening in Greenwich is midnight in Kathmandu.
  app.advance(day + 13.5 * 3_600_000);
  try {
    own.owner = await inOutlet(app, own.owner, null);
    expect((await call(own.owner, accept, { params: { id: last.id }, body: {} })).state).toBe('ACCEPTED');
    app.advance(3_600_000);
    own.owner = await inOutlet(app, own.owner, null);
    expect((await call(own.owner, get, { params: { id: other.id } })).state).toBe('EXPIRED');
    expect(await refusal(own.owner, accept, { params: { id: other.id }, body: {} })).toMatchObject({
      status: 409,
      error: 'quotation.expired',
      message: 'It held until 5 Mangsir 2083 (2026-11-21): copy it into a new draft',
    });
    expect(await statesOf(own, { state: 'EXPIRED' })).toEqual([['02', 'EXPIRED']]);
    expect(await statesOf(own, { state: 'PUBLISHED' })).toEqual([]);
    expect((await call(own.owner, reject, { params: { id: other.id }, body: {} })).state).toBe('REJECTED');
  } finally {
    app.advance(-(day + 14.5 * 3_600_000));
  }
});

test('a copy is a draft of today with the same lines at the same rates, which holds as long', async () => {
  const quoted = await quote(shop, {
    issuedDateAD: '2026-11-10',
    dueDateAD: '2026-11-25',
    remarks: 'As agreed',
    discountType: '1',
    discount: 2.5,
    lines: [lineOf(shop.tea.variantId, { rate: 188.5, quantity: 3, discountType: '2', discount: 1.5 })],
  });
  const copy = await call(shop.owner, duplicate, { params: { id: quoted.id } });
  expect(copy).toMatchObject({
    state: 'DRAFT',
    code: null,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-12-05',
    remarks: 'As agreed',
    grandTotal: quoted.grandTotal,
    lines: [{ rate: 188.5, quantity: 3, discount: 1.5 }],
  });
});

test('what is no longer sold stands on a copy, and is refused at its line when that is published', async () => {
  const jam = await addItem(shop.owner, shop.outletId, {
    name: 'Jam',
    taxable: true,
    sellingPrice: 90,
    quantity: 0,
    cost: 0,
  });
  const buyer = await addCustomer(shop.owner, 'Leaving soon');
  const { id } = await quote(shop, { customerId: buyer, lines: [lineOf(jam.variantId)] });
  await call(shop.owner, itemContract.setStatus, { params: { id: jam.itemId, status: 'INACTIVE' } });
  await call(shop.owner, customerContract.toggle, { params: { id: buyer } });
  const copy = await call(shop.owner, duplicate, { params: { id } });
  const refused = await refusal(shop.owner, publish, { params: { id: copy.id }, body: {} });
  expect(fieldsOf(refused)).toEqual({
    customerId: 'This customer is inactive',
    'lines.0.itemLedgerDetailId': 'This item is inactive',
  });
  expect((await call(shop.owner, get, { params: { id: copy.id } })).state).toBe('DRAFT');
});

test('nothing is published at a total that nobody has seen', async () => {
  const plum = await addItem(shop.owner, shop.outletId, {
    name: 'Plum',
    taxable: false,
    sellingPrice: 90,
    quantity: 0,
    cost: 0,
  });
  const { id } = await draft({ lines: [lineOf(plum.variantId)] });
  const rateOfTea = `(select tax_rate_id from item where id = ${shop.tea.itemId})`;
  await changeGoods(
    app,
    shop.owner,
    `update item set taxable = true, tax_rate_id = ${rateOfTea} where id = ${plum.itemId}`,
  );
  expect(await refusal(shop.owner, publish, { params: { id }, body: {} })).toMatchObject({
    status: 409,
    error: 'goodsLines.totalDiffers',
  });
});

test.each([
  ['no customer', { customerId: '' }, { customerId: 'Required' }],
  ['nobody known', { customerId: 999_999 }, { customerId: 'This customer does not exist' }],
  ['no end', { dueDateAD: '' }, { dueDateAD: 'Required' }],
  ['an end before its day', { dueDateAD: '2026-11-19' }, { dueDateAD: 'It cannot end before its date' }],
  [
    'an end before its day in BS',
    { dueDateAD: '', dueDateBS: '2083-08-03' },
    { dueDateAD: 'It cannot end before its date' },
  ],
  [
    'an end that is over',
    { issuedDateAD: '2026-11-01', dueDateAD: '2026-11-19' },
    { dueDateAD: 'This day is over: a quotation that is published holds until today at least' },
  ],
  ['a day to come', { issuedDateAD: '2026-11-21' }, { issuedDateAD: 'The document date cannot be in the future' }],
  ['no lines', { lines: [] }, { lines: 'Add at least one line' }],
  ['a state that follows', { state: 'ACCEPTED' }, { state: 'Choose from the list' }],
  ['a discount above all', { discountType: '1', discount: 101 }, { discount: 'The discount is above the total' }],
])('%s is refused at its field, and nothing is stored', async (_, wrong, fields) => {
  const before = (await call(shop.owner, list, {})).recordsTotal;
  const refused = await refusal(shop.owner, create, { body: { ...quotationOf(shop), ...wrong } });
  expect(fieldsOf(refused)).toEqual(fields);
  expect((await call(shop.owner, list, {})).recordsTotal).toBe(before);
});

test('a draft may have an end that is over', async () => {
  expect((await draft({ issuedDateAD: '2026-11-01', dueDateAD: '2026-11-19' })).state).toBe('DRAFT');
});

test('the list is narrowed, searched, sorted and paged', async () => {
  const own = await openShop(app);
  const gita = await addCustomer(own.owner, 'Gita Books');
  await quote(own, { issuedDateAD: '2026-11-01', dueDateAD: '2026-11-30' });
  await quote(own, { customerId: gita, lines: [lineOf(own.rice.variantId, { quantity: 5 })] });
  const { id } = await quote(own, { issuedDateAD: '2026-11-10' });
  await quote(own, { state: 'DRAFT' });
  await call(own.owner, reject, { params: { id }, body: {} });
  expect(await statesOf(own)).toEqual([
    [undefined, 'DRAFT'],
    ['02', 'PUBLISHED'],
    ['03', 'REJECTED'],
    ['01', 'PUBLISHED'],
  ]);
  expect(await statesOf(own, { state: 'PUBLISHED' })).toHaveLength(2);
  expect(await statesOf(own, { isActive: false })).toEqual([['03', 'REJECTED']]);
  expect(await statesOf(own, { customerId: gita })).toEqual([['02', 'PUBLISHED']]);
  expect(await statesOf(own, { fromDateAD: '2026-11-05', toDateAD: '2026-11-15' })).toEqual([['03', 'REJECTED']]);
  expect(await statesOf(own, { outletId: own.outletId })).toHaveLength(4);
  for (const search of ['gita', 'QUO-HO-2083/84-00002', '००००२'])
    expect(await statesOf(own, { search })).toEqual([['02', 'PUBLISHED']]);
  expect(await statesOf(own, { sort: 'grandTotal', pageSize: 10, pageNumber: 0 })).toHaveLength(4);
  expect((await statesOf(own, { sort: '-grandTotal' }))[0]).toEqual(['02', 'PUBLISHED']);
});

test('another business finds nothing of it, and an outlet nothing of another', async () => {
  const { owner: stranger } = await openShop(app);
  const { id } = await quote(shop);
  const calls = [accept, reject, publish, duplicate, quotationContract.convert] as const;
  const other = await addOutlet(app, shop.owner, 'PKR');
  const inOther = await inOutlet(app, shop.owner, other);
  for (const person of [stranger, inOther]) {
    for (const one of calls)
      expect([one.call, (await refusal(person, one, { params: { id }, body: {} })).status]).toEqual([one.call, 404]);
    for (const one of [get, removeDraft]) expect((await refusal(person, one, { params: { id } })).status).toBe(404);
    const body = { ...quotationOf(shop), id };
    expect((await refusal(person, update, { body })).status).toBe(404);
    expect((await call(person, list, { query: { search: 'QUO' } })).rows).toEqual([]);
  }
  const there = await call(inOther, create, { body: quotationOf(shop, { outletId: other }) });
  expect(there.code).toBe('QUO-PKR-2083/84-00001');
});

test('who may not create cannot publish what they may edit', async () => {
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['quotation.read', 'quotation.update'],
  });
  const { id } = await draft();
  const body = { ...quotationOf(shop), id };
  expect((await refusal(clerk, update, { body })).status).toBe(403);
  expect((await refusal(clerk, publish, { params: { id }, body: {} })).status).toBe(403);
  expect((await call(clerk, update, { body: { ...body, state: 'DRAFT' } })).state).toBe('DRAFT');
});
