import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import { postChequeMove } from '@bahi/domain/posting/cash/cheque';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { openDayFrom } from '../ledger/open-days.ts';
import { recordPosting } from '../ledger/posting.ts';
import { readPosting } from '../ledger/reversal/posted.ts';
import { heldIn } from './cheque.deposit.ts';
import { getCheque, readSteps } from './cheque.queries.ts';
import { type ChequeRow, isWhereItCame } from './cheque.rows.ts';
import { lockCheque, moveCheque, readStepDay, refuseBeforeItsDay, stateAfter } from './cheque.step.ts';

type Contract = typeof chequeContract;
type Shown = Answer<Contract['get']>;

/** Notes or mends what stands on a cheque; its day and amount are those of its payment. */
export async function saveChequeDetails(
  context: Context,
  { params, body }: Input<Contract['details']>,
): Promise<Shown> {
  const { db, businessId } = context;
  const cheque = await lockCheque(context, { id: params.id, version: body.version }, { withSettlement: true });
  if (cheque.state === 'REMOVED') fail('cheque.notPossible', { status: 409 });
  await db.query('update cheque set number = $3, bank = $4, version = version + 1 where business_id = $1 and id = $2', [
    businessId,
    cheque.id,
    body.number,
    body.bank,
  ]);
  // Whoever has its payment open would write the old number over it.
  await db.query('update settlement set version = version + 1 where business_id = $1 and id = $2', [
    businessId,
    cheque.settlement_id,
  ]);
  context.say('cheque.detailsSaved');
  return getCheque(context, cheque.id);
}

/** The bank paid it. Of a post-dated one that was given, the money leaves the bank account on that day. */
export async function clearCheque(context: Context, { params, body }: Input<Contract['clear']>): Promise<Shown> {
  const cheque = await lockCheque(context, { id: params.id, version: body.version }, { withSettlement: false });
  const state = stateAfter(cheque, 'CLEAR');
  const day = await readStepDay(context, body, [cheque]);
  refuseBeforeItsDay(context, day, cheque);
  const entryId = cheque.kind === 'PAID' && cheque.is_post_dated ? await postPaid(context, cheque, day) : null;
  await moveCheque(context, cheque, { action: 'CLEAR', state, day, entryId, accountCode: cheque.account_code });
  context.say('cheque.cleared');
  return getCheque(context, cheque.id);
}

function postPaid(context: Context, cheque: ChequeRow, day: CalendarDay): Promise<number> {
  const { id: sourceId, outlet_id: outletId, account_code: code } = cheque;
  const bank = asAccountCode(code ?? 'BANK');
  return recordPosting(
    context,
    { kind: 'CHEQUE_CLEARED', sourceKind: 'CHEQUE', sourceId, outletId, day },
    postChequeMove({ outletId, from: bank, to: heldIn(cheque), amount: asPaisa(cheque.amount_paisa) }),
  );
}

/** Takes back the last step of a cheque that was put into a bank or cleared by mistake, on its own day or the first open one. */
export async function reverseCheque(context: Context, { params, body }: Input<Contract['reverse']>): Promise<Shown> {
  const cheque = await lockCheque(context, { id: params.id, version: body.version }, { withSettlement: false });
  const state = stateAfter(cheque, 'UNDO');
  if (isWhereItCame(cheque)) fail('cheque.notPossible', { status: 409 });
  const undone = await readLastStep(context, cheque);
  const day = await openDayFrom(context, undone.day, { hasVat: false });
  const entryId =
    undone.entryId === null
      ? null
      : await reverseEntry(context, cheque, undone.entryId, { day, kind: 'CHEQUE_UNDONE' });
  await moveCheque(context, cheque, {
    action: 'UNDO',
    state,
    day,
    entryId,
    accountCode: cheque.account_code,
    reason: body.reason,
    ...(state === 'IN_HAND' ? { standsOn: null } : {}),
  });
  context.say('cheque.undone');
  return getCheque(context, cheque.id);
}

/** The step by which a cheque is where it is. */
async function readLastStep(
  context: Context,
  cheque: ChequeRow,
): Promise<{ day: CalendarDay; entryId: number | null }> {
  const last = (await stepsInForce(context, cheque.id)).at(-1);
  if (last === undefined) throw new RangeError(`the cheque ${cheque.id} has no step to take back`);
  return { day: storedDay(last.dated_on), entryId: last.entry_id };
}

/** The steps of a cheque that were not taken back, the oldest first. */
export async function stepsInForce(context: Context, id: number) {
  const steps = await readSteps(context, id);
  return steps.reduce<typeof steps>(
    (standing, step) => (step.action === 'UNDO' ? standing.slice(0, -1) : [...standing, step]),
    [],
  );
}

/** Writes the mirror of an entry of a cheque: the bank took it back, or it was a mistake of whoever entered it. */
export async function reverseEntry(
  context: Context,
  cheque: Pick<ChequeRow, 'id' | 'outlet_id'>,
  reversesId: number,
  { day, kind }: { day: CalendarDay; kind: 'CHEQUE_TAKEN_BACK' | 'CHEQUE_UNDONE' },
): Promise<number> {
  const mirror = postCancellation(await readPosting(context, reversesId), { balances: [], negativeStockAllowed: true });
  if (!mirror.ok) return fail('common.conflict', { status: 409 });
  const source = { sourceKind: 'CHEQUE', sourceId: cheque.id, outletId: cheque.outlet_id, day, reversesId };
  return recordPosting(context, { ...source, kind }, mirror.posting);
}
