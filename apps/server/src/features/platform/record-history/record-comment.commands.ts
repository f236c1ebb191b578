import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordKinds } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { commentOf, readComment } from './record-comment.queries.ts';
import { rowsOfRecord } from './record-sources.ts';

type Contract = typeof recordHistoryContract;

/** Writes on a record that the caller may read. */
export async function writeComment(
  context: Context,
  { body }: Input<Contract['comment']>,
): Promise<Answer<Contract['comment']>> {
  requireActive(context);
  await rowsOfRecord(context, body.kind, body.recordId);
  const { db, businessId, session } = context;
  const id = await insertRow(db, 'record_comment', {
    business_id: businessId,
    kind: body.kind,
    record_id: body.recordId,
    text: body.text,
    written_by: session.userId,
    written_by_name: session.fullName,
  });
  return commentOf(await readComment(context, id), session);
}

/** Takes back a comment of one's own, also where its record is gone or no longer one's to read. */
export async function removeComment(
  context: Context,
  { params }: Input<Contract['removeComment']>,
): Promise<Answer<Contract['removeComment']>> {
  requireActive(context);
  const comment = await readComment(context, params.id);
  if (comment.written_by !== context.session.userId) {
    const kind = recordKinds.find((known) => known === comment.kind) ?? failNotFound();
    await rowsOfRecord(context, kind, comment.record_id);
    fail('recordHistory.notYours', { status: 403 });
  }
  await context.db.query('delete from record_comment where business_id = $1 and id = $2', [
    context.businessId,
    params.id,
  ]);
  return {};
}

function requireActive({ session }: Context): void {
  if (session.businessStatus === 'INACTIVE') fail('common.businessInactive', { status: 403 });
}
