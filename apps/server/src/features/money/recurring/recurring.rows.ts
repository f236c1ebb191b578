import type { Answer } from '@bahi/contract/endpoint';
import type { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import type { Recurrence } from '@bahi/domain/calendar/recurrence';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { repeatedKindOf } from './recurring.models.ts';

type Contract = typeof recurringContract;
export type Recurring = Answer<Contract['get']>;
export type RecurringRow = Answer<Contract['list']>['rows'][number];
type Period = Recurring['periods'][number];

/** A row with the document or voucher that comes again. Amounts are paisa. */
export type RecurringRecord = Omit<Row<'recurring'>, 'unit'> & {
  unit: Recurrence['unit'];
  title: string | null;
  party_name: string;
  party_name_np: string | null;
  total_paisa: number;
  vat_paisa: number;
  waiting: number;
};

export type PeriodRecord = Row<'recurring_period'> & {
  title: string | null;
  made_state: 'DRAFT' | 'FINAL' | 'POSTED' | 'CANCELLED' | null;
  total_paisa: number | null;
  /** Of a voucher: nobody has entered it yet, and what was said to it. */
  is_prepared: boolean | null;
  approval: 'APPROVED' | 'REJECTED' | null;
};

/** When a record is due, as the calendar is asked. */
export function recurrenceOf(
  row: Pick<RecurringRecord, 'unit' | 'every' | 'first_on' | 'day_of_month' | 'last_on'>,
): Recurrence {
  return {
    unit: row.unit,
    every: row.every,
    firstOn: storedDay(row.first_on),
    dayOfMonth: row.day_of_month,
    lastOn: row.last_on === null ? null : storedDay(row.last_on),
  };
}

export function recurringRowOf(row: RecurringRecord, { calendar }: Pick<Context, 'calendar'>): RecurringRow {
  const next = row.is_active && row.next_on !== null ? bothDates(storedDay(row.next_on), calendar) : null;
  return {
    id: row.id,
    name: row.name,
    kind: repeatedKindOf(row),
    documentId: row.document_id,
    voucherId: row.voucher_id,
    documentTitle: row.title,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    amount: rupeesOf(row.total_paisa),
    unit: row.unit,
    every: row.every,
    firstDayAD: row.first_on,
    firstDayBS: row.first_on_bs,
    dayOfMonth: row.day_of_month,
    lastDayAD: row.last_on,
    lastDayBS: row.last_on_bs,
    nextDayAD: next?.ad ?? null,
    nextDayBS: next?.bs ?? null,
    isAutomatic: row.is_automatic,
    isActive: row.is_active,
    waitingCount: row.waiting,
    writtenBy: row.written_by_name,
    version: row.version,
  };
}

export function recurringOf(
  row: RecurringRecord,
  periods: readonly PeriodRecord[],
  context: Pick<Context, 'calendar'>,
): Recurring {
  return { ...recurringRowOf(row, context), vatAmount: rupeesOf(row.vat_paisa), periods: periods.map(periodAnswer) };
}

function periodAnswer(row: PeriodRecord): Period {
  // What was not issued is told until somebody has seen to it.
  const isLeft = row.made_state === null || (row.made_state === 'DRAFT' && row.is_prepared !== false);
  return {
    id: row.id,
    dueDayAD: row.due_on,
    dueDayBS: row.due_on_bs,
    state: periodStateOf(row),
    documentId: row.document_id,
    voucherId: row.voucher_id,
    documentTitle: row.title,
    amount: row.total_paisa === null ? null : rupeesOf(row.total_paisa),
    failure: isLeft ? row.failure : null,
    failureNp: isLeft ? row.failure_np : null,
  };
}

/** Where a period stands, by what became of its document or voucher. */
function periodStateOf({ state, made_state: made, is_prepared, approval }: PeriodRecord): Period['state'] {
  if (state === 'DUE' || state === 'FAILED' || state === 'SKIPPED') return state;
  if (made === null) return 'REMOVED';
  if (made === 'DRAFT' && is_prepared === false) return approval === 'REJECTED' ? 'REJECTED' : 'WAITING';
  return made === 'FINAL' || made === 'POSTED' ? 'ISSUED' : made;
}
