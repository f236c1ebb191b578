import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { counterNumber, counterNumberBegins } from '@bahi/domain/counter/counter-number';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, nepaliOrder } from '../../../platform/database/list-query.ts';
import { readRegister } from '../../../platform/database/register-page.ts';
import { lentYears } from './lent-years.ts';
import { counterRowOf, toldOfCounter, type ToldCounter, type CounterFault } from './sales-counter.rows.ts';

type Contract = typeof salesCounterContract;
export type CounterDetail = Answer<Contract['get']>;

/** Faults that are told with a counter, and letters of each: the data download has all. */
const mostFaultsTold = 20;
const lettersTold = 2000;

/** One counter with its series; 404 for another business's or outlet's. */
export async function getCounter(context: Context, id: number): Promise<CounterDetail> {
  const { db, businessId } = context;
  const [row] = await db.query<ToldCounter>(
    `select sales_counter.*, told.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np
     from sales_counter ${toldOfCounter}
     join outlet on outlet.business_id = $1 and outlet.id = sales_counter.outlet_id
     where sales_counter.business_id = $1 and sales_counter.id = $2`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  return {
    ...counterRowOf(row),
    numberBegins: `${row.number_stem}-`,
    series: await readSeries(context, row),
    faults: await readFaults(context, id),
    frozenAt: row.frozen_at?.toISOString() ?? null,
    createdBy: row.created_by_name,
    registeredBy: row.registered_by_name,
    closedBy: row.closed_by_name,
    closedAt: row.closed_at?.toISOString() ?? null,
    closeReason: row.close_reason,
    isLiftable: row.state === 'FROZEN' && row.freeze_reason === 'TOTALS' && row.refused_count === 0,
  };
}

type SeriesRow = { fiscal_year: string; last_sequence: number; printed_last: number | null };

/** Its series, and the years in which it may have sold though nothing of them came. */
async function readSeries(context: Context, counter: ToldCounter): Promise<CounterDetail['series']> {
  const { db, businessId } = context;
  const kept = await db.query<SeriesRow>(
    `select fiscal_year, last_sequence, printed_last from counter_series
     where business_id = $1 and counter_id = $2 order by fiscal_year desc`,
    [businessId, counter.id],
  );
  const silent = (await lentYears(context, counter.id)).filter((year) => !kept.some((row) => row.fiscal_year === year));
  const rows = [...kept, ...silent.map((year) => ({ fiscal_year: year, last_sequence: 0, printed_last: null }))];
  const inOrder = rows.toSorted((one, other) => other.fiscal_year.localeCompare(one.fiscal_year));
  return inOrder.map(({ fiscal_year: fiscalYear, last_sequence: sequence, printed_last: closedAt }) => ({
    fiscalYear,
    sequence,
    number: sequence === 0 ? '' : counterNumber(counterNumberBegins(counter.number_stem, fiscalYear), sequence),
    closedAt,
  }));
}

type FaultRow = { id: number; fault: CounterFault; number: string | null; text: string; received_at: Date };

async function readFaults({ db, businessId }: Context, counterId: number): Promise<CounterDetail['faults']> {
  const rows = await db.query<FaultRow>(
    `select id, fault, number, left(text, $4) as text, received_at from counter_fault
     where business_id = $1 and counter_id = $2 order by id limit $3`,
    [businessId, counterId, mostFaultsTold, lettersTold],
  );
  return rows.map(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
}

/** The counters of the business, or of the outlet that is worked in. */
export async function listCounters(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const register = {
    table: 'sales_counter',
    beside: { joined: toldOfCounter, name: 'told' },
    conditions: conditionsOf(query),
    sorting: {
      name: nepaliOrder('sales_counter.name'),
      code: [nepaliOrder('outlet.name'), sql`sales_counter.place`],
      outletName: [nepaliOrder('outlet.name'), sql`sales_counter.place`],
      state: sql`sales_counter.state`,
      lastTakenAt: sql`told.last_taken_at`,
    },
    usualSort: 'code',
  };
  const { rows, recordsTotal } = await readRegister<ToldCounter>(context, register, query);
  return { rows: rows.map(counterRowOf), recordsTotal };
}

function conditionsOf({
  search,
  isActive,
  outletId,
  state,
  isWaiting,
}: Input<Contract['list']>['query']): (RawBuilder<SqlBool> | null)[] {
  const waits = sql<SqlBool>`(sales_counter.state = 'FROZEN' or told.refused_count + told.kept_count + told.lost_count > 0)`;
  return [
    foundBy(search, {
      names: ['sales_counter.name', 'outlet.name', 'outlet.name_np'],
      codes: ['sales_counter.code', 'sales_counter.number_stem'],
    }),
    outletId === undefined ? null : sql<SqlBool>`sales_counter.outlet_id = ${outletId}`,
    state === undefined ? null : sql<SqlBool>`sales_counter.state = ${state}`,
    isActive === undefined ? null : sql<SqlBool>`(sales_counter.state <> 'CLOSED') = ${isActive}`,
    isWaiting === undefined ? null : sql<SqlBool>`${waits} = ${isWaiting}`,
  ];
}
