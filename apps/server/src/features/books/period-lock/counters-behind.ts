import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today'>;
type Days = { from: CalendarDay | null; to: CalendarDay };

/** A registered counter that had a device, with what of some days it leaves out of the books. */
export type CounterBehind = {
  code: string;
  name: string;
  /** Numbers of its invoices of those days that are in no books, and nobody has said why. */
  numbers: string[];
  /** The first day of such an invoice; of a lost one the day of the one before it. */
  openFrom: string | null;
  /** The last day on which its device was heard of; null of one that is over, of which nothing more comes. */
  heardOn: string | null;
};

type Row = { code: string; name: string; numbers: string[] | null; open_from: string | null; heard_on: string | null };

/**
 * What registered counters leave out of the books of some days: invoices that came and are not posted, numbers of which
 * nothing came, and devices that were not heard of since. Null where there is no such counter.
 */
export async function countersBehind(
  { db, businessId }: Reader,
  { from, to }: Days,
): Promise<readonly CounterBehind[] | null> {
  const rows = await db.query<Row>(
    `select counter.code, counter.name, open.numbers, open.open_from,
       case when counter.state <> 'CLOSED' then (coalesce(greatest(
         (select max(from_at) from counter_lend lend where lend.business_id = $1 and lend.counter_id = counter.id),
         (select received_at from counter_invoice sent where sent.business_id = $1 and sent.counter_id = counter.id
           and sent.hash is not null order by sent.fiscal_year desc, sent.sequence desc limit 1)),
         counter.registered_at) at time zone 'Asia/Kathmandu')::date end as heard_on
     from sales_counter counter
     cross join lateral (select array_agg(dated.number order by dated.fiscal_year, dated.sequence) as numbers, min(dated.day) as open_from
       from (select own.number, own.fiscal_year, own.sequence, coalesce(own.dated_on, (
             select before.dated_on from counter_invoice before where before.business_id = $1 and before.counter_id = counter.id
               and before.fiscal_year = own.fiscal_year and before.sequence < own.sequence and before.hash is not null
             order by before.sequence desc limit 1),
             (counter.registered_at at time zone 'Asia/Kathmandu')::date) as day,
           coalesce(own.dated_on, (
             select later.dated_on from counter_invoice later where later.business_id = $1 and later.counter_id = counter.id
               and later.fiscal_year = own.fiscal_year and later.sequence > own.sequence and later.hash is not null
             order by later.sequence limit 1), (counter.closed_at at time zone 'Asia/Kathmandu')::date) as last_day
         from counter_invoice own where own.business_id = $1 and own.counter_id = counter.id
           and own.state in ('KEPT', 'REFUSED', 'LOST')) dated
       where dated.day <= $3::date and dated.last_day >= coalesce($2::date, dated.last_day)) open
     where counter.business_id = $1 and counter.device_id is not null
     order by counter.outlet_id, counter.place`,
    [businessId, from === null ? null : formatAdDate(from), formatAdDate(to)],
  );
  if (rows.length === 0) return null;
  return rows.map(({ code, name, numbers, open_from: openFrom, heard_on: heardOn }) => ({
    code,
    name,
    numbers: numbers ?? [],
    openFrom,
    heardOn,
  }));
}

/** The counters of which invoices of days until then may still come: days that are over, after which nothing was heard. */
export function unheardSince(
  counters: readonly CounterBehind[],
  { today }: Pick<Reader, 'today'>,
  to: CalendarDay,
): CounterBehind[] {
  const after = formatAdDate(addDays(to, 1));
  return to >= today ? [] : counters.filter(({ heardOn }) => heardOn !== null && heardOn < after);
}
