import type { Context, OpenContext, UploadedFile } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import type { Tx } from '../database/database.ts';
import { failInvalidToken } from '../sessions/session.ts';
import {
  attachFile,
  deleteFile,
  type FileContent,
  fileColumns,
  type FileOwner,
  keepWaiting,
  readFile,
  type StoredFile,
} from './files.ts';

/** Bytes of a record's files together from which on their content is read at its own address only. */
const largestInlineBytes = 2_000_000;

/**
 * Keeps the upload of a form's field until the form is saved by the same user; after a day it is swept. `read` checks it
 * and draws pictures anew, before a transaction is opened, because that takes its time.
 */
export async function keepUpload(
  { services, session, files }: OpenContext,
  field: string,
  read: (sent: UploadedFile) => Promise<FileContent>,
): Promise<StoredFile> {
  const sent = files.find((file) => file.field === field) ?? fail('common.fileMissing', { field });
  const { businessId, outletId, userId } = session ?? failInvalidToken();
  const quotaBytes = services.config.filesPerBusinessBytes;
  const checked = await read(sent);
  return services.database.transaction('write', { businessId, outletId, userId }, (db) =>
    keepWaiting(db, { businessId, userId }, { name: sent.name, ...checked }, { quotaBytes, field }),
  );
}

/**
 * Makes the files of a record those that a form names, in its order: new ones are attached, those it no longer names are
 * deleted. Fails at `field.N` for one that is not there, belongs to another record, or waits for somebody else's form.
 */
export async function arrangeFiles(
  { db, businessId, session }: Pick<Context, 'db' | 'businessId' | 'session'>,
  owner: FileOwner,
  uuids: readonly string[],
  { field }: { field: string },
): Promise<StoredFile[]> {
  const uploader = { businessId, userId: session.userId };
  const kept: StoredFile[] = [];
  for (const [position, uuid] of uuids.entries()) {
    const file = isUuid(uuid) ? await attachFile(db, uploader, uuid, owner) : null;
    if (file === null) fail('dueDocument.documentUnknown', { field: `${field}.${position}` });
    if (kept.some(({ id }) => id === file.id)) continue;
    await db.query('update stored_file set position = $3 where business_id = $1 and id = $2 and position <> $3', [
      businessId,
      file.id,
      kept.length,
    ]);
    kept.push(file);
  }
  for (const { id } of await attachedFiles(db, businessId, owner))
    if (!kept.some((file) => file.id === id)) await deleteFile(db, { businessId }, id);
  return kept;
}

/** The files of a record, in their order. */
export function attachedFiles(db: Tx, businessId: number, { table, id }: FileOwner): Promise<StoredFile[]> {
  return db.query<StoredFile>(
    `select ${fileColumns} from stored_file where business_id = $1 and attached_to = $2 and attached_id = $3
     order by position, created_at, id`,
    [businessId, table, id],
  );
}

/** Deletes all files of a record that is itself taken away. */
export async function deleteAttached(db: Tx, businessId: number, { table, id }: FileOwner): Promise<void> {
  await db.query('delete from stored_file where business_id = $1 and attached_to = $2 and attached_id = $3', [
    businessId,
    table,
    id,
  ]);
}

export type InlineFile = StoredFile & { base64: string | null };

/** Files with their content as base64 while they are less than 2,000,000 bytes together, else without. */
export async function withContents(db: Tx, businessId: number, files: readonly StoredFile[]): Promise<InlineFile[]> {
  const isSmall = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) < largestInlineBytes;
  const read: InlineFile[] = [];
  for (const file of files) {
    const content = isSmall ? ((await readFile(db, { businessId }, file.id))?.content ?? null) : null;
    read.push({ ...file, base64: content?.toString('base64') ?? null });
  }
  return read;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
