import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordKinds } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { keepUpload } from '../../../platform/files/attached-files.ts';
import { readDocument } from '../../../platform/files/documents.ts';
import { deleteFile, fileColumns, type FileOwner, type StoredFile, streamFile } from '../../../platform/files/files.ts';
import { rowsOfRecord } from './record-sources.ts';

type Contract = typeof recordHistoryContract;
type Uploaded = Answer<Contract['uploadDocument']>;
type Attached = Answer<Contract['comment']>['documents'][number];

const table = 'record_comment';
const field = 'document';

/** What files of a comment are attached to. */
export function filesOf(commentId: number): FileOwner {
  return { table, id: commentId };
}

/** Keeps an upload until its comment is written by the same user. */
export async function keepCommentFile(context: OpenContext): Promise<Uploaded> {
  if (context.session?.businessStatus === 'INACTIVE') fail('common.businessInactive', { status: 403 });
  return uploadedOf(await keepUpload(context, field, (sent) => readDocument(sent, { field })));
}

/** Removes an upload of one's own that waits for its comment. */
export async function removeCommentFile(
  { db, businessId, session }: Context,
  { params }: Input<Contract['removeDocument']>,
): Promise<Answer<Contract['removeDocument']>> {
  const [file] = await db.query<{ id: number }>(
    `select id from stored_file where business_id = $1 and uuid = $2 and attached_to is null and created_by = $3 for update`,
    [businessId, params.docUuid, session.userId],
  );
  if (file === undefined) return failNotFound();
  await deleteFile(db, { businessId }, file.id);
  return {};
}

/** The file of a comment, in pieces as they are taken, by the rule of the record that it was written on; 404 for who does not see that. */
export async function downloadCommentFile(
  context: Context,
  { params }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const { db, businessId, outletId, session, services } = context;
  const [found] = await db.query<StoredFile & { kind: string; recordId: number }>(
    `select ${fileColumns}, comment.kind, comment.record_id as "recordId" from stored_file
     join record_comment comment on comment.business_id = stored_file.business_id and comment.id = stored_file.attached_id
     where stored_file.business_id = $1 and stored_file.uuid = $2 and stored_file.attached_to = $3`,
    [businessId, params.docUuid, table],
  );
  const kind = recordKinds.find((known) => known === found?.kind);
  if (found === undefined || kind === undefined) return failNotFound();
  await rowsOfRecord(context, kind, found.recordId);
  const { name: fileName, contentType, sizeBytes } = found;
  const content = streamFile(services.database, { businessId, outletId, userId: session.userId }, found);
  return { fileName, contentType, content, sizeBytes };
}

/** The files of comments, in their order, by the comment. */
export async function readCommentFiles(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  commentIds: readonly number[],
): Promise<ReadonlyMap<number, Attached[]>> {
  const rows = await db.query<StoredFile & { commentId: number }>(
    `select ${fileColumns}, coalesce(attached_id, 0) as "commentId" from stored_file
     where business_id = $1 and attached_to = $2 and attached_id = any($3) order by position, created_at, id`,
    [businessId, table, commentIds],
  );
  const files = Map.groupBy(rows, ({ commentId }) => commentId);
  return new Map(
    [...files].map(([id, some]) => [id, some.map((file) => ({ ...uploadedOf(file), sizeBytes: file.sizeBytes }))]),
  );
}

function uploadedOf({ uuid, name, contentType }: StoredFile): Uploaded {
  return { docUuid: uuid, documentName: name, fileContentType: contentType };
}
