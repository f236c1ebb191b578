import type { Language } from '@bahi/domain/language';
import { periodOf, type Recurrence } from '@bahi/domain/calendar/recurrence';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { refusalOf } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { databaseCodeOf } from '../../../platform/database/database-errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { idsOf, modelIdOf, repeatedKindOf, repetitionOfKind } from './recurring.models.ts';
import { nextDueDay } from './recurring.next.ts';
import { type RecurringRecord, recurrenceOf } from './recurring.rows.ts';

/** A record that is due, locked. */
export type DueRecurring = Pick<
  RecurringRecord,
  | 'id'
  | 'outlet_id'
  | 'kind'
  | 'document_id'
  | 'voucher_id'
  | 'unit'
  | 'every'
  | 'first_on'
  | 'day_of_month'
  | 'last_on'
  | 'is_automatic'
  | 'is_active'
  | 'next_on'
  | 'written_by'
  | 'written_by_name'
>;

/** Why something could not be made, in both languages. */
export type Failure = { failure: string; failure_np: string };

/** Makes what is due next of a record, and says when it is due again. All of it is one transaction. */
export async function makeNext(context: Context, recurring: DueRecurring): Promise<void> {
  const kind = repeatedKindOf(recurring);
  const repetition = repetitionOfKind(kind);
  if (repetition.as === 'ENTRY') return addPeriod(context, recurring, { state: 'DUE', madeId: null });
  const madeId = await repetition.make(context, modelIdOf(recurring), storedDay(recurring.next_on ?? ''));
  await addPeriod(context, recurring, { state: recurring.is_automatic ? 'ISSUING' : 'MADE', madeId });
}

/** Notes that what is due next could not be made, and goes on. */
export function noteUnmade(context: Context, recurring: DueRecurring, why: Failure): Promise<void> {
  return addPeriod(context, recurring, { state: 'FAILED', madeId: null, ...why });
}

type Made = { state: 'DUE' | 'MADE' | 'ISSUING' | 'FAILED'; madeId: number | null } & Partial<Failure>;

async function addPeriod(context: Context, recurring: DueRecurring, { madeId, ...made }: Made): Promise<void> {
  const { db, businessId, calendar } = context;
  const { id, outlet_id, unit } = recurring;
  const recurrence: Recurrence = recurrenceOf(recurring);
  const due = storedDay(recurring.next_on ?? '');
  const dates = bothDates(due, calendar);
  await insertRow(db, 'recurring_period', {
    business_id: businessId,
    outlet_id,
    recurring_id: id,
    period: periodOf(unit, due, calendar),
    due_on: dates.ad,
    due_on_bs: dates.bs,
    failure: null,
    failure_np: null,
    ...idsOf(repeatedKindOf(recurring), madeId),
    ...made,
  });
  const next = await nextDueDay(context, id, recurrence, due);
  await db.query('update recurring set next_on = $3 where business_id = $1 and id = $2', [businessId, id, next]);
}

/** Why something could not be noted; null where it was. */
export async function unlessNoted(noting: Promise<unknown>): Promise<unknown> {
  try {
    await noting;
    return null;
  } catch (error) {
    return error;
  }
}

/** What is said of a refusal; null for a failure that may pass by itself. */
export function failureOf(error: unknown): Failure | null {
  const refusal = refusalOf(error);
  // What the database refuses it will refuse again.
  const isRefused = databaseCodeOf(error)?.startsWith('23') === true;
  if (refusal === null && !isRefused) return null;
  const inLanguage = (language: Language): string => {
    if (refusal === null) return textOf(language, 'common.conflict');
    const said = refusal.fields.length === 0 ? [refusal] : refusal.fields;
    return said.map(({ key, parameters }) => textOf(language, key, parameters)).join('. ');
  };
  return { failure: inLanguage('en'), failure_np: inLanguage('ne') };
}
