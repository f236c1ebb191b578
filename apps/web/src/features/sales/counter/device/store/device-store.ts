import type { DeviceDatabase } from './device-database.ts';
import type {
  DeviceRecord,
  HeadRecord,
  InvoiceRecord,
  LendRecord,
  ServerHeads,
  TakenRecord,
} from './device-records.ts';

/** Answered ones that stay here, to be printed again, and to be sent again to a server that was set back. */
const mostKept = 500;

/** Everything that says how the counter stands. */
export type DeviceState = {
  device: DeviceRecord;
  lend: LendRecord | null;
  heads: HeadRecord[];
  waiting: number;
};

/** Reads how the counter of this browser stands, as one moment; null where it keeps none. */
export async function readDeviceState(database: DeviceDatabase): Promise<DeviceState | null> {
  const transaction = database.transaction(['pointers', 'devices', 'lends', 'heads', 'invoices']);
  const counterId = await transaction.objectStore('pointers').get('current');
  if (counterId === undefined) return null;
  const [device, lend, heads, waiting] = await Promise.all([
    transaction.objectStore('devices').get(counterId),
    transaction.objectStore('lends').get(counterId),
    transaction.objectStore('heads').getAll(yearsOf(counterId)),
    transaction.objectStore('invoices').index('waiting').count(placesOf(counterId)),
  ]);
  return device === undefined ? null : { device, lend: lend ?? null, heads, waiting };
}

/** Keeps a counter, beside the one that this browser is. */
export async function keepDevice(database: DeviceDatabase, device: DeviceRecord): Promise<void> {
  const transaction = database.transaction('devices', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(device), transaction.done]);
}

/** Keeps a counter to which the server agreed: from now on it is the one of this browser. */
export async function becomeCounter(database: DeviceDatabase, device: DeviceRecord): Promise<void> {
  const transaction = database.transaction(['pointers', 'devices'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    transaction.objectStore('devices').put(device),
    transaction.objectStore('pointers').put(device.counterId, 'current'),
    transaction.done,
  ]);
}

/** What the server says of the counter. */
export async function noteCounter(
  database: DeviceDatabase,
  counter: Pick<
    DeviceRecord,
    'code' | 'name' | 'outletId' | 'outletName' | 'outletNameNp' | 'state' | 'freezeReason'
  > & {
    id: number;
  },
): Promise<void> {
  const transaction = database.transaction('devices', 'readwrite', { durability: 'strict' });
  const known = await transaction.store.get(counter.id);
  const { id: _, ...said } = counter;
  await Promise.all([known === undefined ? undefined : transaction.store.put({ ...known, ...said }), transaction.done]);
}

/** The counters that this storage is or was, and how many invoices of each wait to be sent. */
export async function readAll(database: DeviceDatabase): Promise<(DeviceRecord & { waiting: number })[]> {
  const transaction = database.transaction(['devices', 'invoices']);
  const devices = await transaction.objectStore('devices').getAll();
  const waiting = transaction.objectStore('invoices').index('waiting');
  return Promise.all(
    devices.map(async (device) => ({ ...device, waiting: await waiting.count(placesOf(device.counterId)) })),
  );
}

/** How far the series of a counter are here. */
export function headsOf(database: DeviceDatabase, counterId: number): Promise<HeadRecord[]> {
  return database.getAll('heads', yearsOf(counterId));
}

/** Whether what was issued may be forgotten here: the server has it. Of what it found a fault in this may be the only text. */
export function isDoneWith(invoice: Pick<InvoiceRecord, 'waiting' | 'taken'>): boolean {
  return invoice.waiting === undefined && !isFaulty(invoice);
}

export function isFaulty({ taken }: Pick<InvoiceRecord, 'taken'>): boolean {
  return taken?.state === 'FAULT' || taken?.state === 'REFUSED';
}

/** What the server kept apart or refused, with its text, of every counter of this storage. */
export async function faultyInvoices(database: DeviceDatabase): Promise<InvoiceRecord[]> {
  return (await database.getAll('invoices')).filter(isFaulty);
}

/** The invoices that wait, in the order of the series, as many as are asked for. */
export function waitingInvoices(database: DeviceDatabase, counterId: number, most: number): Promise<InvoiceRecord[]> {
  return database.getAllFromIndex('invoices', 'waiting', placesOf(counterId), most);
}

/** What the server said of one; what it has is sent no more. */
export async function noteTaken(
  database: DeviceDatabase,
  { counterId, fiscalYear, sequence }: Pick<InvoiceRecord, 'counterId' | 'fiscalYear' | 'sequence'>,
  taken: TakenRecord,
): Promise<void> {
  const transaction = database.transaction('invoices', 'readwrite', { durability: 'strict' });
  const known = await transaction.store.get([counterId, fiscalYear, sequence]);
  if (known !== undefined) {
    const { waiting: _, ...invoice } = known;
    await transaction.store.put({ ...invoice, taken });
  }
  await transaction.done;
}

/**
 * Lets wait again what the server had and has no more, because it was set back to an earlier moment: of each series all that
 * lies behind what it has, but for what was kept apart. Where some of it is here no more the server keeps the others beside
 * their series, for its owner to read. Answers how many wait anew.
 */
export async function letWaitAgain(
  database: DeviceDatabase,
  counterId: number,
  serverHeads: ServerHeads,
): Promise<number> {
  const transaction = database.transaction(['heads', 'invoices'], 'readwrite', { durability: 'strict' });
  const [heads, invoices] = [transaction.objectStore('heads'), transaction.objectStore('invoices')];
  let count = 0;
  for (const { fiscalYear, sequence } of await heads.getAll(yearsOf(counterId))) {
    const from = (serverHeads.find((head) => head.fiscalYear === fiscalYear)?.sequence ?? 0) + 1;
    if (from > sequence) continue;
    // oxlint-disable-next-line no-await-in-loop
    const missing = await invoices.getAll(
      IDBKeyRange.bound([counterId, fiscalYear, from], [counterId, fiscalYear, sequence]),
    );
    const again = missing.filter(({ waiting, taken }) => waiting === undefined && taken?.state !== 'FAULT');
    count += again.length;
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(again.map((invoice) => invoices.put({ ...invoice, waiting: counterId })));
  }
  await transaction.done;
  return count;
}

/** Forgets what the server has had for long; the last ones stay, to be printed again. */
export async function forgetLongTaken(database: DeviceDatabase, counterId: number): Promise<void> {
  const transaction = database.transaction('invoices', 'readwrite');
  const keys = await transaction.store.getAllKeys(placesOf(counterId));
  const waiting = await transaction.store.index('waiting').count(placesOf(counterId));
  const old = keys.slice(0, Math.max(0, keys.length - Math.max(mostKept, waiting)));
  await Promise.all([
    ...old.map(async (key) => {
      const invoice = await transaction.store.get(key);
      if (invoice === undefined || isDoneWith(invoice)) await transaction.store.delete(key);
    }),
    transaction.done,
  ]);
}

/**
 * Whoever signs out leaves nothing that was read here. What was issued here stays with its series, the last of it: a server
 * that is set back to an earlier moment signs everybody out, and has to be sent it again.
 */
export async function forgetRead(database: DeviceDatabase): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite');
  await Promise.all([transaction.store.clear(), transaction.done]);
}

/** What was issued under a draft's key, if anything was. */
export function issuedUnder(database: DeviceDatabase, issueKey: string): Promise<InvoiceRecord | undefined> {
  return database.getFromIndex('invoices', 'issueKey', issueKey);
}

/** Counts a print before it is made, and answers which copy it is: 0 is the original. */
export async function countPrint(
  database: DeviceDatabase,
  key: [number, string, number],
): Promise<InvoiceRecord | undefined> {
  const transaction = database.transaction('invoices', 'readwrite', { durability: 'strict' });
  const invoice = await transaction.store.get(key);
  if (invoice !== undefined) await transaction.store.put({ ...invoice, copies: invoice.copies + 1 });
  await transaction.done;
  return invoice;
}

/** All places of a counter in its series. */
function placesOf(counterId: number): IDBKeyRange {
  return IDBKeyRange.bound([counterId], [counterId, []]);
}

function yearsOf(counterId: number): IDBKeyRange {
  return IDBKeyRange.bound([counterId], [counterId, []]);
}
