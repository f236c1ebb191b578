import type { approvalAnswer } from '@bahi/contract/sales/approval/approval';
import type { z } from '@bahi/contract/zod';
import { type ApprovalState, approvalStateOf, needsApproval } from '@bahi/domain/goods/approval';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';

/** What a document keeps of the approval that its draft needed. */
export type ApprovalColumns = Pick<
  Row<'invoice'>,
  'drafted_by' | 'approval' | 'approval_by' | 'approval_by_name' | 'approval_at' | 'approval_remarks'
>;

/** Where a kind keeps its head and what is its own, and the right to approve its drafts. */
export type Approvable = {
  head: 'document' | 'quotation';
  own: 'invoice' | 'quotation' | 'credit_note';
  right: 'invoice.approve' | 'quotation.approve' | 'credit-note.approve';
};

/** The owner's limit, beside the rows of a business's documents; `$1` is the business. */
export const approvalLimit = '(select approval_limit_paisa from business where business.id = $1)';

/** The owner's limit; null asks nobody. */
export async function readApprovalLimit({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<Paisa | null> {
  const [row] = await db.query<{ paisa: number | null }>(`select ${approvalLimit} as paisa`, [businessId]);
  return row === undefined || row.paisa === null ? null : asPaisa(row.paisa);
}

/** The same, for a query that is built. */
export function approvalLimitOf({ businessId }: Pick<Context, 'businessId'>): RawBuilder<number | null> {
  return sql<number | null>`(select approval_limit_paisa from business where business.id = ${businessId})`;
}

/** Narrows a list to the drafts that stand so in their approval. */
export function approvalConditions(
  context: Pick<Context, 'businessId'>,
  state: ApprovalState | undefined,
  { head, own }: Approvable,
): RawBuilder<SqlBool>[] {
  if (state === undefined) return [];
  const isDraft = sql<SqlBool>`${sql.ref(`${head}.state`)} = 'DRAFT'`;
  const answered = sql.ref(`${own}.approval`);
  if (state !== 'WAITING') return [isDraft, sql<SqlBool>`${answered} = ${state}`];
  const isAbove = sql<SqlBool>`${sql.ref(`${head}.total_paisa`)} > ${approvalLimitOf(context)}`;
  return [isDraft, sql<SqlBool>`${answered} is null`, isAbove];
}

/** Content that the caller wrote, and nobody has answered. */
export function unanswered({ session }: Pick<Context, 'session'>): ApprovalColumns {
  return {
    drafted_by: session.userId,
    approval: null,
    approval_by: null,
    approval_by_name: null,
    approval_at: null,
    approval_remarks: null,
  };
}

/** A document as its approval is judged. Amounts are paisa. */
export type Answered = ApprovalColumns & {
  approval_limit_paisa: number | null;
  total_paisa: number;
  created_by: number;
};

/** What a reader sees of a document's approval. */
export function approvalAnswerOf(
  row: Answered,
  isDraft: boolean,
  { session, can }: Pick<Context, 'session' | 'can'>,
  { right }: Approvable,
): z.output<z.ZodObject<typeof approvalAnswer>> {
  const limit = row.approval_limit_paisa === null ? null : asPaisa(row.approval_limit_paisa);
  const total = asPaisa(row.total_paisa);
  return {
    approval: approvalStateOf({ isDraft, total, answer: row.approval }, limit),
    approvalBy: row.approval_by_name,
    approvalRemarks: row.approval_remarks,
    isApprovable: isDraft && needsApproval(total, limit) && can(right) && !isWriter(row, session.userId),
  };
}

/** Whoever began a draft or wrote its content last. */
export function isWriter(
  { created_by, drafted_by }: Pick<Answered, 'created_by' | 'drafted_by'>,
  userId: number,
): boolean {
  return created_by === userId || drafted_by === userId;
}
