import { needsApproval } from '@bahi/domain/goods/approval';
import { formatRupees, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type Approvable, type ApprovalColumns, unanswered } from './approval.ts';
import { lockDrafts } from './approval.drafts.ts';

type Issuing = { draftId: number | null; total: Paisa; limit: Paisa | null };

/**
 * The approval under which a document is issued: above the limit that of its draft, which is refused without one. What
 * needs none is issued as its writer's.
 */
export async function approvalToIssue(
  context: Context,
  approvable: Approvable,
  { draftId, total, limit }: Issuing,
): Promise<ApprovalColumns> {
  if (limit === null || !needsApproval(total, limit)) return unanswered(context);
  const parameters = { limit: formatRupees(limit, context.language) };
  if (draftId === null) return fail('approval.needed', { status: 409, parameters });
  const [row] = await lockDrafts(context, approvable, [draftId]);
  if (row === undefined) return failNotFound();
  if (row.approval === 'REJECTED') {
    const said = { name: row.approval_by_name ?? '', remarks: row.approval_remarks ?? '' };
    return fail('approval.isRejected', { status: 409, parameters: said });
  }
  if (row.approval === null) return fail('approval.waiting', { status: 409, parameters });
  const { drafted_by, approval, approval_by, approval_by_name, approval_at, approval_remarks } = row;
  return { drafted_by, approval, approval_by, approval_by_name, approval_at, approval_remarks };
}

/**
 * Issues what was approved only as it was approved: `write` is undone where `content` of what it answers is another than
 * that of the draft.
 */
export async function asApproved<T>(
  { approval }: ApprovalColumns,
  { read, content, write }: { read: () => Promise<T>; content: (document: T) => unknown; write: () => Promise<T> },
): Promise<T> {
  if (approval === null) return write();
  const approved = JSON.stringify(content(await read()));
  const written = await write();
  return JSON.stringify(content(written)) === approved ? written : fail('approval.changed', { status: 409 });
}
