import type { Answer } from '@bahi/contract/endpoint';
import type { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { documentKinds } from '@bahi/domain/document-kinds';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { dueOf, paymentStatusOf } from '@bahi/domain/payment-status';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { DocumentRow } from '../ledger/document-head.ts';

export type OpeningDueRow = DocumentRow & {
  description: string | null;
  party_name: string;
  party_name_np: string | null;
};
type Shown = Answer<(typeof openingDueContract)['get']>;

/** An opening due as lists and details show it; `unlockedFrom` is the first day that is not locked. */
export function openingDueOf(
  { calendar }: Pick<Context, 'calendar'>,
  row: OpeningDueRow,
  unlockedFrom: CalendarDay | null,
): Shown {
  const [total, paid] = [asPaisa(row.total_paisa), asPaisa(row.paid_paisa)];
  const isActive = row.state === 'FINAL';
  const asAt = storedDay(row.booked_on ?? row.dated_on);
  const dated = bothDates(asAt, calendar);
  const { party } = documentKinds[row.kind];
  return {
    id: row.id,
    party,
    partyId: row[`${party}_id`] ?? Number.NaN,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    outletId: row.outlet_id,
    billNumber: row.heading ?? '',
    billDateAD: row.dated_on,
    billDateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    asAtAD: dated.ad,
    asAtBS: dated.bs,
    totalBillAmount: rupeesFromPaisa(total),
    paidAmount: rupeesFromPaisa(paid),
    remainingAmount: isActive ? rupeesFromPaisa(dueOf(total, paid)) : 0,
    paymentStatus: paymentStatusOf(total, paid),
    description: row.description,
    isActive,
    isEditable: isActive && paid === 0 && (unlockedFrom === null || asAt >= unlockedFrom),
    cancelReason: row.cancel_reason,
    createdBy: row.created_by_name,
    version: row.version,
  };
}
