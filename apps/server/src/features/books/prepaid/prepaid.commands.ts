import type { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  addToBsMonth,
  asBsMonth,
  type BsMonth,
  bsMonthOfDay,
  bsMonthsThrough,
  lastDayOfBsMonth,
} from '@bahi/domain/calendar/bs-month';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees, type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { mostPrepaidMonths } from '@bahi/domain/numbers/prepaid';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { readNamed } from '../voucher/voucher.accounts.ts';
import { getPrepaid } from './prepaid.queries.ts';
import { type Prepaid, type PrepaidTaken, type Taken, takenOf } from './prepaid.rows.ts';

type Contract = typeof prepaidContract;
type Form = Input<Contract['save']>['body'];

/** Registers an entry, or mends one: what months have taken of it stays as it is posted. */
export async function savePrepaid(context: Context, { body }: Input<Contract['save']>): Promise<Prepaid> {
  refuseEditWithout(context, 'prepaid.update', body);
  const former = body.id === undefined ? null : await takePrepaid(context, body.id, body.version);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const account = await readExpense(context, body, outletId);
  const columns = { ...columnsOf(context, body), ...account, outlet_id: outletId };
  if (former !== null) refuseOfTaken(context, former, columns);
  const parts = columns.month_count - (former?.posted_months ?? 0);
  const left = columns.amount_paisa - (former?.taken_paisa ?? 0);
  if (parts > left)
    fail('prepaid.tooSmall', { field: 'amount', parameters: { months: inDigitsOf(String(parts), context.language) } });
  const id = former === null ? await insertPrepaid(context, columns) : await mendPrepaid(context, former, columns);
  context.say('prepaid.saved');
  return getPrepaid(context, id);
}

async function readExpense(context: Context, form: Form, outletId: number) {
  const found = await findExpense(context, form, outletId);
  return 'refused' in found ? fail('common.invalid', { fields: found.refused }) : found;
}

/**
 * The account, and under “Expenses” its category, as a voucher of the outlet can name them, held until the transaction
 * ends; else why not.
 */
async function findExpense(
  context: Context,
  { accountId, categoryId }: Pick<Form, 'accountId' | 'categoryId'>,
  outletId: number,
): Promise<{ account_code: string; category_id: number | null } | { refused: RefusedField[] }> {
  const line = { accountId, categoryId, field: 'accountId', categoryField: 'accountId' };
  const { named, refused } = await readNamed(context, { kind: 'PREPAID_VOUCHER', outletId }, [line]);
  if (refused.length > 0) return { refused };
  const [account] = await context.db.query<Row<'account'>>('select * from account where business_id = $1 and id = $2', [
    context.businessId,
    accountId,
  ]);
  if (account?.kind !== 'expense') return { refused: [{ field: 'accountId', key: 'prepaid.notExpense' }] };
  return { account_code: account.code, category_id: named[0]?.categoryId ?? null };
}

/** Refuses to post onto an account or category that is no longer one of expense, or out of use since it was chosen. */
export async function refuseFormerExpense(context: Context, entry: PrepaidTaken): Promise<void> {
  const { db, businessId, language } = context;
  const [account] = await db.query<{ id: number }>('select id from account where business_id = $1 and code = $2', [
    businessId,
    entry.account_code,
  ]);
  const chosen = { accountId: account?.id ?? Number.NaN, categoryId: entry.category_id };
  const found = await findExpense(context, chosen, entry.outlet_id);
  const name = language === 'ne' ? (entry.name_np ?? entry.name) : entry.name;
  if ('refused' in found) fail('prepaid.accountChanged', { status: 409, parameters: { name } });
}

function columnsOf({ calendar, today }: Context, form: Form) {
  const [first, last] = [asBsMonth(form.firstMonth), asBsMonth(form.lastMonth)];
  const months = bsMonthsThrough(first, last);
  if (months > mostPrepaidMonths) fail('prepaid.monthsMany', { field: 'lastMonth' });
  if (lastDayOfBsMonth(first, calendar) === null) fail('prepaid.monthUnknown', { field: 'firstMonth' });
  if (lastDayOfBsMonth(last, calendar) === null) fail('prepaid.monthUnknown', { field: 'lastMonth' });
  // A slip of a year, which would post months on end at once.
  if (bsMonthsThrough(first, bsMonthOfDay(today, calendar)) > mostPrepaidMonths)
    fail('prepaid.monthLongAgo', { field: 'firstMonth' });
  return {
    name: form.name,
    name_np: form.nameNp,
    amount_paisa: paisaFromRupees(form.amount) ?? zeroPaisa,
    first_month: first,
    last_month: last,
    month_count: months,
    note: form.note,
  };
}
type Columns = ReturnType<typeof columnsOf> & Awaited<ReturnType<typeof readExpense>> & { outlet_id: number };

/** Months that are posted stay those of the entry, in its outlet, and within its amount. */
function refuseOfTaken(context: Context, former: PrepaidTaken, next: Columns): void {
  const { posted_months: posted, taken_paisa: taken } = former;
  if (posted === 0) return;
  const told = amountText(context, asPaisa(taken));
  const last = addToBsMonth(asBsMonth(former.first_month), posted - 1);
  if (next.outlet_id !== former.outlet_id) fail('prepaid.begun', { field: 'outletId' });
  if (next.first_month !== former.first_month) fail('prepaid.begun', { field: 'firstMonth' });
  if (next.last_month < last)
    fail('prepaid.monthTaken', { field: 'lastMonth', parameters: { month: monthText(context, last) } });
  if (next.amount_paisa < taken) fail('prepaid.lessThanTaken', { field: 'amount', parameters: { amount: told } });
  if (next.month_count === posted && next.amount_paisa !== taken)
    fail('prepaid.allTaken', { field: 'amount', parameters: { amount: told } });
}

function insertPrepaid({ db, businessId, session }: Context, columns: Columns): Promise<number> {
  return insertRow(db, 'prepaid', {
    business_id: businessId,
    ...columns,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

async function mendPrepaid({ db, businessId }: Context, { id, version }: PrepaidTaken, columns: Columns) {
  await db
    .tables()
    .updateTable('prepaid')
    .set({ ...columns, version: version + 1 })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
  return id;
}

/** An entry, held until the transaction ends, as whoever changes it saw it, with what its months took. */
export async function takePrepaid(context: Context, id: number, version?: number): Promise<PrepaidTaken> {
  const { db, businessId } = context;
  const [row] = await db.query<Row<'prepaid'>>('select * from prepaid where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  if (row === undefined) return failNotFound();
  if (version !== undefined && version !== row.version) failStale();
  const [taken] = await db.query<Taken>(
    `select taken.* from prepaid ${takenOf} where prepaid.business_id = $1 and prepaid.id = $2`,
    [businessId, id],
  );
  return { ...row, ...(taken ?? { posted_months: 0, taken_paisa: 0 }) };
}

/** Takes one out of the register that was entered by mistake, while nothing of it is posted. */
export async function removePrepaid(
  context: Context,
  { params, query }: Input<Contract['remove']>,
): Promise<Answer<Contract['remove']>> {
  const { db, businessId } = context;
  const { id, posted_months: posted } = await takePrepaid(context, params.id, query.version);
  if (posted > 0) fail('prepaid.begun', { status: 409 });
  await db.query('delete from prepaid where business_id = $1 and id = $2', [businessId, id]);
  context.say('prepaid.removed');
  return { id };
}

/** A month as a sentence says it: `असोज २०८३`. */
export function monthText({ language }: Pick<Context, 'language'>, month: BsMonth): string {
  return `${bsMonthName(Number(month.slice(5)), language)} ${inDigitsOf(month.slice(0, 4), language)}`;
}

function amountText({ language }: Pick<Context, 'language'>, amount: Paisa): string {
  return formatRupees(amount, language);
}
