import type { Input } from '@bahi/contract/endpoint';
import type { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { addDays } from '@bahi/domain/calendar/calendar-day';
import type { Recurrence } from '@bahi/domain/calendar/recurrence';
import {
  isRepeatedKind,
  isRepeatedVoucher,
  moduleOfRepeated,
  type RepeatedKind,
  rightToReadRepeated,
} from '@bahi/domain/posting/accounts/repeated-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readDay, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { refuseEditWithout, saveRecord } from '../../../platform/database/write-record.ts';
import { idsOf, repetitionOfKind } from './recurring.models.ts';
import { nextDueDay } from './recurring.next.ts';
import { getRecurring } from './recurring.queries.ts';
import { type Recurring, type RecurringRecord, recurrenceOf } from './recurring.rows.ts';

type Form = Input<(typeof recurringContract)['save']>['body'];
type Model = { id: number; kind: RepeatedKind; outlet_id: number };
type Before = Pick<RecurringRecord, keyof Row<'recurring'>>;

/** Writes a new record, or the one that the form names. What lies before today is not made up for. */
export async function saveRecurring(context: Context, form: Form): Promise<Recurring> {
  refuseEditWithout(context, 'recurring.update', form);
  const before = form.id === undefined ? null : await lockRecurring(context, form.id);
  const model = await readModel(context, form, before);
  const recurrence = readRecurrence(context, form);
  if (form.isAutomatic) await refuseAutomatic(context, model);
  const nextOn = await nextOf(context, before, recurrence);
  if (before === null && nextOn === null) fail('recurring.nothingComes', { field: 'lastDayAD' });
  const { session, calendar } = context;
  const [first, last] = [recurrence.firstOn, recurrence.lastOn].map((day) =>
    day === null ? null : bothDates(day, calendar),
  );
  const id = await saveRecord(context, 'recurring', form, {
    outlet_id: model.outlet_id,
    name: form.name,
    kind: model.kind,
    ...idsOf(model.kind, model.id),
    unit: form.unit,
    every: form.every,
    first_on: first?.ad ?? '',
    first_on_bs: first?.bs ?? '',
    day_of_month: form.dayOfMonth,
    last_on: last?.ad ?? null,
    last_on_bs: last?.bs ?? null,
    is_automatic: form.isAutomatic,
    next_on: nextOn,
    written_by: session.userId,
    written_by_name: session.fullName,
  });
  context.say('recurring.saved');
  return getRecurring(context, id);
}

/** Pauses a record, or lets it go on from today. */
export async function toggleRecurring(context: Context, id: number): Promise<Recurring> {
  const { db, businessId } = context;
  const before = await lockRecurring(context, id);
  const nextOn = before.is_active
    ? before.next_on
    : await nextDueDay(context, id, recurrenceOf(before), addDays(context.today, -1));
  await db.query(
    `update recurring set is_active = not is_active, next_on = $3, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, id, nextOn],
  );
  context.say('common.statusChanged');
  return getRecurring(context, id);
}

async function lockRecurring({ db, businessId }: Context, id: number): Promise<Before> {
  const [row] = await db.query<Before>('select * from recurring where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  return row ?? failNotFound();
}

/** The document or voucher that comes again, which the caller may read. */
async function readModel(
  { db, businessId, can }: Context,
  { documentId, voucherId }: Form,
  before: Before | null,
): Promise<Model> {
  const field = documentId === null ? 'voucherId' : 'documentId';
  const [row] = await db.query<{ id: number; kind: string; outlet_id: number; state: string }>(
    documentId === null
      ? 'select id, kind, outlet_id, state from voucher where business_id = $1 and id = $2 for share'
      : 'select id, kind, outlet_id, state from document where business_id = $1 and id = $2 for share',
    [businessId, documentId ?? voucherId],
  );
  if (row === undefined) return fail('common.unknownRecord', { field });
  const { kind } = row;
  if (!isRepeatedKind(kind)) return fail('recurring.notRepeated', { field });
  if (!can(rightToReadRepeated(kind))) return fail('common.unknownRecord', { field });
  if (before !== null && before.kind !== kind) fail('recurring.kindStays', { field });
  // What came of it stands in its outlet.
  if (before !== null && before.outlet_id !== row.outlet_id) fail('recurring.outletStays', { field });
  // One that waits for approval may still become another one.
  if (isRepeatedVoucher(kind) && row.state !== 'POSTED' && before?.voucher_id !== row.id)
    fail('recurring.onlyPosted', { field });
  return { ...row, kind };
}

function readRecurrence({ calendar }: Context, form: Form): Recurrence {
  const dayOf = (name: 'firstDay' | 'lastDay') => ({ ad: form[`${name}AD`], bs: form[`${name}BS`] });
  const firstOn = readRequiredDay(calendar, dayOf('firstDay'), { ad: 'firstDayAD', bs: 'firstDayBS' });
  const lastOn = readDay(calendar, dayOf('lastDay'), { ad: 'lastDayAD', bs: 'lastDayBS' });
  if (lastOn !== null && lastOn < firstOn) fail('recurring.lastBeforeFirst', { field: 'lastDayAD' });
  const { unit, every, dayOfMonth } = form;
  if (unit === 'WEEK' && dayOfMonth !== null) fail('recurring.monthsOnly', { field: 'dayOfMonth' });
  return { unit, every, firstOn, dayOfMonth, lastOn };
}

/** Issuing unseen is for who may allow it, and for what cannot be changed in between. */
async function refuseAutomatic(context: Context, { id, kind }: Model): Promise<void> {
  const repetition = repetitionOfKind(kind);
  if (repetition.as !== 'DRAFT' || !(await repetition.mayIssue(context, id)))
    fail('recurring.onlyLikeIssued', { field: 'isAutomatic' });
  if (!mayLetIssue(context, kind)) fail('recurring.notAllowed', { field: 'isAutomatic', status: 403 });
}

/** Who lets documents be issued by themselves: granted by the owner, beside the right to issue them. */
export function mayLetIssue({ can }: Pick<Context, 'can'>, kind: RepeatedKind): boolean {
  return can('recurring.approve') && can(`${moduleOfRepeated(kind)}.create`);
}

/** An edit that leaves the days as they are also leaves what is due and not made yet. */
async function nextOf(context: Context, before: Before | null, recurrence: Recurrence): Promise<string | null> {
  const yesterday = addDays(context.today, -1);
  if (before === null) return nextDueDay(context, null, recurrence, yesterday);
  const was = recurrenceOf(before);
  const isSame = (['unit', 'every', 'firstOn', 'dayOfMonth'] as const).every((part) => was[part] === recurrence[part]);
  const after = isSame && before.next_on !== null ? addDays(storedDay(before.next_on), -1) : yesterday;
  return nextDueDay(context, before.id, recurrence, after);
}
