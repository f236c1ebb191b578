import { documentKinds, type HeadedKind } from '@bahi/domain/document-kinds';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { attachFile, deleteFile, keepWaiting, readFile } from '../../../platform/files/files.ts';
import { readDocument } from '../../../platform/files/documents.ts';

type AttachedDocument = { docUuid: string; documentName: string; document: string; fileContentType: string };
type UploadedDocument = Omit<AttachedDocument, 'document'>;
type FileRow = { id: number; uuid: string };

const field = 'document';

/**
 * Keeps an upload until its form is saved by the same user; after a day it is swept. The picture is drawn anew before a transaction is
 * opened, because that takes its time.
 */
export async function keepDocument({ services, session, files }: OpenContext): Promise<UploadedDocument> {
  const sent = files.find((file) => file.field === field) ?? fail('common.fileMissing', { field });
  if (session === null) return fail('common.sessionInvalid', { status: 401, code: 'invalid_token' });
  const { businessId, outletId, userId } = session;
  const checked = await readDocument(sent.content, { field });
  const stored = await services.database.transaction('write', { businessId, outletId, userId }, (db) =>
    keepWaiting(db, { businessId, userId }, { name: sent.name, ...checked }),
  );
  return { docUuid: stored.uuid, documentName: stored.name, fileContentType: stored.contentType };
}

/**
 * Makes the record's documents those that the form names: new ones are attached, those it no longer names are deleted.
 * Fails at `documents.N` for one that is not there, belongs to another record, or waits for somebody else's form.
 */
export async function attachDocuments(
  context: Pick<Context, 'db' | 'businessId' | 'session'>,
  kind: HeadedKind,
  recordId: number,
  uuids: readonly string[] | undefined,
): Promise<void> {
  if (uuids === undefined) return;
  const { db, businessId } = context;
  const uploader = { businessId, userId: context.session.userId };
  const kept: number[] = [];
  for (const [position, uuid] of uuids.entries()) {
    const file = isUuid(uuid)
      ? await attachFile(db, uploader, uuid, { table: documentKinds[kind].table, id: recordId })
      : null;
    if (file === null) fail('dueDocument.documentUnknown', { field: `documents.${position}` });
    kept.push(file.id);
  }
  for (const { id } of await attachedTo(context, kind, recordId))
    if (!kept.includes(id)) await deleteFile(db, { businessId }, id);
}

/** The documents of a record with their content. Who may read the record may read them. */
export async function readDocumentsOf(
  context: Pick<Context, 'db' | 'businessId'>,
  kind: HeadedKind,
  recordId: number,
): Promise<AttachedDocument[]> {
  const { db, businessId } = context;
  const read: AttachedDocument[] = [];
  for (const { id } of await attachedTo(context, kind, recordId)) {
    const file = await readFile(db, { businessId }, id);
    if (file !== null)
      read.push({
        docUuid: file.uuid,
        documentName: file.name,
        document: file.content.toString('base64'),
        fileContentType: file.contentType,
      });
  }
  return read;
}

/** Removes an upload of one's own that waits for its form, or the document of a record that may still be edited. */
export async function removeDocument(
  { db, businessId, session, say, can }: Context,
  kind: HeadedKind,
  docUuid: string,
): Promise<Record<string, never>> {
  const [file] = await db.query<{ id: number; attached_to: string | null; attached_id: number | null }>(
    `select id, attached_to, attached_id from stored_file
     where business_id = $1 and uuid = $2 and (attached_to is not null or created_by = $3) for update`,
    [businessId, docUuid, session.userId],
  );
  const { table, module } = documentKinds[kind];
  if (file === undefined || (file.attached_to ?? table) !== table) return failNotFound();
  if (file.attached_to !== null) {
    if (!can(`${module}.update`)) fail('common.forbidden', { status: 403 });
    const [record] = await db.query<{ is_editable: boolean }>(
      `select state = 'FINAL' and paid_paisa = 0 as is_editable from document where business_id = $1 and id = $2 for update`,
      [businessId, file.attached_id],
    );
    if (record === undefined) return failNotFound();
    if (!record.is_editable) fail('dueDocument.notEditable', { status: 409 });
  }
  await deleteFile(db, { businessId }, file.id);
  say('dueDocument.documentRemoved');
  return {};
}

function attachedTo(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  kind: HeadedKind,
  recordId: number,
): Promise<FileRow[]> {
  return db.query<FileRow>(
    `select id, uuid from stored_file where business_id = $1 and attached_to = $2 and attached_id = $3
     order by created_at, id`,
    [businessId, documentKinds[kind].table, recordId],
  );
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
