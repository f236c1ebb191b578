import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordKinds } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { arrangeFiles, deleteAttached } from '../../../platform/files/attached-files.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { filesOf, readCommentFiles } from './record-comment.files.ts';
import { commentOf, holdComment, readComment } from './record-comment.queries.ts';
import { readAnswered, readAsked, reopenUnanswered, settleAnswered, tellAsked } from './record-question.commands.ts';
import { rowsOfRecord } from './record-sources.ts';

type Contract = typeof recordHistoryContract;

/** Writes on a record that the caller may read: a comment, a question, or the answer to one. */
export async function writeComment(
  context: Context,
  { body }: Input<Contract['comment']>,
): Promise<Answer<Contract['comment']>> {
  requireActive(context);
  await holdRecords(context);
  await rowsOfRecord(context, body.kind, body.recordId);
  const asked = await readAsked(context, body);
  const answered = await readAnswered(context, body);
  const { db, businessId, session } = context;
  const id = await insertRow(db, 'record_comment', {
    business_id: businessId,
    kind: body.kind,
    record_id: body.recordId,
    text: body.text,
    written_by: session.userId,
    written_by_name: session.fullName,
    ...asked,
    answers: answered?.id ?? null,
  });
  const field = 'documents';
  await arrangeFiles(context, filesOf(id), body.documents ?? [], { field });
  await tellAsked(context, body, { id, ...asked });
  if (answered !== null) await settleAnswered(context, answered);
  const files = await readCommentFiles(context, [id]);
  return commentOf(await readComment(context, id), { session, files });
}

/** Takes back a comment of one's own, also where its record is no longer one's to read. */
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
  const { answers } = await holdComment(context, params.id);
  // Answers stay as comments where their question is taken back.
  await context.db.query(
    'update record_comment set answers = null where business_id = $1 and answers = $2 returning id',
    [context.businessId, params.id],
  );
  await deleteAttached(context.db, context.businessId, filesOf(params.id));
  await context.db.query('delete from record_comment where business_id = $1 and id = $2', [
    context.businessId,
    params.id,
  ]);
  await reopenUnanswered(context, { answers });
  return {};
}

/** Nobody takes a record away while something is written on it, which would stay without its record. */
async function holdRecords({ db, businessId }: Context): Promise<void> {
  await db.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [`comments:${businessId}`]);
}

function requireActive({ session }: Context): void {
  if (session.businessStatus === 'INACTIVE') fail('common.businessInactive', { status: 403 });
}
