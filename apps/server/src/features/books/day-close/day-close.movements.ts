import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';

/** A box in an outlet, as its lines name it. */
export type BoxPlace = { outletId: number; code: string };

/** What moved the cash of a day, by what it was for: a kind of document that was paid, or of what was posted else. */
export type CashMovement = { what: string; received: Paisa; paid: Paisa; entries: number };

type MovedRow = { what: string; received_paisa: number; paid_paisa: number; entries: number };

/**
 * What came into a box and left it on a day. A payment counts with the documents that it pays, and with what it leaves
 * in advance; an entry that was taken back and the one that takes it back stand together, with what remains of both.
 */
export async function readMovements(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { outletId, code }: BoxPlace,
  day: CalendarDay,
): Promise<CashMovement[]> {
  const rows = await db.query<MovedRow>(movementsOfDay, [businessId, code, outletId, formatAdDate(day)]);
  return rows.flatMap((row) => {
    const [received, paid] = [asPaisa(row.received_paisa), asPaisa(row.paid_paisa)];
    if (row.what !== 'REVERSED') return [{ what: row.what, received, paid, entries: row.entries }];
    const left = asPaisa(received - paid);
    if (left === 0) return [];
    return [
      {
        what: row.what,
        received: left > 0 ? left : zeroPaisa,
        paid: left < 0 ? asPaisa(-left) : zeroPaisa,
        entries: row.entries,
      },
    ];
  });
}

const movementsOfDay = `
  with moved as (
    select entry.id as entry_id, entry.kind, payment.id as payment_id, payment.amount_paisa,
      line.debit_paisa - line.credit_paisa as paisa,
      entry.reverses_id is not null or exists (select from journal_entry back
        where back.business_id = $1 and back.reverses_id = entry.id) as is_reversed
    from journal_line line
    join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
    left join payment on payment.business_id = $1 and entry.source_kind = 'RECEIPT'
      and payment.settlement_id = entry.source_id and payment.entry_id = entry.id
    where line.business_id = $1 and line.account_code = $2 and line.outlet_id = $3 and line.posting_date = $4
  ), paid_for as (
    select moved.entry_id, document.kind, sum(allocation.amount_paisa)::bigint as paisa
    from moved
    join payment_allocation allocation on allocation.business_id = $1 and allocation.payment_id = moved.payment_id
    join document on document.business_id = $1 and document.id = allocation.document_id
    where not moved.is_reversed group by moved.entry_id, document.kind
  ), told as (
    select moved.entry_id, part.what, sign(moved.paisa) * part.paisa as paisa
    from moved cross join lateral (
      select kind as what, paisa from paid_for where paid_for.entry_id = moved.entry_id
      union all
      select 'ADVANCE', moved.amount_paisa - coalesce((select sum(paisa) from paid_for where paid_for.entry_id = moved.entry_id), 0)
    ) part
    where moved.payment_id is not null and not moved.is_reversed and part.paisa <> 0
    union all
    select entry_id, case when is_reversed then 'REVERSED' else kind end, paisa
    from moved where payment_id is null or is_reversed
  )
  select what, coalesce(sum(paisa) filter (where paisa > 0), 0)::bigint as received_paisa,
    coalesce(-sum(paisa) filter (where paisa < 0), 0)::bigint as paid_paisa, count(distinct entry_id)::int as entries
  from told group by what order by received_paisa desc, paid_paisa desc, what`;
