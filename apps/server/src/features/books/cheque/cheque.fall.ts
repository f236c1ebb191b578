import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { incomeForm } from '@bahi/contract/money/income/income.contract';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { postChequeMove } from '@bahi/domain/posting/cash/cheque';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { atOwnFields, formOf } from '../../../platform/core/own-fields.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { incomes } from '../../money/income/income.calls.ts';
import { takeBackPayment } from '../../money/payment/payment.fall.ts';
import { recordPosting } from '../ledger/posting.ts';
import { reverseEntry, stepsInForce } from './cheque.commands.ts';
import { getCheque } from './cheque.queries.ts';
import type { ChequeRow } from './cheque.rows.ts';
import { lockCheque, moveCheque, readStepDay, refuseBeforeItsDay, stateAfter } from './cheque.step.ts';

type Contract = typeof chequeContract;
type Shown = Answer<Contract['get']>;

/**
 * The bank did not pay it: what moved it into the bank and its payment are taken back on that day, what it had paid is due
 * again, the bank's charge is an expense, and what the customer is charged is an income that they owe.
 */
export async function bounceCheque(context: Context, { params, body }: Input<Contract['bounce']>): Promise<Shown> {
  const cheque = await lockCheque(context, { id: params.id, version: body.version }, { withSettlement: true });
  const state = stateAfter(cheque, 'BOUNCE');
  const day = await readStepDay(context, body, [cheque]);
  if (cheque.kind === 'PAID') refuseBeforeItsDay(context, day, cheque);
  const charge = paisaFromRupees(body.bankCharge ?? 0) ?? zeroPaisa;
  const asked = paisaFromRupees(body.customerCharge ?? 0) ?? zeroPaisa;
  if (asked > 0 && (cheque.customer_id === null || cheque.kind === 'PAID'))
    fail('cheque.chargeOfVendor', { field: 'customerCharge' });
  if (asked > 0 && !context.can('income.create')) fail('cheque.incomeForbidden', { field: 'customerCharge' });
  for (const step of (await stepsInForce(context, cheque.id)).toReversed())
    if (step.entry_id !== null) await reverseEntry(context, cheque, step.entry_id, { day, kind: 'CHEQUE_TAKEN_BACK' });
  const entryId = await takeBackPayment(context, cheque, day, 'CHEQUE_BOUNCED');
  await postCharge(context, cheque, day, charge);
  const chargedId = asked > 0 ? await chargeCustomer(context, cheque, day, body) : null;
  await moveCheque(context, cheque, {
    action: 'BOUNCE',
    state,
    day,
    entryId,
    accountCode: cheque.account_code,
    chargePaisa: charge,
    chargedId,
    reason: body.reason,
  });
  context.say('cheque.bounced');
  return getCheque(context, cheque.id);
}

/** One in hand goes back to who gave it, or one that was given comes back unpaid: its payment is taken back on that day. */
export async function handBackCheque(context: Context, { params, body }: Input<Contract['handBack']>): Promise<Shown> {
  const cheque = await lockCheque(context, { id: params.id, version: body.version }, { withSettlement: true });
  const state = stateAfter(cheque, 'HAND_BACK');
  const day = await readStepDay(context, body, [cheque]);
  const kind = state === 'RETURNED' ? 'CHEQUE_RETURNED' : 'CHEQUE_CANCELLED';
  const entryId = await takeBackPayment(context, cheque, day, kind);
  await moveCheque(context, cheque, { action: 'HAND_BACK', state, day, entryId, reason: body.reason });
  context.say('cheque.handedBack');
  return getCheque(context, cheque.id);
}

/** What the bank took for it, out of the account that the cheque was put into or drawn on. */
async function postCharge(context: Context, cheque: ChequeRow, day: CalendarDay, charge: Paisa): Promise<void> {
  if (charge === 0) return;
  const { id: sourceId, outlet_id: outletId, account_code: code } = cheque;
  await recordPosting(
    context,
    { kind: 'CHEQUE_CHARGED', sourceKind: 'CHEQUE', sourceId, outletId, day },
    postChequeMove({ outletId, from: asAccountCode(code ?? 'BANK'), to: 'BANK_CHARGES', amount: charge }),
  );
}

async function chargeCustomer(
  context: Context,
  cheque: ChequeRow,
  day: CalendarDay,
  body: Input<Contract['bounce']>['body'],
): Promise<number> {
  const date = formatAdDate(day);
  const values = {
    incomeHeading: textOf(context.language, 'cheque.chargeHeading', { number: cheque.number ?? '' }).trim(),
    customerId: cheque.customer_id,
    outletId: cheque.outlet_id,
    categoryId: body.categoryId,
    billDateAD: date,
    dueDateAD: date,
    totalBillAmount: body.customerCharge,
  };
  const { id } = await atOwnFields(ownField, () => incomes.save(context, formOf(incomeForm, values)));
  return id;
}

/** Fields of the income that have another name where a cheque bounces; what else it refuses is said of the charge. */
const ownFields = new Map([
  ['categoryId', 'categoryId'],
  ['billDateAD', 'dateAD'],
  ['billDateBS', 'dateAD'],
]);
const ownField = (field: string): string => ownFields.get(field) ?? 'customerCharge';
