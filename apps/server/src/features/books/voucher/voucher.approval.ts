import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { ApprovalState } from '@bahi/domain/goods/approval';
import { asPaisa } from '@bahi/domain/numbers/money';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { deleteAttached } from '../../../platform/files/attached-files.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { refuseLocked } from '../ledger/open-days.ts';
import { readNamed } from './voucher.accounts.ts';
import { refuseParties } from './voucher.parties.ts';
import type { WrittenLine } from './voucher.prepare.ts';
import { getVoucher } from './voucher.queries.ts';
import { lockWaiting } from './voucher.save.ts';
import { settleLines } from './voucher.settle.ts';
import { judgeStored, taxOfRow } from './voucher.tax.ts';
import { isRemovable } from './voucher.rows.ts';
import { postWritten } from './voucher.write.ts';

type Contract = typeof voucherContract;
type StoredLine = Row<'voucher_line'> & { account_id: number };

/** Posts vouchers of other people that wait, each on its day with a number of now: all that are named, or none. */
export async function approveVouchers(
  context: Context,
  { body: { drafts } }: Input<Contract['approveDrafts']>,
): Promise<Answer<Contract['approveDrafts']>> {
  const { db, businessId } = context;
  const versions = new Map(drafts.map(({ id, version }) => [id, version]));
  const rows = await db.query<Row<'voucher'>>(
    'select * from voucher where business_id = $1 and id = any($2) order by id for update',
    [businessId, [...versions.keys()]],
  );
  if (rows.length < versions.size) return failNotFound();
  for (const row of rows) refuseUnanswerable(context, row, versions.get(row.id));
  for (const [place, row] of rows.entries()) {
    await answer(context, row.id, { approval: 'APPROVED', remarks: null });
    await postStored(context, row, place);
  }
  context.say('approval.approved', { count: rows.length });
  return { approved: rows.length };
}

/** Sends a voucher back to its writer, who sees why. */
export async function rejectVoucher(
  context: Context,
  { params, body }: Input<Contract['rejectDraft']>,
): Promise<Answer<Contract['rejectDraft']>> {
  const row = await lockWaiting(context, params.id, body.version);
  refuseUnanswerable(context, row, body.version);
  await answer(context, row.id, { approval: 'REJECTED', remarks: body.remarks });
  context.say('approval.rejected');
  return getVoucher(context, row.id);
}

/** Removes a voucher that is in no books yet, with its files: who wrote it does, or who may answer it; whoever may write vouchers where it came again. */
export async function removeVoucher(
  context: Context,
  { params, query }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  const { db, businessId } = context;
  const row = await lockWaiting(context, params.id, query.version);
  const { id } = row;
  if (!isRemovable(context, row)) fail('voucher.removeOwn', { status: 403 });
  await deleteAttached(db, businessId, { table: 'voucher', id });
  await db.query('delete from voucher where business_id = $1 and id = $2', [businessId, id]);
  context.say('voucher.draftRemoved');
  return {};
}

/** Narrows a list to vouchers that stand so in their approval. */
export function approvalCondition(state: ApprovalState | undefined): RawBuilder<SqlBool> | null {
  if (state === undefined) return null;
  if (state === 'WAITING')
    return sql<SqlBool>`(voucher.state = 'DRAFT' and voucher.approval is null and not voucher.is_prepared)`;
  return sql<SqlBool>`voucher.approval = ${state}`;
}

/** How many vouchers wait for the caller's word; of who may not give it none. */
export async function countWaitingVouchers({ db, businessId, can }: Pick<Context, 'db' | 'businessId' | 'can'>) {
  if (!can('voucher.approve')) return 0;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from voucher where business_id = $1 and state = 'DRAFT' and approval is null
       and not is_prepared`,
    [businessId],
  );
  return row?.count ?? 0;
}

function refuseUnanswerable({ session }: Context, row: Row<'voucher'>, version: number | undefined): void {
  if (row.state !== 'DRAFT') fail('voucher.notWaiting', { status: 409 });
  if (row.is_prepared) fail('voucher.notAsked', { status: 409 });
  if (version !== undefined && version !== row.version) failStale();
  // Neither who began it nor who wrote it last.
  if ([row.created_by, row.drafted_by].includes(session.userId)) fail('voucher.approvalOwn', { status: 409 });
}

async function answer(
  { db, businessId, session }: Context,
  id: number,
  { approval, remarks }: { approval: 'APPROVED' | 'REJECTED'; remarks: string | null },
): Promise<void> {
  await db.query(
    `update voucher set approval = $3, approval_by = $4, approval_by_name = $5, approval_at = now(), approval_remarks = $6,
       version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, approval, session.userId, session.fullName, remarks],
  );
}

/** Posts a voucher as it was written; what its lines name, and what is open with its parties, is judged as it is now. */
export async function postStored(context: Context, voucher: Row<'voucher'>, place: number): Promise<void> {
  const { db, businessId } = context;
  const day = storedDay(voucher.dated_on);
  await refuseLocked(context, { day, field: 'dateAD', hasVat: false });
  await readOutlet(context, voucher.outlet_id);
  const rows = await db.query<StoredLine>(
    `select line.*, account.id as account_id from voucher_line line
     join account on account.business_id = line.business_id and account.code = line.account_code
     where line.business_id = $1 and line.voucher_id = $2 order by line.line_number`,
    [businessId, voucher.id],
  );
  await refuseNamed(context, voucher, rows);
  refuseAll(await judgeStored(context, day, rows));
  const lines = rows.map(writtenLineOf);
  const { id, outlet_id: outletId, narration } = voucher;
  const settled = await settleLines(context, { outletId, day }, lines);
  const lineIds = rows.map((row) => row.id);
  await postWritten(context, voucher.kind, { id, lineIds, outletId, day, narration, lines, settled, place });
}

/** A line that is written, as it is posted. */
export function writtenLineOf(row: Row<'voucher_line'>): WrittenLine {
  return {
    account: asAccountCode(row.account_code),
    categoryId: row.category_id ?? undefined,
    // Who is paid less tax is named by the tax alone: that account is kept of nobody.
    partyId: row.tds_nature === null ? (row.customer_id ?? row.vendor_id ?? undefined) : undefined,
    documentId: row.document_id,
    tax: taxOfRow(row),
    debit: asPaisa(row.debit_paisa),
    credit: asPaisa(row.credit_paisa),
    narration: row.narration,
  };
}

/** Refuses what was put out of use since it was written, or may be written no more. */
async function refuseNamed(context: Context, voucher: Row<'voucher'>, rows: readonly StoredLine[]): Promise<void> {
  const where = { kind: voucher.kind, outletId: voucher.outlet_id };
  const { named, refused } = await readNamed(
    context,
    where,
    rows.map((row, position) => ({
      accountId: row.account_id,
      categoryId: row.category_id,
      field: `lines.${position}.accountId`,
      categoryField: `lines.${position}.categoryId`,
    })),
  );
  const parties = named.map((account) => (account?.holdsTax === true ? 'payee' : (account?.party ?? null)));
  const forms = rows.map((row) => ({ customerId: row.customer_id, vendorId: row.vendor_id }));
  refuseAll([...refused, ...(await refuseParties(context, forms, parties))]);
}

function refuseAll(wrong: RefusedField[]): void {
  const [first] = wrong;
  if (first !== undefined) fail(first.key, { fields: wrong, parameters: first.parameters ?? {} });
}
