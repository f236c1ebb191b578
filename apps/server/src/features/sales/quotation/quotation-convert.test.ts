import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addPerson, inOutlet } from '../../../testing/people.ts';
import { changeGoods, quote } from '../../../testing/quotations.ts';
import { addCustomer, addItem, billOf, lineOf, openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { accept, convert, get, ofInvoice, reject } = quotationContract;
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

const turn = (id: number, lineIds?: number[]) =>
  call(shop.owner, convert, { params: { id }, body: lineIds === undefined ? {} : { lineIds } });
const refusedTurn = (id: number, body = {}) => refusal(shop.owner, convert, { params: { id }, body });
const invoiceOf = (id: number) => call(shop.owner, invoiceContract.get, { params: { id } });
const goods = (name: string, sellingPrice: number, taxable = true) =>
  addItem(shop.owner, shop.outletId, { name, taxable, sellingPrice, quantity: 20, cost: 10 });
const setPrice = (variantId: number, rupees: number) =>
  changeGoods(app, shop.owner, `update item_variant set selling_price_paisa = ${rupees * 100} where id = ${variantId}`);

test('an accepted quotation becomes an invoice draft as it was quoted, and the invoice its own number', async () => {
  const quoted = await quote(shop, {
    lines: [
      lineOf(shop.rice.variantId, { quantity: 4, rate: 92.5, discountType: '1', discount: 5, remarks: 'Old crop' }),
      lineOf(shop.tea.variantId, { quantity: 2, rate: 180, discountType: '2', discount: 10 }),
    ],
    discountType: '2',
    discount: 21,
    shippingCharge: 100,
    remarks: 'Deliver on Friday',
  });
  await call(shop.owner, accept, { params: { id: quoted.id }, body: {} });
  const { invoiceId, changes } = await turn(quoted.id);
  expect(changes).toEqual([]);
  const invoice = await invoiceOf(invoiceId);
  expect(invoice).toMatchObject({
    state: 'DRAFT',
    code: null,
    customerId: quoted.customerId,
    issuedDateAD: '2026-11-20',
    grandTotal: quoted.grandTotal,
    vat: quoted.vat,
    discountAmount: 21,
    shippingCharge: 100,
    remarks: 'Deliver on Friday',
    lines: [
      { rate: 92.5, quantity: 4, discount: 5, remarks: 'Old crop' },
      { rate: 180, quantity: 2, discount: 10 },
    ],
  });
  expect(await call(shop.owner, get, { params: { id: quoted.id } })).toMatchObject({
    state: 'CONVERTED',
    lines: [{ invoiceId }, { invoiceId }],
    invoices: [{ id: invoiceId, code: null, state: 'DRAFT' }],
  });
  expect(await refusedTurn(quoted.id)).toMatchObject({
    status: 409,
    error: 'quotation.convertedBefore',
    message: 'All of it is already invoiced',
  });
  expect(await refusal(shop.owner, accept, { params: { id: quoted.id }, body: {} })).toMatchObject({ status: 409 });
  expect(await call(shop.owner, ofInvoice, { params: { invoiceId } })).toEqual({
    id: quoted.id,
    code: quoted.code,
    changes: [],
  });
  const own = await call(shop.owner, invoiceContract.create, { body: billOf(shop) });
  expect(await call(shop.owner, ofInvoice, { params: { invoiceId: own.id } })).toBeNull();
});

test('it is turned in parts, each line once: an amount off goes along by shares, shipping with the first bill', async () => {
  const lines = [1, 2, 3].map((quantity) => lineOf(shop.rice.variantId, { quantity, rate: 33.33 }));
  const quoted = await quote(shop, { lines, discountType: '2', discount: 10, shippingCharge: 40 });
  const ids = quoted.lines.map(({ id }) => id);
  const first = await turn(quoted.id, ids.slice(1, 2));
  // Whoever takes a part of what holds has accepted it.
  expect(await call(shop.owner, get, { params: { id: quoted.id } })).toMatchObject({
    state: 'ACCEPTED',
    lines: [{ invoiceId: null }, { invoiceId: first.invoiceId }, { invoiceId: null }],
  });
  const again = await refusedTurn(quoted.id, { lineIds: ids });
  expect(again).toMatchObject({ status: 409, error: 'quotation.lineInvoiced', message: 'Rice: already invoiced' });
  const rest = await turn(quoted.id);
  const bills = await Promise.all([first.invoiceId, rest.invoiceId].map(invoiceOf));
  expect(bills.map(({ lines: { length } }) => length)).toEqual([1, 2]);
  expect(bills.map(({ shippingCharge }) => shippingCharge)).toEqual([40, 0]);
  expect(bills.reduce((sum, { discountAmount }) => sum + discountAmount, 0)).toBeCloseTo(10, 9);
  expect(bills.reduce((sum, { grandTotal }) => sum + grandTotal, 0)).toBeCloseTo(quoted.grandTotal, 9);
  expect((await call(shop.owner, get, { params: { id: quoted.id } })).state).toBe('CONVERTED');
});

test('a draft that is deleted and a bill that is cancelled give their lines back', async () => {
  const quoted = await quote(shop, { shippingCharge: 25 });
  const { invoiceId } = await turn(quoted.id);
  const state = async () => (await call(shop.owner, get, { params: { id: quoted.id } })).state;
  expect(await state()).toBe('CONVERTED');
  await call(shop.owner, invoiceContract.removeDraft, { params: { id: invoiceId } });
  expect(await state()).toBe('ACCEPTED');
  const second = await turn(quoted.id);
  const draft = await invoiceOf(second.invoiceId);
  expect(draft.shippingCharge).toBe(25);
  // Written anew and issued it is still the bill of the quotation.
  const issued = await call(shop.owner, invoiceContract.update, {
    body: { ...billOf(shop, { outletId: shop.outletId, shippingCharge: 25 }), id: draft.id },
  });
  expect(await call(shop.owner, get, { params: { id: quoted.id } })).toMatchObject({
    state: 'CONVERTED',
    invoices: [{ id: draft.id, code: issued.code, state: 'FINAL' }],
  });
  await call(shop.owner, invoiceContract.cancel, { params: { id: draft.id }, body: { reason: 'Slip' } });
  expect(await call(shop.owner, get, { params: { id: quoted.id } })).toMatchObject({ state: 'ACCEPTED', invoices: [] });
  expect((await turn(quoted.id)).invoiceId).not.toBe(draft.id);
});

test('what costs otherwise since is said, and billed as it was quoted; what was agreed on is no change', async () => {
  const [salt, oil] = [await goods('Salt', 40), await goods('Oil', 300)];
  const serviceId = (await call(shop.owner, serviceContract.save, { body: { name: 'Delivery', costPrice: 50 } })).id;
  const quoted = await quote(shop, {
    lines: [
      lineOf(salt.variantId, { rate: 38 }),
      lineOf(oil.variantId, { rate: 290 }),
      { inventoryType: 'SERVICE', serviceId, quantity: 1, rate: 50 },
    ],
  });
  await setPrice(oil.variantId, 320);
  const { invoiceId, changes } = await turn(quoted.id);
  expect(changes).toEqual([
    {
      lineId: quoted.lines[1]?.id,
      particulars: 'Oil',
      particularsNp: null,
      quotedRate: 290,
      formerPrice: 300,
      presentPrice: 320,
      quotedTaxRate: 13,
      presentTaxRate: 13,
    },
  ]);
  expect((await invoiceOf(invoiceId)).lines.map(({ rate }) => rate)).toEqual([38, 290, 50]);
  expect((await call(shop.owner, ofInvoice, { params: { invoiceId } }))?.changes).toEqual(changes);
});

test('a price list that came since is a change of the price', async () => {
  const soap = await goods('Soap', 60);
  const quoted = await quote(shop, { lines: [lineOf(soap.variantId, { rate: 60 })] });
  const body = { name: 'Dashain', audience: 'EVERYBODY' as const };
  const { id } = await call(shop.owner, priceListContract.save, { body });
  const prices = [{ itemLedgerDetailId: soap.variantId, fromQuantity: 1, price: 55 }];
  await call(shop.owner, priceListContract.savePrices, { params: { id }, body: { prices } });
  const { changes } = await turn(quoted.id);
  expect(changes).toMatchObject([{ formerPrice: 60, presentPrice: 55 }]);
});

test('a rate keeps what it came to where the price of the goods has come to include its VAT', async () => {
  const milk = await goods('Milk', 100);
  const quoted = await quote(shop, { lines: [lineOf(milk.variantId, { rate: 100, discountType: '2', discount: 10 })] });
  await changeGoods(
    app,
    shop.owner,
    `update item_variant set vat_included = true, selling_price_paisa = 11300 where id = ${milk.variantId}`,
  );
  const { invoiceId, changes } = await turn(quoted.id);
  expect(changes).toEqual([]);
  const invoice = await invoiceOf(invoiceId);
  expect(invoice).toMatchObject({ grandTotal: quoted.grandTotal, lines: [{ rate: 113, discount: 11.3 }] });
});

test('goods that bear another tax since are told of', async () => {
  const ghee = await goods('Ghee', 900);
  const quoted = await quote(shop, { lines: [lineOf(ghee.variantId, { rate: 900 })] });
  await changeGoods(app, shop.owner, `update item set taxable = false where id = ${ghee.itemId}`);
  const { changes } = await turn(quoted.id);
  expect(changes).toMatchObject([{ quotedTaxRate: 13, presentTaxRate: 0 }]);
});

test('drafts, what was rejected and what is over are not turned; what was accepted in time is', async () => {
  const draft = await quote(shop, { state: 'DRAFT' });
  expect(await refusedTurn(draft.id)).toMatchObject({ status: 409, error: 'quotation.notPublished' });
  const rejected = await quote(shop);
  await call(shop.owner, reject, { params: { id: rejected.id }, body: {} });
  expect(await refusedTurn(rejected.id)).toMatchObject({ status: 409, error: 'quotation.rejectedBefore' });
  const [over, inTime] = [
    await quote(shop, { dueDateAD: '2026-11-20' }),
    await quote(shop, { dueDateAD: '2026-11-20' }),
  ];
  await call(shop.owner, accept, { params: { id: inTime.id }, body: {} });
  app.advance(day);
  try {
    const later = await inOutlet(app, shop.owner, null);
    const turned = (id: number) => ({ params: { id }, body: {} });
    expect(await refusal(later, convert, turned(over.id))).toMatchObject({ status: 409, error: 'quotation.expired' });
    expect((await call(later, convert, turned(inTime.id))).changes).toEqual([]);
  } finally {
    app.advance(-day);
  }
});

test('lines of another quotation, none at all and a stale form are refused; nothing is made', async () => {
  const [one, other] = [await quote(shop), await quote(shop)];
  const count = async () => (await call(shop.owner, invoiceContract.list, {})).recordsTotal;
  const before = await count();
  const foreign = await refusedTurn(one.id, { lineIds: [other.lines[0]?.id ?? 0] });
  expect(fieldsOf(foreign)).toEqual({ lineIds: 'This line is not of the quotation' });
  expect(fieldsOf(await refusedTurn(one.id, { lineIds: [] }))).toEqual({ lineIds: 'Choose at least one line' });
  expect(await refusedTurn(one.id, { version: 99 })).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await count()).toBe(before);
});

test('what is no longer sold is left out by whoever turns the rest', async () => {
  const jam = await goods('Jam', 90);
  const quoted = await quote(shop, { lines: [lineOf(jam.variantId), lineOf(shop.rice.variantId)] });
  await call(shop.owner, itemContract.setStatus, { params: { id: jam.itemId, status: 'INACTIVE' } });
  expect(await refusedTurn(quoted.id)).toMatchObject({
    status: 409,
    error: 'quotation.notSold',
    message: 'Jam: no longer sold, leave it out',
  });
  expect((await turn(quoted.id, [quoted.lines[1]?.id ?? 0])).changes).toEqual([]);
});

test('no bill is made for a customer who is no longer served', async () => {
  const buyer = await addCustomer(shop.owner, 'Gone');
  const { id } = await quote(shop, { customerId: buyer });
  await call(shop.owner, customerContract.toggle, { params: { id: buyer } });
  expect(fieldsOf(await refusedTurn(id))).toEqual({ customerId: 'This customer is inactive' });
});

test('who turns it may write invoices and read quotations', async () => {
  const { id } = await quote(shop);
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['quotation.read'] });
  const writer = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.create'] });
  for (const person of [reader, writer])
    expect((await refusal(person, convert, { params: { id }, body: {} })).status).toBe(403);
});

test('totals are rounded as the rules say then', async () => {
  const own = await openShop(app);
  const rules = { allowsFreeLines: true, roundsToRupee: true, issuesAbbreviated: false, sellsAbroad: false };
  await call(own.owner, businessContract.saveInvoiceRules, { body: rules });
  const lines = [lineOf(own.tea.variantId, { rate: 99.9 }), lineOf(own.rice.variantId, { rate: 0 })];
  const quoted = await quote(own, { lines });
  expect(quoted).toMatchObject({ grandTotal: 113, rounding: 0.11 });
  const { invoiceId } = await call(own.owner, convert, { params: { id: quoted.id }, body: {} });
  const invoice = await call(own.owner, invoiceContract.get, { params: { id: invoiceId } });
  expect(invoice.grandTotal).toBe(113);
});
