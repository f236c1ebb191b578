import type { prepaidContract, prepaidRow } from '@bahi/contract/books/prepaid/prepaid.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { addToBsMonth, asBsMonth, type BsMonth, lastDayOfBsMonth } from '@bahi/domain/calendar/bs-month';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { prepaidParts } from '@bahi/domain/numbers/prepaid';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { OfOutlet } from '../../../platform/database/register-page.ts';

export type Prepaid = Answer<(typeof prepaidContract)['get']>;
export type PrepaidRow = z.output<typeof prepaidRow>;

/** What months took of an entry: joined beside it as `taken`, by its key alone. */
export const takenOf = `left join lateral (select count(*)::int as posted_months, coalesce(sum(part.amount_paisa), 0)::bigint as taken_paisa
    from prepaid_part part where part.business_id = prepaid.business_id and part.prepaid_id = prepaid.id) taken on true`;

/** An entry with what its months took. */
export type Taken = { posted_months: number; taken_paisa: number };
export type PrepaidTaken = Row<'prepaid'> & Taken;
export type PrepaidOfOutlet = PrepaidTaken & OfOutlet;

/** A month of an entry that no voucher has taken yet: its place among all, and what it takes as things stand. */
export type OpenMonth = { place: number; month: BsMonth; amount: Paisa; lastDay: CalendarDay | null };

/** The months that are left of an entry, in their order. */
export function openMonths({ calendar }: Pick<Context, 'calendar'>, entry: PrepaidTaken): OpenMonth[] {
  const first = asBsMonth(entry.first_month);
  const left = subtractPaisa(asPaisa(entry.amount_paisa), asPaisa(entry.taken_paisa));
  return prepaidParts(left, entry.month_count - entry.posted_months).map((amount, position) => {
    const place = entry.posted_months + position + 1;
    const month = addToBsMonth(first, place - 1);
    return { place, month, amount, lastDay: lastDayOfBsMonth(month, calendar) };
  });
}

/** Those of them that are over by a day, which is counted. */
export function dueMonths(context: Pick<Context, 'calendar'>, entry: PrepaidTaken, day: CalendarDay): OpenMonth[] {
  return openMonths(context, entry).filter(({ lastDay }) => lastDay !== null && lastDay <= day);
}

export function prepaidRowOf(context: Pick<Context, 'calendar' | 'today'>, row: PrepaidOfOutlet): PrepaidRow {
  return {
    id: row.id,
    name: row.name,
    nameNp: row.name_np,
    state: row.posted_months < row.month_count ? 'RUNNING' : 'TAKEN',
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    firstMonth: row.first_month,
    lastMonth: row.last_month,
    months: row.month_count,
    postedMonths: row.posted_months,
    dueMonths: dueMonths(context, row, context.today).length,
    amount: rupeesOf(row.amount_paisa),
    taken: rupeesOf(row.taken_paisa),
    left: rupeesOf(row.amount_paisa - row.taken_paisa),
    enteredBy: row.created_by_name,
    version: row.version,
  };
}
