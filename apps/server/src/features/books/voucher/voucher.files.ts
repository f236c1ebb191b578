import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { attachedFiles, withContents } from '../../../platform/files/attached-files.ts';
import { deleteFile } from '../../../platform/files/files.ts';

type Contract = typeof voucherContract;
type Document = Answer<Contract['get']>['documents'][number];

/** The papers of a voucher: with their content while they are small together, always with the address of the file. */
export async function readVoucherFiles(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<Document[]> {
  const files = await attachedFiles(db, businessId, { table: 'voucher', id });
  return (await withContents(db, businessId, files)).map(({ uuid, name, contentType, sizeBytes, base64 }) => ({
    docUuid: uuid,
    documentName: name,
    document: base64,
    fileContentType: contentType,
    sizeBytes,
    address: `/api/v1/documents/files/${uuid}`,
  }));
}

/** Removes an upload of one's own that waits for its form, or a paper of a voucher that is in no books yet. */
export async function removeVoucherFile(
  { db, businessId, session, say }: Context,
  { params }: Input<Contract['removeDocument']>,
): Promise<Answer<Contract['removeDocument']>> {
  const [file] = await db.query<{ id: number; attached_to: string | null; attached_id: number | null }>(
    `select id, attached_to, attached_id from stored_file
     where business_id = $1 and uuid = $2 and (attached_to = 'voucher' or (attached_to is null and created_by = $3)) for update`,
    [businessId, params.docUuid, session.userId],
  );
  if (file === undefined) return failNotFound();
  if (file.attached_to !== null) {
    const [voucher] = await db.query<{ state: string }>(
      'select state from voucher where business_id = $1 and id = $2 for update',
      [businessId, file.attached_id],
    );
    if (voucher === undefined) return failNotFound();
    if (voucher.state !== 'DRAFT') fail('voucher.notWaiting', { status: 409 });
  }
  await deleteFile(db, { businessId }, file.id);
  say('dueDocument.documentRemoved');
  return {};
}
