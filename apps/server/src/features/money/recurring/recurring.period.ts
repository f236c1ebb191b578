import type { Input } from '@bahi/contract/endpoint';
import type { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { moduleOfRepeated, rightToReadRepeated } from '@bahi/domain/posting/accounts/repeated-kinds';
import { idsOf, modelIdOf, type ModelIds, repeatedKindOf, repetitionOfKind } from './recurring.models.ts';
import { getRecurring } from './recurring.queries.ts';
import type { Recurring } from './recurring.rows.ts';

type Contract = typeof recurringContract;
type LockedPeriod = ModelIds & { id: number; state: string; recurring_id: number; kind: string; due_on: string };

/** Enters what is due as a document of its day; once, however often it is sent. */
export async function enterPeriod(context: Context, { params, body }: Input<Contract['enter']>): Promise<Recurring> {
  const period = await lockPeriod(context, params.periodId, ['DUE']);
  const repetition = repetitionOfKind(repeatedKindOf(period));
  if (repetition.as !== 'ENTRY') return fail('recurring.alreadyDone', { status: 409 });
  const { billDateAD, billDateBS, ...said } = body;
  const field = { ad: 'billDateAD', bs: 'billDateBS' };
  const day = readRequiredDay(context.calendar, { ad: billDateAD, bs: billDateBS }, field);
  const madeId = await repetition.enter(context, modelIdOf(period), { ...said, day });
  context.say('recurring.entered');
  return settle(context, period, { state: 'MADE', madeId });
}

/** Makes the draft that could not be made before. */
export async function makeAgain(context: Context, { params }: Input<Contract['again']>): Promise<Recurring> {
  const period = await lockPeriod(context, params.periodId, ['FAILED']);
  const repetition = repetitionOfKind(repeatedKindOf(period));
  if (repetition.as !== 'DRAFT') return fail('recurring.alreadyDone', { status: 409 });
  const madeId = await repetition.make(context, modelIdOf(period), storedDay(period.due_on));
  context.say('recurring.made');
  return settle(context, period, { state: 'MADE', madeId });
}

/** Nothing comes in this period. */
export async function skipPeriod(context: Context, { params }: Input<Contract['skip']>): Promise<Recurring> {
  const period = await lockPeriod(context, params.periodId, ['DUE', 'FAILED']);
  context.say('recurring.skipped');
  return settle(context, period, { state: 'SKIPPED', madeId: null });
}

/** Locks a period that stands so; whoever makes its document may make such documents. */
async function lockPeriod(context: Context, id: number, states: readonly string[]): Promise<LockedPeriod> {
  const { db, businessId, can } = context;
  const [period] = await db.query<LockedPeriod>(
    `select period.id, period.state, period.recurring_id, period.due_on, recurring.kind, recurring.document_id,
       recurring.voucher_id
     from recurring_period period
     join recurring on recurring.business_id = period.business_id and recurring.id = period.recurring_id
     where period.business_id = $1 and period.id = $2 for update of period`,
    [businessId, id],
  );
  if (period === undefined || !can(rightToReadRepeated(repeatedKindOf(period)))) return failNotFound();
  if (!can(`${moduleOfRepeated(repeatedKindOf(period))}.create`)) fail('common.forbidden', { status: 403 });
  if (!states.includes(period.state)) fail('recurring.alreadyDone', { status: 409 });
  return period;
}

async function settle(
  context: Context,
  period: LockedPeriod,
  { state, madeId }: { state: 'MADE' | 'SKIPPED'; madeId: number | null },
): Promise<Recurring> {
  const made = idsOf(repeatedKindOf(period), madeId);
  await context.db.query(
    `update recurring_period set state = $3, document_id = $4, voucher_id = $5, failure = null, failure_np = null,
       version = version + 1
     where business_id = $1 and id = $2`,
    [context.businessId, period.id, state, made.document_id, made.voucher_id],
  );
  return getRecurring(context, period.recurring_id);
}
