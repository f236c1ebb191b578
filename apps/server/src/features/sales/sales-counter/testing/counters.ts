import { createHash, randomUUID } from 'node:crypto';
import type { Answer } from '@bahi/contract/endpoint';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { type CounterInvoice, counterTextOf } from '@bahi/domain/counter/counter-text';
import { counterNumber } from '@bahi/domain/counter/counter-number';
import { linkHash, noHash } from '@bahi/domain/counter/counter-link';
import { call } from '../../../../testing/caller.ts';
import type { Person } from '../../../../testing/people.ts';
import { type InvoiceBody, lineOf, type Shop } from '../../../../testing/shop.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';

export type Sent = { text: string; hash: string };
type Lend = NonNullable<Answer<typeof salesCounterContract.lend>['lend']>;

const digest = (text: string) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex'));

/** Milliseconds between two invoices of a device. */
const betweenSales = 100;

/** A registered counter as its device has it: it numbers and links what it sells, as the browser does. */
export type Device = {
  shop: Shop;
  counterId: number;
  deviceId: string;
  deviceKey: string;
  fiscalYear: string;
  sequence: number;
  hash: string;
  issuedAt: number;
  lend: Lend | null;
};

/** Makes a counter of the shop, registers a device for it and takes what is lent. */
export async function openCounter(shop: Shop, name = `Counter ${unusedNumber()}`): Promise<Device> {
  const { id: counterId } = await call(shop.owner, salesCounterContract.create, {
    body: { outletId: shop.outletId, name },
  });
  const deviceId = randomUUID();
  const { deviceKey } = await call(shop.owner, salesCounterContract.register, {
    body: { id: counterId, deviceId, deviceName: 'Firefox 140 · Windows' },
  });
  const device: Device = {
    shop,
    counterId,
    deviceId,
    deviceKey,
    fiscalYear: '2083/84',
    sequence: 0,
    hash: noHash,
    issuedAt: 0,
    lend: null,
  };
  device.lend = (await lendTo(device)).lend;
  device.issuedAt = Date.parse(device.lend?.fromAt ?? '');
  return device;
}

/** How far its storage is. */
export function headsOf({ fiscalYear, sequence, hash }: Device) {
  return sequence === 0 ? [] : [{ fiscalYear, sequence, hash }];
}

export function lendTo(
  device: Device,
  { caller = device.shop.owner, confirms }: { caller?: Person; confirms?: string } = {},
) {
  const { counterId, deviceId, deviceKey } = device;
  return call(caller, salesCounterContract.lend, {
    body: { counterId, deviceId, deviceKey, heads: headsOf(device), ...(confirms === undefined ? {} : { confirms }) },
  });
}

/** What is sold: a kilo of rice for Rs 100, paid in cash, unless something else is said. */
export type Selling = {
  form?: Partial<InvoiceBody>;
  printed?: Partial<CounterInvoice['printed']>;
  told?: Partial<CounterInvoice>;
};

const rice = {
  name: 'Rice',
  nameNp: null,
  unit: 'kg',
  writtenIn: null,
  quantity: 1,
  rate: 100_00,
  discount: 0,
  net: 100_00,
  vat: 0,
};

/** Issues an invoice on the device, a moment after the one before, and moves its storage. */
export async function sellAt(device: Device, { form = {}, printed = {}, told = {} }: Selling = {}): Promise<Sent> {
  const { shop, counterId, deviceId, fiscalYear, lend } = device;
  const sequence = device.sequence + 1;
  const issuedAt = device.issuedAt + betweenSales;
  const begins = lend?.years.find((year) => year.fiscalYear === fiscalYear)?.numberBegins ?? '';
  const day = '2026-11-20';
  const invoice: CounterInvoice = {
    v: 1,
    counterId,
    deviceId,
    lendId: lend?.id ?? 1,
    fiscalYear,
    sequence,
    number: counterNumber(begins, sequence),
    issuedAt: new Date(issuedAt).toISOString(),
    userId: shop.owner.userId,
    userName: 'Owner',
    form: {
      state: 'FINAL',
      customerId: shop.customerId,
      issuedDateAD: day,
      dueDateAD: day,
      paymentMode: 'CASH',
      lines: [lineOf(shop.rice.variantId)],
      ...form,
    },
    printed: {
      customerName: 'Ram Kirana',
      customerNameNp: null,
      customerPan: null,
      customerPhone: null,
      lines: [rice],
      totals: { net: 100_00, vat: 0, grandTotal: 100_00 },
      ...printed,
    },
    ...told,
  };
  const text = counterTextOf(invoice);
  const hash = await linkHash(digest, device.hash, text);
  Object.assign(device, { sequence, hash, issuedAt: Date.parse(invoice.issuedAt) });
  return { text, hash };
}

/** Sells several and answers them in their order. */
export async function sellMany(device: Device, count: number, selling?: Selling): Promise<Sent[]> {
  const sold: Sent[] = [];
  for (let at = 0; at < count; at += 1) sold.push(await sellAt(device, selling));
  return sold;
}

/** What was issued, as its device sends it. */
export function sendOf(device: Device, issued: readonly (Sent | undefined)[]) {
  const { counterId, deviceId, deviceKey } = device;
  const invoices = issued.filter((sent) => sent !== undefined);
  return { body: { counterId, deviceId, deviceKey, invoices } };
}

export function take(device: Device, invoices: readonly (Sent | undefined)[], caller: Person = device.shop.owner) {
  return call(caller, salesCounterContract.take, sendOf(device, invoices));
}

/** The states in which what was sent is, in its order. */
export async function statesOf(device: Device, invoices: readonly (Sent | undefined)[]): Promise<string[]> {
  return (await take(device, invoices)).taken.map(({ state }) => state);
}

export function counterOf({ shop, counterId }: Device) {
  return call(shop.owner, salesCounterContract.get, { params: { id: counterId } });
}

/** The invoices of a counter, by the place of their numbers. */
export async function invoicesOf({ shop, counterId }: Device) {
  const { rows } = await call(shop.owner, salesCounterContract.listInvoices, { query: { counterId, sort: 'number' } });
  return rows;
}

export const tenantOf = ({ shop }: Device) => ({ businessId: shop.owner.businessId, outletId: null, userId: null });

/** Leaves what was refused of a counter as a server does that goes between keeping and posting it. */
export async function leaveKept(app: TestApp, device: Device): Promise<void> {
  await app.services.database.transaction('write', tenantOf(device), (db) =>
    db.query(
      `update counter_invoice set state = 'KEPT', refusal = null, reason = null, reason_np = null
       where business_id = $1 and counter_id = $2 and state = 'REFUSED'`,
      [device.shop.owner.businessId, device.counterId],
    ),
  );
}
