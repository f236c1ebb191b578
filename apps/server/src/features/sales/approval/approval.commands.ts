import type { approvedCount, approvedDrafts, rejectedDraft } from '@bahi/contract/sales/approval/approval';
import type { z } from '@bahi/contract/zod';
import { needsApproval } from '@bahi/domain/goods/approval';
import { asPaisa } from '@bahi/domain/numbers/money';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { type Approvable, isWriter } from './approval.ts';
import { type Draft, lockDrafts } from './approval.drafts.ts';

/** Approves drafts of other people above the limit: all that are named, or none. */
export async function approveDrafts(
  context: Context,
  approvable: Approvable,
  { drafts }: z.output<typeof approvedDrafts>,
): Promise<z.output<typeof approvedCount>> {
  const versions = new Map(drafts.map(({ id, version }) => [id, version]));
  const rows = await lockDrafts(context, approvable, [...versions.keys()]);
  if (rows.length < versions.size) return failNotFound();
  for (const row of rows) refuseUnanswerable(context, row, versions.get(row.id));
  for (const row of rows) await answer(context, approvable, row, { approval: 'APPROVED', remarks: null });
  context.say('approval.approved', { count: rows.length });
  return { approved: rows.length };
}

/** Sends a draft back to its writer, who sees why. */
export async function rejectDraft(
  context: Context,
  approvable: Approvable,
  { id, remarks, version }: z.output<typeof rejectedDraft> & { id: number },
): Promise<void> {
  const [row] = await lockDrafts(context, approvable, [id]);
  if (row === undefined) return failNotFound();
  refuseUnanswerable(context, row, version);
  await answer(context, approvable, row, { approval: 'REJECTED', remarks });
  context.say('approval.rejected');
}

function refuseUnanswerable(context: Context, row: Draft, version: number | undefined): void {
  const { language, session } = context;
  const parameters = { name: language === 'ne' ? (row.customer_name_np ?? row.customer_name) : row.customer_name };
  if (row.state !== 'DRAFT') fail('approval.notDraft', { status: 409, parameters });
  if (version !== undefined && version !== row.version) failStale();
  const limit = row.approval_limit_paisa === null ? null : asPaisa(row.approval_limit_paisa);
  if (!needsApproval(asPaisa(row.total_paisa), limit)) fail('approval.notNeeded', { status: 409, parameters });
  if (isWriter(row, session.userId)) fail('approval.own', { status: 409, parameters });
}

/** Writes what was said; whoever has the draft open learns that it is another one now. */
async function answer(
  { db, businessId, session }: Context,
  { head, own }: Approvable,
  { id }: Pick<Draft, 'id'>,
  { approval, remarks }: { approval: 'APPROVED' | 'REJECTED'; remarks: string | null },
): Promise<void> {
  await db
    .tables()
    .updateTable(own)
    .set({
      approval,
      approval_by: session.userId,
      approval_by_name: session.fullName,
      approval_at: sql`now()`,
      approval_remarks: remarks,
    })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
  await db
    .tables()
    .updateTable(head)
    .set({ version: sql`version + 1` })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}
