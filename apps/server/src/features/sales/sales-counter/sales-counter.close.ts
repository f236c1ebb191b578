import { lentInvoices } from '@bahi/contract/sales/sales-counter/counter-device';
import type { Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { addDays, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { parseFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { counterNumber, counterNumberBegins } from '@bahi/domain/counter/counter-number';
import { noHash } from '@bahi/domain/counter/counter-link';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { invoiceSeries } from '../invoice/invoice.rows.ts';
import { lostRow } from './invoices/new-row.ts';
import { inTransaction } from './own-transaction.ts';
import { type CounterDetail, getCounter } from './sales-counter.queries.ts';
import { type Counter, takeCounter } from './sales-counter.rows.ts';
import { lentYears } from './lent-years.ts';
import { keepFromFaults } from './take/counter.replay.ts';
import { postWaiting } from './take/counter.waiting.ts';

type Contract = typeof salesCounterContract;
type Last = Input<Contract['close']>['body']['last'][number];
type Series = { fiscal_year: string; last_sequence: number };

/** More numbers than this are not lost: so many a counter sells without the line, twice. */
const mostLost = 2 * lentInvoices;

/**
 * Ends a counter for good. The owner says the last number that was printed of each fiscal year: those that never came are
 * lost, each to be settled. What comes of them later takes its place.
 */
export async function closeCounter(context: OpenContext, sent: Input<Contract['close']>): Promise<CounterDetail> {
  await inTransaction(context, (own) => endCounter(own, sent));
  // What came after a fault and follows the chain is posted now; what is held up waits, and can be tried again.
  await postWaiting(context, sent.params.id, mostLost);
  return inTransaction(context, (own) => getCounter(own, sent.params.id));
}

async function endCounter(context: Context, { params, body }: Input<Contract['close']>): Promise<void> {
  const { db, businessId, session } = context;
  const counter = await takeCounter(context, params.id, body.version);
  if (counter.state === 'CLOSED') fail('salesCounter.closedAlready', { status: 409 });
  const kept = await db.query<Series>(
    'select fiscal_year, last_sequence from counter_series where business_id = $1 and counter_id = $2',
    [businessId, counter.id],
  );
  const years = new Set([...kept.map(({ fiscal_year: year }) => year), ...(await lentYears(context, counter.id))]);
  if ([...years].some((year) => !body.last.some(({ fiscalYear }) => fiscalYear === year)))
    fail('salesCounter.lastMissing', { field: 'last' });
  const twice = body.last.findIndex(({ fiscalYear }, at) =>
    body.last.slice(0, at).some((one) => one.fiscalYear === fiscalYear),
  );
  if (twice !== -1) fail('common.choiceUnknown', { field: `last.${twice}.fiscalYear` });
  for (const [position, last] of body.last.entries()) await closeSeries(context, counter, { last, kept, position });
  await db.query(
    `update sales_counter set state = 'CLOSED', closed_by = $3, closed_by_name = $4, closed_at = now(), close_reason = $5,
       version = version + 1 where business_id = $1 and id = $2`,
    [businessId, counter.id, session.userId, session.fullName, body.reason],
  );
  counter.state = 'CLOSED';
  await keepFromFaults(context, counter);
  context.say('salesCounter.closed', { code: counter.code });
}

async function closeSeries(
  context: Context,
  counter: Counter,
  { last, kept, position }: { last: Last; kept: readonly Series[]; position: number },
): Promise<void> {
  const { db, businessId } = context;
  const field = `last.${position}.sequence`;
  const own = kept.find(({ fiscal_year: year }) => year === last.fiscalYear);
  if (own === undefined) refuseYear(context, counter, { last, field: `last.${position}.fiscalYear` });
  const from = own?.last_sequence ?? 0;
  const begins = counterNumberBegins(counter.number_stem, last.fiscalYear);
  if (last.sequence < from)
    fail('salesCounter.lastBelow', { field, parameters: { number: counterNumber(begins, from) } });
  if (last.sequence - from > mostLost) fail('salesCounter.lastFar', { field, parameters: { count: mostLost } });
  await db.query(
    `insert into counter_series (business_id, counter_id, outlet_id, fiscal_year, kind, last_sequence, last_hash, printed_last)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict on constraint counter_series_key do update set printed_last = excluded.printed_last`,
    [businessId, counter.id, counter.outlet_id, last.fiscalYear, invoiceSeries.kind, from, noHash, last.sequence],
  );
  const lost = Array.from({ length: last.sequence - from }, (_, at) => from + at + 1);
  await insertRows(
    db,
    'counter_invoice',
    lost.map((sequence) => ({
      ...lostRow,
      business_id: businessId,
      outlet_id: counter.outlet_id,
      counter_id: counter.id,
      fiscal_year: last.fiscalYear,
      sequence,
      number: counterNumber(begins, sequence),
      state: 'LOST' as const,
    })),
  );
}

/** A year of which nothing came is one in which the counter may have sold. */
function refuseYear(
  { calendar, today }: Context,
  { registered_at: registeredAt }: Counter,
  { last, field }: { last: Last; field: string },
): void {
  const year = parseFiscalYear(last.fiscalYear, calendar);
  const isOf =
    year !== null &&
    registeredAt !== null &&
    year.lastDay >= todayInKathmandu(registeredAt.getTime()) &&
    year.firstDay <= addDays(today, 1);
  if (!isOf) fail('common.choiceUnknown', { field });
}
