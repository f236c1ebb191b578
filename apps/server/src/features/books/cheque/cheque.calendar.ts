import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { bsFromDay, calendarBounds, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { asPaisa, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { type ChequeRow, chequesOf, seenBy, withNames } from './cheque.rows.ts';

type Calendar = (typeof chequeContract)['calendar'];

/** So many cheques of a month are told one by one. */
const most = 1000;

/** The post-dated cheques of a month that wait, day by day: of the month of today without one. */
export async function readChequeMonth(context: Context, { query }: Input<Calendar>): Promise<Answer<Calendar>> {
  const { from, to } = monthOf(context, query);
  let selection = chequesOf(context)
    .where('cheque.is_post_dated', '=', true)
    .where('cheque.state', 'in', ['IN_HAND', 'ISSUED'])
    .where(sql<boolean>`cheque.dated_on between date '1970-01-01' + ${from}::int and date '1970-01-01' + ${to}::int`);
  for (const condition of seenBy(context)) selection = selection.where(condition);
  const summed = selection.select([sumOf('RECEIVED').as('received'), sumOf('PAID').as('given')]);
  const [rows, sums] = await Promise.all([
    withNames(selection).orderBy('cheque.dated_on').orderBy('cheque.id').limit(most).execute(),
    summed.executeTakeFirst(),
  ]);
  const days = [...new Set(rows.map((row) => row.dated_on))];
  return {
    fromAD: formatAdDate(from),
    toAD: formatAdDate(to),
    days: days.map((day) => dayOf(rows.filter((row) => row.dated_on === day))),
    receivedAmount: rupeesOf(sums?.received ?? 0),
    givenAmount: rupeesOf(sums?.given ?? 0),
  };
}

/** In paisa, all of one direction, also of those that are not told one by one. */
function sumOf(kind: ChequeRow['kind']) {
  return sql<number>`coalesce(sum(cheque.amount_paisa) filter (where cheque.kind = ${kind}), 0)::bigint`;
}

function monthOf({ calendar, today }: Context, { year, month }: Input<Calendar>['query']) {
  const now = bsFromDay(today, calendar);
  const asked = { year: year ?? now.year, month: month ?? now.month, day: 1 };
  const { first, last } = calendarBounds(calendar);
  if (asked.year < bsFromDay(first, calendar).year || asked.year > bsFromDay(last, calendar).year)
    fail('common.dateInvalid', { field: 'year' });
  return bsMonthOf(dayFromBs(asked, calendar), calendar);
}

function dayOf(rows: readonly ChequeRow[]): Answer<Calendar>['days'][number] {
  const [first] = rows;
  return {
    dateAD: first?.dated_on ?? '',
    dateBS: first?.dated_on_bs ?? '',
    receivedAmount: amountOf(rows, 'RECEIVED'),
    givenAmount: amountOf(rows, 'PAID'),
    cheques: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: row.number,
      bank: row.bank ?? row.account_name,
      amount: rupeesFromPaisa(asPaisa(row.amount_paisa)),
      partyName: row.party_name,
      partyNameNp: row.party_name_np,
    })),
  };
}

function amountOf(rows: readonly ChequeRow[], kind: ChequeRow['kind']): number {
  return rupeesFromPaisa(sumPaisa(rows.filter((row) => row.kind === kind).map((row) => asPaisa(row.amount_paisa))));
}
