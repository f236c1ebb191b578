import { type Database, platformTenant, type Tenant, type Tx } from '../database/database.ts';
import { fail } from '../core/errors.ts';
import { sha256 } from '../core/keys.ts';
import { createTurns } from '../core/turns.ts';
import type { Services } from '../core/services.ts';

/** The record that a file belongs to: its table and id, within the business. */
export type FileOwner = { table: string; id: number };

export type StoredFile = { id: number; uuid: string; name: string; contentType: string; sizeBytes: number };
export type FileContent = { contentType: string; content: Buffer };

type Business = { businessId: number };
type Uploader = Business & { userId: number };
/** What a business may keep, in bytes, and the field of what is one too many. */
type Room = { quotaBytes: number; field: string };

/** A stored file without its content, as `StoredFile`. */
export const fileColumns = `stored_file.id, stored_file.uuid, stored_file.name, stored_file.content_type as "contentType",
  stored_file.size_bytes as "sizeBytes"`;
const longestName = 200;
/** Four full forms that one user fills in at the same time. */
const mostWaiting = 20;

/** Stores a checked file in the database, temporary until it is attached; what stays temporary is swept after a day. */
export async function storeFile(
  db: Tx,
  { businessId, userId }: Business & { userId: number | null },
  file: FileContent & { name: string },
): Promise<StoredFile> {
  const [stored] = await db.query<StoredFile>(
    `insert into stored_file (business_id, name, content_type, size_bytes, sha256, created_by)
     values ($1, $2, $3, $4, $5, $6) returning ${fileColumns}`,
    [businessId, plainName(file.name), file.contentType, file.content.byteLength, sha256(file.content), userId],
  );
  if (stored === undefined) throw new Error('an inserted file answers its row');
  await db.query('insert into stored_file_content (business_id, file_id, content) values ($1, $2, $3)', [
    businessId,
    stored.id,
    file.content,
  ]);
  return stored;
}

/**
 * As `storeFile`, for a form that is saved later. Of one user the newest so many wait: the oldest go, which belonged to
 * forms that were left. Fails with 409 where the business would then keep more than it may.
 */
export async function keepWaiting(
  db: Tx,
  uploader: Uploader,
  file: FileContent & { name: string },
  { quotaBytes, field }: Room,
): Promise<StoredFile> {
  // Uploads of one business are counted one after another.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`uploads:${uploader.businessId}`]);
  const stored = await storeFile(db, uploader, file);
  await db.query(
    `delete from stored_file where business_id = $1 and attached_to is null and id in (
       select id from stored_file where business_id = $1 and attached_to is null and created_by = $2 and id <> $3
       order by created_at desc, id desc offset $4)`,
    [uploader.businessId, uploader.userId, stored.id, mostWaiting - 1],
  );
  if ((await countStoredBytes(db, uploader)) > quotaBytes) fail('common.filesFull', { status: 409, field });
  return stored;
}

/** Bytes of all files that a business keeps. */
export async function countStoredBytes(db: Tx, { businessId }: Business): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    'select coalesce(sum(size_bytes), 0)::bigint as bytes from stored_file where business_id = $1',
    [businessId],
  );
  return row?.bytes ?? 0;
}

/**
 * Attaches a temporary file of the caller's own to a record and answers the record's file. A file of one record is
 * stored once: where the record holds the same content already, that file is answered and the temporary one goes. Null
 * when the caller has uploaded no such temporary file, nor the record has this one already.
 */
export async function attachFile(
  db: Tx,
  { businessId, userId }: Uploader,
  uuid: string,
  owner: FileOwner,
): Promise<StoredFile | null> {
  const [held] = await db.query<StoredFile & { sentId: number }>(
    `select ${fileColumns}, sent.id as "sentId" from stored_file
     join stored_file as sent on sent.business_id = stored_file.business_id and sent.sha256 = stored_file.sha256
     where stored_file.business_id = $1 and stored_file.attached_to = $3 and stored_file.attached_id = $4
       and sent.uuid = $2 and (sent.id = stored_file.id or (sent.attached_to is null and sent.created_by = $5))`,
    [businessId, uuid, owner.table, owner.id, userId],
  );
  if (held !== undefined) {
    const { sentId, ...file } = held;
    if (sentId !== file.id) await deleteFile(db, { businessId }, sentId);
    return file;
  }
  const [attached] = await db.query<StoredFile>(
    `update stored_file set attached_to = $3, attached_id = $4
     where business_id = $1 and uuid = $2 and attached_to is null and created_by = $5 returning ${fileColumns}`,
    [businessId, uuid, owner.table, owner.id, userId],
  );
  return attached ?? null;
}

/** A file of the business with its content, or null. */
export async function readFile(
  db: Tx,
  { businessId }: Business,
  id: number,
): Promise<(StoredFile & FileContent) | null> {
  const [file] = await db.query<StoredFile & FileContent>(
    `select ${fileColumns}, stored.content from stored_file
     join stored_file_content as stored
       on stored.business_id = stored_file.business_id and stored.file_id = stored_file.id
     where stored_file.business_id = $1 and stored_file.id = $2`,
    [businessId, id],
  );
  return file ?? null;
}

/** Bytes of a file that are held at once while it is sent: so few that others have their turn between two pieces. */
const pieceBytes = 128_000;

/**
 * Pieces that are read at once. They wait as long as it takes, because a file that has begun to be sent is not refused;
 * whose files are many waits behind others' alone.
 */
const pieceTurns = createTurns<number>({ places: { all: 4, ofLane: 2 } });

/** Reads a piece of a file that is being sent, when it is the turn of its business. */
export function readPieceInTurn<T>(database: Database, tenant: Tenant, read: (db: Tx) => Promise<T>): Promise<T> {
  return pieceTurns.take({ lane: tenant.businessId }, () => database.transaction('read', tenant, read));
}

/**
 * A file's content in pieces, each read by itself when it is taken, and in its turn: a slow line holds no turn, no
 * transaction and no memory.
 */
export async function* streamFile(
  database: Database,
  tenant: Tenant,
  { id, sizeBytes }: Pick<StoredFile, 'id' | 'sizeBytes'>,
): AsyncGenerator<Buffer> {
  for (let from = 1; from <= sizeBytes; from += pieceBytes) {
    const [row] = await readPieceInTurn(database, tenant, (db) =>
      db.query<{ piece: Buffer }>(
        `select substring(content from $3 for ${pieceBytes}) as piece from stored_file_content
         where business_id = $1 and file_id = $2`,
        [tenant.businessId, id, from],
      ),
    );
    if (row === undefined) throw new Error('the file was removed while it was sent');
    yield row.piece;
  }
}

/** Deletes a file with its content; that it was there stays in the audit. */
export async function deleteFile(db: Tx, { businessId }: Business, id: number): Promise<void> {
  await db.query('delete from stored_file where business_id = $1 and id = $2', [businessId, id]);
}

/** A small picture as an address that a page shows without asking for it. */
export function dataAddress({ contentType, content }: FileContent): string {
  return `data:${contentType};base64,${content.toString('base64')}`;
}

/** Removes what was uploaded for forms that nobody saved within a day, business by business. */
export async function sweepTemporaryFiles({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const businessId of await readBusinessIds(database))
    await database.transaction('write', { ...platformTenant, businessId }, (tx) =>
      tx.query(
        `delete from stored_file
         where business_id = $1 and attached_to is null and created_at < now() - interval '1 day'`,
        [businessId],
      ),
    );
}

async function readBusinessIds(database: Database): Promise<number[]> {
  const rows = await database.transaction('read', platformTenant, (tx) =>
    tx.query<{ id: number }>('select id from business order by id'),
  );
  return rows.map((row) => row.id);
}

/** The last part of a path, without controls: the name is shown and offered for download, never opened here. */
function plainName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- the controls are what is taken out
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return plain === '' ? 'file' : plain.slice(-longestName);
}
