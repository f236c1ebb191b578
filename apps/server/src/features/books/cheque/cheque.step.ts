import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type ChequeAction, chequeAfter, type ChequeState } from '@bahi/domain/posting/cash/cheque';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayInBothCalendars, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import type { NewRow, Row } from '../../../platform/database/table-types.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { refuseLocked } from '../ledger/open-days.ts';
import { readCheque } from './cheque.queries.ts';
import type { ChequeRow } from './cheque.rows.ts';

type Dated = { dateAD: string | null; dateBS: string | null };

/**
 * A cheque that is locked until the transaction ends, to be moved by an action. Its settlement is locked before it where
 * its payment falls with it: everybody in that order.
 */
export async function lockCheque(
  context: Context,
  { id, version }: { id: number; version?: number | undefined },
  { withSettlement }: { withSettlement: boolean },
): Promise<ChequeRow> {
  const { db, businessId } = context;
  const seen = await readCheque(context, id);
  if (withSettlement)
    await db.query('select id from settlement where business_id = $1 and id = $2 for update', [
      businessId,
      seen.settlement_id,
    ]);
  await db.query('select id from cheque where business_id = $1 and id = $2 for update', [businessId, id]);
  const cheque = await readCheque(context, id);
  if (version !== undefined && version !== cheque.version) failStale();
  return cheque;
}

/** What a cheque becomes by an action. Errors: `notDeposited` where the bank does not have it yet, else `notPossible`. */
export function stateAfter(cheque: ChequeRow, action: ChequeAction): ChequeState {
  const state = chequeAfter(cheque, action);
  if (state !== null) return state;
  const isEarly = cheque.state === 'IN_HAND' && (action === 'CLEAR' || action === 'BOUNCE');
  return fail(isEarly ? 'cheque.notDeposited' : 'cheque.notPossible', { status: 409 });
}

/** The day of a step: not in the future, on an open day, and not before the last step of any of the cheques. */
export async function readStepDay(
  context: Context,
  form: Dated,
  cheques: readonly Pick<ChequeRow, 'state_on'>[],
): Promise<CalendarDay> {
  const day = readRequiredDay(context.calendar, { ad: form.dateAD, bs: form.dateBS }, { ad: 'dateAD', bs: 'dateBS' });
  if (day > context.today) fail('common.dateFuture', { field: 'dateAD' });
  for (const { state_on } of cheques) {
    const last = storedDay(state_on);
    if (day < last)
      fail('cheque.beforeLast', { field: 'dateAD', parameters: { day: dayInBothCalendars(context, last) } });
  }
  await refuseLocked(context, { day, field: 'dateAD', hasVat: false });
  return day;
}

/** Refuses a day on which the bank does not take the cheque yet. */
export function refuseBeforeItsDay(context: Context, day: CalendarDay, cheque: Pick<ChequeRow, 'dated_on'>): void {
  const own = storedDay(cheque.dated_on);
  if (day < own)
    fail('cheque.beforeItsDay', { field: 'dateAD', parameters: { day: dayInBothCalendars(context, own) } });
}

type Step = Pick<NewRow<'cheque_step'>, 'action'> & {
  state: ChequeState;
  day: CalendarDay;
  accountCode?: string | null;
  entryId?: number | null;
  slipId?: number;
  chargePaisa?: number;
  chargedId?: number | null;
  reason?: string | null;
  /** The account where it stands afterwards; that of before without one. */
  standsOn?: string | null;
};

/** Moves a locked cheque, and notes the step. */
export async function moveCheque(context: Context, cheque: Row<'cheque'>, step: Step): Promise<void> {
  const { db, businessId, calendar, session } = context;
  const date = bothDates(step.day, calendar);
  await db.query(
    `update cheque set state = $3, state_on = $4, state_on_bs = $5, account_code = $6, version = version + 1
     where business_id = $1 and id = $2`,
    [
      businessId,
      cheque.id,
      step.state,
      date.ad,
      date.bs,
      step.standsOn === undefined ? cheque.account_code : step.standsOn,
    ],
  );
  await insertRow(db, 'cheque_step', {
    business_id: businessId,
    outlet_id: cheque.outlet_id,
    cheque_id: cheque.id,
    action: step.action,
    state: noted(step.state),
    dated_on: date.ad,
    dated_on_bs: date.bs,
    account_code: step.accountCode ?? null,
    entry_id: step.entryId ?? null,
    slip_id: step.slipId ?? null,
    charge_paisa: step.chargePaisa ?? 0,
    charged_id: step.chargedId ?? null,
    reason: step.reason ?? null,
    done_by: session.userId,
    done_by_name: session.fullName,
  });
}

/** No step removes a cheque: that follows from its payment. */
function noted(state: ChequeState): Exclude<ChequeState, 'REMOVED'> {
  if (state === 'REMOVED') throw new RangeError('no step removes a cheque');
  return state;
}
