import type { Answer } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context, Session } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readCommentFiles } from './record-comment.files.ts';
import type { Row } from '../../../platform/database/table-types.ts';

type Comment = Answer<(typeof recordHistoryContract)['comment']>;

/** So many comments of one record are shown, the latest ones. */
export const mostComments = 200;

/** What people wrote on a record that the caller sees, the latest first, and one more than are shown where there are. */
export async function commentsOn(
  context: Context,
  { kind, recordId }: { kind: RecordKind; recordId: number },
): Promise<Comment[]> {
  const { db, businessId, session } = context;
  const rows = await db.query<Row<'record_comment'>>(
    `select * from record_comment where business_id = $1 and kind = $2 and record_id = $3
     order by written_at desc, id desc limit $4`,
    [businessId, kind, recordId, mostComments + 1],
  );
  const files = await readCommentFiles(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => commentOf(row, { session, files }));
}

export async function readComment({ db, businessId }: Context, id: number): Promise<Row<'record_comment'>> {
  const [row] = await db.query<Row<'record_comment'>>(
    'select * from record_comment where business_id = $1 and id = $2',
    [businessId, id],
  );
  return row ?? failNotFound();
}

/**
 * A comment, held until the transaction ends, and before it the question that it answers: whoever changes either waits for
 * the others in this one order. 404 for one that is gone by then.
 */
export async function holdComment(context: Context, id: number): Promise<Row<'record_comment'>> {
  const { answers } = await readComment(context, id);
  if (answers !== null) await hold(context, answers);
  return (await hold(context, id)) ?? failNotFound();
}

async function hold({ db, businessId }: Context, id: number): Promise<Row<'record_comment'> | undefined> {
  const [row] = await db.query<Row<'record_comment'>>(
    'select * from record_comment where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  return row;
}

type Beside = { session: Pick<Session, 'userId'>; files: Awaited<ReturnType<typeof readCommentFiles>> };

export function commentOf(row: Row<'record_comment'>, { session: { userId }, files }: Beside): Comment {
  return {
    id: row.id,
    text: row.text,
    at: row.written_at.toISOString(),
    by: row.written_by_name,
    isOwn: row.written_by === userId,
    question:
      row.question === null
        ? null
        : { state: row.question, askedName: row.asked_user_name, isForMe: row.asked_user_id === userId },
    answers: row.answers,
    documents: files.get(row.id) ?? [],
  };
}
