import { clockToleranceMinutes } from '@bahi/contract/sales/sales-counter/counter-device';
import type { CounterHead } from '@bahi/domain/counter/counter-link';
import { momentOf } from '@bahi/domain/counter/counter-moment';
import type { CounterInvoice } from '@bahi/domain/counter/counter-text';
import type { Context } from '../../../../platform/core/context.ts';
import { bothDates } from '../../../../platform/core/days.ts';
import { dateAt } from '../../../../platform/core/moments.ts';
import { insertRow } from '../../../../platform/database/write-rows.ts';
import { invoiceSeries } from '../../invoice/invoice.rows.ts';
import { lostRow } from '../invoices/new-row.ts';
import type { Counter } from '../sales-counter.rows.ts';
import { storable } from './counter.fault.ts';
import { lentBefore } from './counter.floor.ts';
import { dayOfIssue } from './issued-day.ts';

/** The series of a counter that is held, as far as they are while invoices come in. */
export type Chain = { heads: Map<string, CounterHead>; printedLast: ReadonlyMap<string, number | null>; lends: Lends };
type Lends = Map<number, { from: number; until: number; left: number }>;

type SeriesRow = { fiscal_year: string; last_sequence: number; last_hash: string; printed_last: number | null };

/** Reads how far the series are. */
export async function openChain({ db, businessId }: Context, counter: Counter): Promise<Chain> {
  const rows = await db.query<SeriesRow>(
    `select fiscal_year, last_sequence, last_hash, printed_last from counter_series
     where business_id = $1 and counter_id = $2`,
    [businessId, counter.id],
  );
  return {
    heads: new Map(
      rows.map(({ fiscal_year: fiscalYear, last_sequence: sequence, last_hash: hash }) => [
        fiscalYear,
        { fiscalYear, sequence, hash },
      ]),
    ),
    printedLast: new Map(rows.map((row) => [row.fiscal_year, row.printed_last])),
    lends: new Map(),
  };
}

type Place = { id: number; hash: string | null; text: string | null };

/** What is kept under a number: nothing yet, an invoice with its text, or a lost one. */
export async function readPlace(
  { db, businessId }: Context,
  counterId: number,
  { fiscalYear, sequence }: CounterInvoice,
): Promise<Place | undefined> {
  const [row] = await db.query<Place>(
    `select own.id, own.hash, sent.text from counter_invoice own
     left join counter_text sent on sent.business_id = $1 and sent.id = own.id
     where own.business_id = $1 and own.counter_id = $2 and own.fiscal_year = $3 and own.sequence = $4`,
    [businessId, counterId, fiscalYear, sequence],
  );
  return row;
}

type Keeping = {
  counter: Counter;
  chain: Chain;
  sent: { text: string; hash: string };
  invoice: CounterInvoice;
  /** The row of a lost one whose place it takes. */
  lostId: number | null;
};

/** Keeps the next of a series, and moves its head. Answers the id of its row. */
export async function writeKept(context: Context, keeping: Keeping): Promise<number> {
  const { counter, chain, sent, invoice, lostId } = keeping;
  const { db, businessId } = context;
  const columns = await contentOf(context, keeping);
  const id = lostId === null ? await insertKept(context, keeping, columns) : await fillLost(context, lostId, columns);
  await db.query('insert into counter_text (business_id, id, outlet_id, text) values ($1, $2, $3, $4)', [
    businessId,
    id,
    counter.outlet_id,
    sent.text,
  ]);
  const { fiscalYear, sequence } = invoice;
  await db.query(
    `insert into counter_series (business_id, counter_id, outlet_id, fiscal_year, kind, last_sequence, last_hash, printed_last)
     values ($1, $2, $3, $4, $5, $6, $7, null)
     on conflict on constraint counter_series_key
       do update set last_sequence = excluded.last_sequence, last_hash = excluded.last_hash`,
    [businessId, counter.id, counter.outlet_id, fiscalYear, invoiceSeries.kind, sequence, sent.hash],
  );
  chain.heads.set(fiscalYear, { fiscalYear, sequence, hash: sent.hash });
  return id;
}

type Content = Awaited<ReturnType<typeof contentOf>>;

function insertKept({ db, businessId }: Context, { counter, invoice }: Keeping, columns: Content): Promise<number> {
  return insertRow(db, 'counter_invoice', {
    ...lostRow,
    business_id: businessId,
    outlet_id: counter.outlet_id,
    counter_id: counter.id,
    fiscal_year: invoice.fiscalYear,
    sequence: invoice.sequence,
    number: invoice.number,
    state: 'KEPT',
    ...columns,
  });
}

/** One that was settled while it was lost stays settled: another invoice may stand in its place. */
async function fillLost({ db, businessId }: Context, id: number, columns: Content): Promise<number> {
  const names = Object.keys(columns);
  await db.query(
    `update counter_invoice set ${names.map((name, at) => `${name} = $${at + 3}`).join(', ')},
       state = case when state = 'LOST' then 'KEPT' else state end, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, ...Object.values(columns)],
  );
  return id;
}

async function contentOf(context: Context, { counter, chain, sent, invoice }: Keeping) {
  const { calendar, session, now } = context;
  const day = dayOfIssue(calendar, invoice);
  const issuedAt = momentOf(invoice.issuedAt);
  if (day === null || issuedAt === null) throw new RangeError('what is kept has its day');
  const dated = bothDates(day, calendar);
  const { printed } = invoice;
  return {
    hash: sent.hash,
    lend_id: invoice.lendId,
    is_late: await isLate(context, { counter, lends: chain.lends, invoice, issuedAt }),
    issued_at: dateAt(issuedAt),
    dated_on: dated.ad,
    dated_on_bs: dated.bs,
    issued_by: invoice.userId,
    issued_by_name: storable(invoice.userName),
    customer_name: storable(printed.customerName),
    customer_name_np: printed.customerNameNp === null ? null : storable(printed.customerNameNp),
    net_paisa: printed.totals.net,
    vat_paisa: printed.totals.vat,
    total_paisa: printed.totals.grandTotal,
    received_at: dateAt(now),
    received_by: session.userId,
    received_by_name: session.fullName,
  };
}

type OfLend = { counter: Counter; lends: Lends; invoice: CounterInvoice; issuedAt: number };

const tolerance = clockToleranceMinutes * 60_000;

/**
 * Whether it was sold beyond what was lent: later, or as one more than that, or without any. What its device had not issued
 * when it asked again is later than that. Of what was lent after the moment to which a server was set back nobody knows any
 * more: nothing is said of it, also where its number was given a second time.
 */
async function isLate(context: Context, { counter, lends, invoice, issuedAt }: OfLend): Promise<boolean> {
  const { lendId, fiscalYear, sequence } = invoice;
  const lend = lends.get(lendId) ?? (await readLend(context, counter.id, lendId));
  if (lend === null) return wasLentAfter(context, counter.id, { lendId, issuedAt });
  if (issuedAt < lend.from - tolerance) return false;
  lends.set(lendId, { ...lend, left: lend.left - 1 });
  const end = lend.until + tolerance;
  if (lend.left <= 0 || issuedAt > end) return true;
  return (await lentBefore(context, { counterId: counter.id, fiscalYear, sequence }, end)) !== null;
}

async function readLend({ db, businessId }: Context, counterId: number, lendId: number) {
  const [row] = await db.query<{ from_at: Date; until_at: Date; left: number }>(
    `select from_at, until_at, invoices - (select count(*) from counter_invoice sold
       where sold.business_id = $1 and sold.lend_id = lend.id and sold.issued_at >= lend.from_at - make_interval(mins => $4))::int as left
     from counter_lend lend where lend.business_id = $1 and lend.counter_id = $2 and lend.id = $3`,
    [businessId, counterId, lendId, clockToleranceMinutes],
  );
  return row === undefined ? null : { from: row.from_at.getTime(), until: row.until_at.getTime(), left: row.left };
}

/**
 * Whether a later one than that was given before the sale: then it was none of its own. One that was given since says nothing,
 * as a counter is lent to anew before it sends again.
 */
async function wasLentAfter(
  { db, businessId }: Context,
  counterId: number,
  { lendId, issuedAt }: { lendId: number; issuedAt: number },
): Promise<boolean> {
  const [later] = await db.query<{ id: number }>(
    'select id from counter_lend where business_id = $1 and counter_id = $2 and id > $3 and from_at <= $4 limit 1',
    [businessId, counterId, lendId, dateAt(issuedAt + tolerance)],
  );
  return later !== undefined;
}
