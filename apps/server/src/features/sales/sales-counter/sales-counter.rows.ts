import type {
  counterFaults,
  counterStates,
  freezeReasons,
  salesCounterRow,
} from '@bahi/contract/sales/sales-counter/sales-counter-answer';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound, failStale } from '../../../platform/core/errors.ts';
import type { OfOutlet } from '../../../platform/database/register-page.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type NoticeWriter, writeNotice } from '../../platform/notice/notice.write.ts';

export type CounterRow = z.output<typeof salesCounterRow>;
export type CounterState = (typeof counterStates)[number];
export type FreezeReason = (typeof freezeReasons)[number];
export type CounterFault = (typeof counterFaults)[number];

/** A counter as its table has it. */
export type Counter = Row<'sales_counter'>;

/** What is told beside a counter. */
export type ToldOfCounter = {
  refused_count: number;
  kept_count: number;
  lost_count: number;
  fault_count: number;
  last_number: string | null;
  last_taken_at: Date | null;
  lent_until: Date | null;
};

/** Joined beside each counter as `told`. */
export const toldOfCounter = `cross join lateral (select
    (select count(*)::int from counter_invoice open where open.business_id = sales_counter.business_id
      and open.counter_id = sales_counter.id and open.state = 'REFUSED') as refused_count,
    (select count(*)::int from counter_invoice open where open.business_id = sales_counter.business_id
      and open.counter_id = sales_counter.id and open.state = 'KEPT') as kept_count,
    (select count(*)::int from counter_invoice open where open.business_id = sales_counter.business_id
      and open.counter_id = sales_counter.id and open.state = 'LOST') as lost_count,
    (select count(*)::int from counter_fault fault where fault.business_id = sales_counter.business_id
      and fault.counter_id = sales_counter.id) as fault_count,
    (select number from counter_invoice sent where sent.business_id = sales_counter.business_id
      and sent.counter_id = sales_counter.id and sent.hash is not null
      order by sent.fiscal_year desc, sent.sequence desc limit 1) as last_number,
    (select received_at from counter_invoice sent where sent.business_id = sales_counter.business_id
      and sent.counter_id = sales_counter.id and sent.hash is not null
      order by sent.fiscal_year desc, sent.sequence desc limit 1) as last_taken_at,
    (select until_at from counter_lend lend where lend.business_id = sales_counter.business_id
      and lend.counter_id = sales_counter.id order by lend.id desc limit 1) as lent_until) told`;

export type ToldCounter = Counter & ToldOfCounter & OfOutlet;

export function counterRowOf(row: ToldCounter): CounterRow {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    state: row.state,
    freezeReason: row.freeze_reason,
    deviceName: row.device_name,
    registeredAt: row.registered_at?.toISOString() ?? null,
    lastNumber: row.last_number,
    lastTakenAt: row.last_taken_at?.toISOString() ?? null,
    lentUntil: row.state === 'ACTIVE' ? (row.lent_until?.toISOString() ?? null) : null,
    refusedCount: row.refused_count,
    keptCount: row.kept_count,
    lostCount: row.lost_count,
    faultCount: row.fault_count,
    version: row.version,
  };
}

/** A counter as it is at the moment; 404 for another business's or outlet's. */
export async function readCounter(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<Counter> {
  const [row] = await db.query<Counter>('select * from sales_counter where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  return row ?? failNotFound();
}

/** A counter, held until the transaction ends, as whoever changes it saw it; 404 for another business's or outlet's. */
export async function takeCounter(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
  version?: number,
): Promise<Counter> {
  const [row] = await db.query<Counter>('select * from sales_counter where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  if (row === undefined) return failNotFound();
  if (version !== undefined && version !== row.version) return failStale();
  return row;
}

/** Faults of the chain, and a storage that was set back, end a counter's selling for good; totals do not. */
export function isBroken({ state, freeze_reason: reason }: Pick<Counter, 'state' | 'freeze_reason'>): boolean {
  return state === 'FROZEN' && reason !== 'TOTALS';
}

/** Freezes a counter that is held; what is worse than the reason it was frozen for takes its place. */
export async function freezeCounter(context: NoticeWriter, counter: Counter, reason: FreezeReason): Promise<void> {
  const isWorse =
    counter.state === 'ACTIVE' || (counter.state === 'FROZEN' && !isBroken(counter) && reason !== 'TOTALS');
  if (!isWorse) return;
  counter.state = 'FROZEN';
  counter.freeze_reason = reason;
  await writeNotice(context, { kind: 'COUNTER_FROZEN', ...aboutCounter(counter) });
  await context.db.query(
    `update sales_counter set state = 'FROZEN', freeze_reason = $3, frozen_at = now(), version = version + 1
     where business_id = $1 and id = $2`,
    [context.businessId, counter.id, reason],
  );
}

/** Who looks after counters is told of one. */
export function aboutCounter({ id: recordId, outlet_id: outletId, code, name }: Counter) {
  return { needs: 'sales-counter.read', recordId, outletId, name: `${code} · ${name}` } as const;
}
