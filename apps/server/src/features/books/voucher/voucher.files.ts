import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { attachedFiles, withContents } from '../../../platform/files/attached-files.ts';
import { deleteFile } from '../../../platform/files/files.ts';
import { lockWaiting } from './voucher.save.ts';

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

/**
 * Removes an upload of one's own that waits for its form, or a paper of a voucher that is in no books yet: such a voucher is
 * another one then, so that what was said to it is said no more. The voucher is held before its paper, as by who writes it anew.
 */
export async function removeVoucherFile(
  context: Context,
  { params }: Input<Contract['removeDocument']>,
): Promise<Answer<Contract['removeDocument']>> {
  const { db, businessId, session, say } = context;
  const [owner] = await db.query<{ id: number }>(
    `select voucher.id from stored_file file join voucher on voucher.business_id = file.business_id and voucher.id = file.attached_id
     where file.business_id = $1 and file.uuid = $2 and file.attached_to = 'voucher'`,
    [businessId, params.docUuid],
  );
  if (owner !== undefined) await takeBackAnswer(context, owner.id);
  const [file] = await db.query<{ id: number }>(
    `select id from stored_file
     where business_id = $1 and uuid = $2 and (attached_to = 'voucher' and attached_id = $4 or (attached_to is null and created_by = $3))
     for update`,
    [businessId, params.docUuid, session.userId, owner?.id ?? null],
  );
  if (file === undefined) return failNotFound();
  await deleteFile(db, { businessId }, file.id);
  say('dueDocument.documentRemoved');
  return {};
}

async function takeBackAnswer(context: Context, voucherId: number): Promise<void> {
  const { id } = await lockWaiting(context, voucherId, undefined);
  await context.db.query(
    `update voucher set approval = null, approval_by = null, approval_by_name = null, approval_at = null, approval_remarks = null,
       version = version + 1
     where business_id = $1 and id = $2`,
    [context.businessId, id],
  );
}
