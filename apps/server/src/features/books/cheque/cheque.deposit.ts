import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { asPaisa, formatRupees, sumPaisa } from '@bahi/domain/numbers/money';
import { accountOfCheque, isStaleCheque, postChequeMove } from '@bahi/domain/posting/cash/cheque';
import { asAccountCode, type JournalLine } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { recordPostings } from '../ledger/posting.ts';
import { readCheque } from './cheque.queries.ts';
import type { ChequeRow, Viewer } from './cheque.rows.ts';
import { moveCheque, readStepDay, refuseBeforeItsDay } from './cheque.step.ts';

type Deposit = (typeof chequeContract)['deposit'];

/** Puts cheques in hand of one outlet into a bank account, each by an entry of its own, and answers their slip. */
export async function depositCheques(context: Context, { body }: Input<Deposit>): Promise<Answer<Deposit>> {
  const { db, businessId, session, calendar } = context;
  const cheques = await lockChosen(context, body.cheques);
  const [first] = cheques;
  if (first === undefined) return fail('cheque.noneChosen', { field: 'cheques' });
  const day = await readStepDay(context, body, cheques);
  for (const cheque of cheques) refuseBeforeItsDay(context, day, cheque);
  const stale = cheques.flatMap((cheque, position): RefusedField[] =>
    isStaleCheque(storedDay(cheque.dated_on), day) ? [{ field: `cheques.${position}.id`, key: 'cheque.stale' }] : [],
  );
  if (stale.length > 0) fail('cheque.stale', { fields: stale });
  const bank = await readBank(context, body.moneyAccountId, first.outlet_id);
  const total = sumPaisa(cheques.map((cheque) => asPaisa(cheque.amount_paisa)));
  const date = bothDates(day, calendar);
  const slipId = await insertRow(db, 'cheque_slip', {
    business_id: businessId,
    outlet_id: first.outlet_id,
    account_code: bank,
    dated_on: date.ad,
    dated_on_bs: date.bs,
    total_paisa: total,
    remarks: body.remarks,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  const entries = await recordPostings(
    context,
    cheques.map((cheque) => ({
      source: {
        kind: 'CHEQUE_DEPOSITED',
        sourceKind: 'CHEQUE',
        sourceId: cheque.id,
        outletId: cheque.outlet_id,
        day,
        narration: body.remarks,
      },
      posting: postChequeMove({
        outletId: cheque.outlet_id,
        from: heldIn(cheque),
        to: bank,
        amount: asPaisa(cheque.amount_paisa),
      }),
    })),
  );
  for (const [position, cheque] of cheques.entries()) {
    const entryId = entries[position] ?? null;
    const step = { action: 'DEPOSIT', state: 'DEPOSITED', day, accountCode: bank, standsOn: bank } as const;
    await moveCheque(context, cheque, { ...step, entryId, slipId, reason: body.remarks });
  }
  context.say('cheque.deposited', { amount: formatRupees(total, context.language) });
  return readSlip(context, slipId);
}

/** Where a cheque stands that is in hand, or was given and is not paid yet. */
export function heldIn(cheque: ChequeRow): JournalLine['account'] {
  const account = cheque.kind === 'PAID' && cheque.account_code !== null ? asAccountCode(cheque.account_code) : null;
  return accountOfCheque({ kind: cheque.kind, isPostDated: cheque.is_post_dated, account });
}

/** Locked in the order of their ids, so that two slips never wait for each other. What is wrong is said at its row. */
async function lockChosen(
  context: Context,
  chosen: readonly { id: number; version?: number | undefined }[],
): Promise<ChequeRow[]> {
  const { db, businessId } = context;
  await db.query('select id from cheque where business_id = $1 and id = any($2) order by id for update', [
    businessId,
    chosen.map(({ id }) => id),
  ]);
  const cheques: ChequeRow[] = [];
  for (const { id } of chosen) cheques.push(await readCheque(context, id));
  const refused = cheques.flatMap((cheque, position): RefusedField[] => {
    const field = `cheques.${position}.id`;
    if (chosen.findIndex(({ id }) => id === cheque.id) < position) return [{ field, key: 'cheque.chosenTwice' }];
    if (cheque.kind !== 'RECEIVED' || cheque.state !== 'IN_HAND') return [{ field, key: 'cheque.notInHand' }];
    return cheque.outlet_id === cheques[0]?.outlet_id ? [] : [{ field, key: 'cheque.otherOutlet' }];
  });
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  if (cheques.some(({ version }, position) => version !== (chosen[position]?.version ?? version))) failStale();
  return cheques;
}

/** A bank account in use, of all outlets or of this one, held as it is until the transaction ends. */
async function readBank(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
  outletId: number,
): Promise<JournalLine['account']> {
  const field = 'moneyAccountId';
  const [row] = await db.query<Row<'account'>>('select * from account where business_id = $1 and id = $2 for share', [
    businessId,
    id,
  ]);
  if (row === undefined) return fail('common.choiceUnknown', { field });
  if (row.group_code !== 'BANK') fail('cheque.notBank', { field });
  if (!row.is_active) fail('payment.accountInactive', { field });
  if (row.outlet_id !== null && row.outlet_id !== outletId) fail('payment.accountOfOtherOutlet', { field });
  return asAccountCode(row.code);
}

export type SlipRow = Row<'cheque_slip'> & {
  account_name: string;
  account_name_np: string;
  bank_name: string | null;
  outlet_name: string;
  outlet_name_np: string | null;
  cheques: number;
};

export async function readSlipRow({ db, businessId }: Pick<Viewer, 'db' | 'businessId'>, id: number): Promise<SlipRow> {
  const [row] = await db.query<SlipRow>(
    `select slip.*, account.name as account_name, account.name_np as account_name_np, account.bank_name,
       outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       (select count(*)::int from cheque_step step where step.business_id = slip.business_id and step.slip_id = slip.id) as cheques
     from cheque_slip slip join account on account.business_id = slip.business_id and account.code = slip.account_code
     join outlet on outlet.business_id = slip.business_id and outlet.id = slip.outlet_id
     where slip.business_id = $1 and slip.id = $2`,
    [businessId, id],
  );
  return row ?? failNotFound();
}

async function readSlip(context: Context, id: number): Promise<Answer<Deposit>> {
  const row = await readSlipRow(context, id);
  return {
    id: row.id,
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    totalAmount: rupeesOf(row.total_paisa),
    cheques: row.cheques,
  };
}
