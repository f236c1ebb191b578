import type { Answer } from '@bahi/contract/endpoint';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { longestList } from '@bahi/contract/paging';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { mostLines } from '@bahi/contract/stock/goods-lines/goods-lines-form';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { nowMilliseconds } from '../../../../../platform/clock.ts';
import { whoIsSignedIn } from '../../../../../platform/tokens.ts';
import type { DeviceDatabase } from '../store/device-database.ts';
import type { DeviceRecord, HeadRecord, ServerHeads } from '../store/device-records.ts';
import { noteCounter } from '../store/device-store.ts';
import { answerKey, isOfDay, userKey } from '../kept/answer-keys.ts';
import { callQuietly } from './quiet-call.ts';

/** Of more goods and customers than these, the rest is found where there is a line. */
const mostGoods = 20_000;
const mostCustomers = 5000;
/** A lend reaches over two midnights: goods are kept as they are taxed on each of its days. */
const daysReached = [0, 1, 2];

/**
 * Asks to go on selling: for how long and how much. Keeps what the server says of the counter, and nothing of what it lends.
 * Fails as the call does.
 */
export async function askToSell(
  database: DeviceDatabase,
  device: DeviceRecord,
  heads: readonly HeadRecord[],
): Promise<{ lend: Lent; clockAhead: number; askedAt: number; serverHeads: ServerHeads } | null> {
  const { counterId, deviceId, deviceKey } = device;
  if (deviceKey === null) return null;
  const said = heads.map(({ fiscalYear, sequence, hash }) => ({ fiscalYear, sequence, hash }));
  const askedAt = nowMilliseconds();
  const ask = (confirms?: string) =>
    callQuietly(salesCounterContract.lend, {
      body: { counterId, deviceId, deviceKey, heads: said, ...(confirms === undefined ? {} : { confirms }) },
    });
  const first = await ask();
  // Nothing is sold meanwhile: a storage that stands behind what the server has was set back, and says so.
  const ahead = first.lend === null && first.counter.state === 'ACTIVE' ? first.heads.find(isBegun)?.hash : undefined;
  const { counter, lend, serverNow, heads: serverHeads } = ahead === undefined ? first : await ask(ahead);
  const clockAhead = Math.round((askedAt + nowMilliseconds()) / 2 - Date.parse(serverNow));
  await noteCounter(database, counter);
  return { lend, clockAhead, askedAt, serverHeads };
}

type Lent = Answer<typeof salesCounterContract.lend>['lend'];

/**
 * Asks to go on selling, and of what. All of it is kept together, once it is all there: a line that breaks off leaves what was
 * kept before. Answers how far the series are by what the server has. Fails as the calls do.
 */
export async function takeLend(
  database: DeviceDatabase,
  device: DeviceRecord,
  heads: readonly HeadRecord[],
): Promise<ServerHeads | null> {
  const { counterId, outletId } = device;
  const asked = await askToSell(database, device, heads);
  if (asked === null) return null;
  const { lend, clockAhead, askedAt, serverHeads } = asked;
  if (lend === null) return serverHeads;
  const answers = [...(await readGoods(outletId, askedAt)), ...(await readUser())];
  const written = new Set(answers.map(([key]) => key));
  const former = (await database.getAllKeys('answers')).filter((key) => isOfDay(key) && !written.has(key));
  const transaction = database.transaction(['lends', 'answers'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    transaction.objectStore('lends').put({ ...lend, counterId, sold: 0, clockAhead }),
    // Of days that are over nothing is kept: it would grow until the browser takes all of it away.
    ...former.map((key) => transaction.objectStore('answers').delete(key)),
    ...answers.map(([key, value]) => transaction.objectStore('answers').put(value, key)),
    transaction.done,
  ]);
  return serverHeads;
}

function isBegun({ sequence }: { sequence: number }): boolean {
  return sequence > 0;
}

type Kept = [key: string, value: unknown];

async function readGoods(outletId: number, now: number): Promise<Kept[]> {
  const today = todayInKathmandu(now);
  const byDay: Kept[] = [];
  let ids: number[] = [];
  for (const reached of daysReached) {
    const dayAD = formatAdDate(addDays(today, reached));
    // oxlint-disable-next-line no-await-in-loop
    const [items, services] = await Promise.all([
      allRows((page) => callQuietly(itemContract.priceList, { query: { ...page, outletId, dayAD } }), mostGoods),
      allRows((page) => callQuietly(serviceContract.priceList, { query: { ...page, dayAD } }), mostGoods),
    ]);
    if (reached === 0) ids = items.map(({ itemLedgerDetailId }) => itemLedgerDetailId);
    byDay.push([answerKey('items', dayAD), items], [answerKey('services', dayAD), services]);
  }
  const [prices, customers, slip] = await Promise.all([
    readPrices(ids, formatAdDate(today)),
    allRows((page) => callQuietly(customerContract.listForInvoice, { query: page }), mostCustomers),
    callQuietly(salesCounterContract.getSlip, { params: { outletId } }),
  ]);
  return [...byDay, [answerKey('prices'), prices], [answerKey('customers'), customers], [answerKey('slip'), slip]];
}

/** What was answered of who is signed in: the app begins with it where there is no line. */
async function readUser(): Promise<Kept[]> {
  const who = whoIsSignedIn();
  if (who === null) return [];
  const init = await callQuietly(sessionContract.init, {});
  const officeId = init.officeId ?? init.business?.id ?? 0;
  const mayPay = init.rights.includes(moneyAccountContract.choices.access);
  const [menu, choices] = await Promise.all([
    callQuietly(sessionContract.menu, { params: { officeId, isOutlet: init.officeId !== null } }),
    mayPay ? callQuietly(moneyAccountContract.choices, { query: {} }) : Promise.resolve([]),
  ]);
  return [
    [userKey(who, sessionContract.init.call), init],
    [userKey(who, sessionContract.menu.call), menu],
    [userKey(who, moneyAccountContract.choices.call), choices],
  ];
}

type Prices = Answer<typeof priceListContract.pricesForInvoice>;

async function readPrices(ids: readonly number[], dayAD: string): Promise<Prices> {
  const prices: Prices[] = [];
  for (let from = 0; from < ids.length; from += mostLines) {
    const body = { customerId: '', dayAD, itemLedgerDetailIds: ids.slice(from, from + mostLines) };
    // One after the other: the server has others to serve.
    // oxlint-disable-next-line no-await-in-loop
    prices.push(await callQuietly(priceListContract.pricesForInvoice, { body }));
  }
  return prices.flat();
}

type Page = { pageNumber: number; pageSize: number };

async function allRows<Row>(
  read: (page: Page) => Promise<{ rows: Row[]; recordsTotal: number }>,
  most: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows, recordsTotal } = await read({ pageNumber, pageSize: longestList });
    all.push(...rows);
    if (rows.length === 0 || all.length >= Math.min(recordsTotal, most)) return all;
  }
}
