import type { Right } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { documentFileContract } from '@bahi/contract/money/due-document/document-file.contract';
import type { attachedDocument } from '@bahi/contract/money/due-document/due-document';
import type { z } from '@bahi/contract/zod';
import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { arrangeFiles, attachedFiles, keepUpload, withContents } from '../../../platform/files/attached-files.ts';
import { deleteFile, fileColumns, type FileOwner, type StoredFile, streamFile } from '../../../platform/files/files.ts';
import { readDocument } from '../../../platform/files/documents.ts';
import { refuseVouchers } from '../../books/ledger/settlement/document-credit.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';

type AttachedDocument = z.output<typeof attachedDocument>;
type UploadedDocument = Pick<AttachedDocument, 'docUuid' | 'documentName' | 'fileContentType'>;

const field = 'document';

/** Keeps an upload until its form is saved by the same user. */
export async function keepDocument(context: OpenContext): Promise<UploadedDocument> {
  const stored = await keepUpload(context, field, (sent) => readDocument(sent, { field }));
  return { docUuid: stored.uuid, documentName: stored.name, fileContentType: stored.contentType };
}

/**
 * Makes the record's documents those that the form names: new ones are attached, those it no longer names are deleted.
 * Fails at `documents.N` for one that is not there, belongs to another record, or waits for somebody else's form.
 */
export async function attachDocuments(
  context: Pick<Context, 'db' | 'businessId' | 'session'>,
  kind: DocumentKind,
  recordId: number,
  uuids: readonly string[] | undefined,
): Promise<void> {
  if (uuids === undefined) return;
  await arrangeFiles(context, ownerOf(kind, recordId), uuids, { field: 'documents' });
}

/**
 * The documents of a record: with their content while they are small together, always with the address of the file.
 * Who may read the record may read them.
 */
export async function readDocumentsOf(
  context: Pick<Context, 'db' | 'businessId'>,
  kind: DocumentKind,
  recordId: number,
): Promise<AttachedDocument[]> {
  const { db, businessId } = context;
  const files = await attachedFiles(db, businessId, ownerOf(kind, recordId));
  return (await withContents(db, businessId, files)).map(({ uuid, name, contentType, sizeBytes, base64 }) => ({
    docUuid: uuid,
    documentName: name,
    document: base64,
    fileContentType: contentType,
    sizeBytes,
    address: `/api/v1/documents/files/${uuid}`,
  }));
}

/**
 * The file of a document, in pieces as they are taken. Fails with 404 for whoever may not read the record that it
 * belongs to, and for what waits for a form.
 */
export async function downloadDocument(
  { services, session }: OpenContext,
  { params }: Input<(typeof documentFileContract)['download']>,
): Promise<Answer<(typeof documentFileContract)['download']>> {
  const { businessId, outletId, userId, rights } = session ?? failInvalidToken();
  const tenant = { businessId, outletId, userId };
  const readable = Object.values(documentKinds)
    .filter(({ module }) => rights.has(`${module}.read` satisfies Right))
    .map(({ table }): string => table);
  if (rights.has('voucher.read')) readable.push('voucher');
  const file = await services.database.transaction('read', tenant, async (db) => {
    // A record of another outlet is not seen, and so its file neither.
    const [found] = await db.query<StoredFile>(
      `select ${fileColumns} from stored_file
       where stored_file.business_id = $1 and stored_file.uuid = $2 and stored_file.attached_to = any($3)
         and case stored_file.attached_to
           when 'voucher' then exists (select from voucher where business_id = $1 and id = stored_file.attached_id)
           else exists (select from document where business_id = $1 and id = stored_file.attached_id) end`,
      [businessId, params.docUuid, readable],
    );
    return found ?? failNotFound();
  });
  return {
    fileName: file.name,
    contentType: file.contentType,
    content: streamFile(services.database, tenant, file),
    sizeBytes: file.sizeBytes,
  };
}

/** Removes an upload of one's own that waits for its form, or the document of a record that may still be edited. */
export async function removeDocument(
  context: Context,
  kind: DocumentKind,
  docUuid: string,
): Promise<Record<string, never>> {
  const { db, businessId, session, say, can } = context;
  const [file] = await db.query<{ id: number; attached_to: string | null; attached_id: number | null }>(
    `select id, attached_to, attached_id from stored_file
     where business_id = $1 and uuid = $2 and (attached_to is not null or created_by = $3) for update`,
    [businessId, docUuid, session.userId],
  );
  const { table, module } = documentKinds[kind];
  if (file === undefined || (file.attached_to ?? table) !== table) return failNotFound();
  if (file.attached_to !== null) {
    if (!can(`${module}.update`)) fail('common.forbidden', { status: 403 });
    const [record] = await db.query<{ id: number; is_editable: boolean }>(
      `select id, state = 'DRAFT' or (state = 'FINAL' and number is null and paid_paisa = 0) as is_editable from document where business_id = $1 and id = $2 for update`,
      [businessId, file.attached_id],
    );
    if (record === undefined) return failNotFound();
    await refuseVouchers(context, record.id);
    if (!record.is_editable) fail('dueDocument.notEditable', { status: 409 });
  }
  await deleteFile(db, { businessId }, file.id);
  say('dueDocument.documentRemoved');
  return {};
}

function ownerOf(kind: DocumentKind, recordId: number): FileOwner {
  return { table: documentKinds[kind].table, id: recordId };
}
