import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { contraForm, journalForm } from '@bahi/contract/books/voucher/voucher-forms';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { expenseForm } from '@bahi/contract/money/expense/expense.contract';
import { defaultDocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import { rupeesFromPaisa, asPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { atOwnFields, formOf } from '../../../platform/core/own-fields.ts';
import { expenseComponent, expenses } from '../../money/expense/expense.calls.ts';
import { enterContra, enterJournal } from '../voucher/voucher.commands.ts';
import { everAfter, readBankAccount } from './bank.account.ts';
import { pickOpenBooks } from './bank.lines.ts';
import { pickOpenLines, writeMatch } from './bank.match.ts';
import { type Entered, pay, settle } from './bank.settle.ts';

type Contract = typeof bankStatementContract;
type Matched = Answer<Contract['makePayment']>;

/** A line becomes a payment on its day: received where money came in, made where it went out. */
export async function makePayment(
  context: Context,
  { params, body }: Input<Contract['makePayment']>,
): Promise<Matched> {
  if (!context.can('payment.create')) fail('common.forbidden', { status: 403 });
  const open = await openLine(context, params.id);
  if (body.documents !== undefined) return settleDocuments(context, open, body);
  if (body.componentEntityId === null) refuseWay(open, 'RECEIVED');
  else refuseWay(open, documentKinds[body.componentType ?? defaultDocumentKind].settledBy);
  const own = dialogFields(
    ['outletId', 'remarks'],
    body.componentEntityId === null ? 'customerId' : 'componentEntityId',
  );
  const settlementId = await atOwnFields(own, () => pay(context, open, body));
  return finish(context, open, { source: 'RECEIPT', ids: [settlementId] });
}

/** A line becomes the settlement of documents that it pays in full, as they were offered. */
async function settleDocuments(
  context: Context,
  open: Entered,
  body: Input<Contract['makePayment']>['body'],
): Promise<Matched> {
  for (const { componentType } of body.documents ?? [])
    refuseWay(open, documentKinds[componentType].settledBy, 'documents');
  const own = dialogFields(['documents', 'tdsNature', 'remarks'], 'documents');
  const ids = await atOwnFields(own, () => settle(context, open, body));
  return finish(context, open, { source: 'RECEIPT', ids });
}

/** A line becomes an expense of its day that it paid. */
export async function makeExpense(
  context: Context,
  { params, body }: Input<Contract['makeExpense']>,
): Promise<Matched> {
  if (!context.can('payment.create') || !context.can('expense.create')) fail('common.forbidden', { status: 403 });
  const open = await openLine(context, params.id);
  refuseWay(open, 'PAID');
  const outletId = body.outletId ?? open.account.outletId;
  const values = {
    ...body,
    outletId,
    billDateAD: open.line.dated_on,
    dueDateAD: open.line.dated_on,
    totalBillAmount: open.amount,
  };
  const own = dialogFields(['vendorId', 'categoryId', 'outletId'], 'heading');
  const settlementId = await atOwnFields(own, async () => {
    const { id } = await expenses.save(context, formOf(expenseForm, values));
    const of = { componentType: expenseComponent, componentEntityId: id, customerId: null, outletId, remarks: null };
    return pay(context, open, of);
  });
  return finish(context, open, { source: 'RECEIPT', ids: [settlementId] });
}

/** A line is money to or from another account of the business. */
export async function makeTransfer(
  context: Context,
  { params, body }: Input<Contract['makeTransfer']>,
): Promise<Matched> {
  if (!context.can('voucher.create')) fail('common.forbidden', { status: 403 });
  const open = await openLine(context, params.id);
  const [fromAccountId, toAccountId] =
    open.line.amount_paisa > 0 ? [body.moneyAccountId, open.account.id] : [open.account.id, body.moneyAccountId];
  const values = {
    outletId: body.outletId ?? open.account.outletId,
    narration: body.narration,
    dateAD: open.line.dated_on,
    fromAccountId,
    toAccountId,
    amount: open.amount,
  };
  const own = dialogFields(['outletId', 'narration'], 'moneyAccountId');
  const voucher = await atOwnFields(own, () => enterContra(context, { body: formOf(contraForm, values) }));
  return finish(context, open, { source: 'CONTRA_VOUCHER', ids: [voucher.id] });
}

/** A line is booked on an account by a journal: interest, charges. */
export async function makeJournal(
  context: Context,
  { params, body }: Input<Contract['makeJournal']>,
): Promise<Matched> {
  if (!context.can('voucher.create')) fail('common.forbidden', { status: 403 });
  const open = await openLine(context, params.id);
  const isIn = open.line.amount_paisa > 0;
  const sides = (isDebit: boolean) => (isDebit ? { debit: open.amount } : { credit: open.amount });
  const values = {
    outletId: body.outletId ?? open.account.outletId,
    narration: body.narration ?? open.line.says,
    dateAD: open.line.dated_on,
    lines: [
      { accountId: open.account.id, ...sides(isIn) },
      { accountId: body.accountId, categoryId: body.categoryId, ...sides(!isIn) },
    ],
  };
  const own = dialogFields(['categoryId', 'outletId', 'narration'], 'accountId');
  const voucher = await atOwnFields(own, () => enterJournal(context, { body: formOf(journalForm, values) }));
  return finish(context, open, { source: 'JOURNAL_VOUCHER', ids: [voucher.id] });
}

/**
 * Names the field of a dialog for one of the form that is made of it: day, amount and account are those of the line, and what
 * is wrong with them (a locked month) is said where the dialog begins.
 */
function dialogFields(own: readonly string[], otherwise: string): (field: string) => string {
  return (field) => own.find((one) => field.split('.').at(-1) === one) ?? otherwise;
}

/** A line that is open, locked with its account until the transaction ends. */
async function openLine(context: Context, id: number): Promise<Entered> {
  const accountId = await accountOfLine(context, id);
  const account = await readBankAccount(context, accountId, { lock: true });
  const [line] = await pickOpenLines(context, account, [id]);
  if (line === undefined) return failNotFound();
  if (line.row_number === null) fail('bankStatement.openingStays', { status: 409 });
  return { account, line, amount: rupeesFromPaisa(asPaisa(Math.abs(line.amount_paisa))) };
}

/** The account that a line is on; 404 for one that is not there. */
export async function accountOfLine({ db, businessId }: Context, id: number): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select account.id from bank_line line
     join account on account.business_id = line.business_id and account.code = line.account_code
     where line.business_id = $1 and line.id = $2`,
    [businessId, id],
  );
  return row === undefined ? failNotFound() : row.id;
}

function refuseWay({ line }: Entered, settledBy: 'RECEIVED' | 'PAID', field = 'componentEntityId'): void {
  if ((settledBy === 'RECEIVED') !== line.amount_paisa > 0) fail('bankStatement.wrongWay', { field });
}

/** Matches a line with what was just posted for it on its account. */
async function finish(
  context: Context,
  { account, line }: Entered,
  { source, ids: sources }: { source: string; ids: readonly number[] },
): Promise<Matched> {
  const { db, businessId } = context;
  const posted = await db.query<{ id: number }>(
    `select line.id from journal_entry entry
     join journal_line line on line.business_id = $1 and line.entry_id = entry.id and line.account_code = $4
     where entry.business_id = $1 and entry.source_kind = $2 and entry.source_id = any($3)`,
    [businessId, source, sources, account.code],
  );
  const ids = posted.map((one) => one.id);
  const books = await pickOpenBooks(context, { code: account.code, day: everAfter }, ids);
  const match = await writeMatch(context, account, { lines: [line], books });
  context.say('bankStatement.made');
  return { id: match };
}
