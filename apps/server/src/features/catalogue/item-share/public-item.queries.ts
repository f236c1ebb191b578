import { createHmac, timingSafeEqual } from 'node:crypto';
import type { publicItemContract } from '@bahi/contract/catalogue/item-share/public-item.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { failNotFound } from '../../../platform/core/errors.ts';
import { sha256 } from '../../../platform/core/keys.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { attachedFiles } from '../../../platform/files/attached-files.ts';
import { readFile, type StoredFile } from '../../../platform/files/files.ts';
import { itemFileOwner } from '../item-image/item-image.queries.ts';
import { readSharedItem, type SharedItem } from './shared-item.rows.ts';

type Link = { itemShareableId: string; itemShareableCode: string };
type Found = { db: Tx; businessId: number; itemId: number; code: string };

/** The item that a link shows. Wrong, ended and unknown links are told apart by nobody: they are not found. */
export function getSharedItem(services: Services, link: Link): Promise<SharedItem> {
  return behindLink(services, link, async (found) => {
    const { db, businessId, itemId } = found;
    const pictures = await picturesOf(found);
    return readSharedItem(
      { db, businessId },
      itemId,
      pictures.map(({ sign }) => sign),
    );
  });
}

/** The pictures that the signs of the item's list stand for, as base64; null for a sign that stands for none. */
export function readPictures(
  services: Services,
  itemShareableId: string,
  signs: readonly string[],
): Promise<Answer<(typeof publicItemContract)['documents']>> {
  return behindLink(services, { itemShareableId, itemShareableCode: null }, async (found) => {
    const pictures = await picturesOf(found);
    const asked = signs.map((sign) => pictures.find((picture) => isSame(picture.sign, sign))?.file ?? null);
    const read: (string | null)[] = [];
    // Each whole, however large they are together: there is no other address for them.
    for (const file of asked)
      read.push(
        file === null ? null : ((await readFile(found.db, found, file.id))?.content.toString('base64') ?? null),
      );
    return read;
  });
}

/** The cover of the item that a link shows. */
export function readCover(
  services: Services,
  link: Link,
): Promise<{ fileName: string; contentType: string; content: Uint8Array }> {
  return behindLink(services, link, async (found) => {
    const [cover] = await picturesOf(found);
    const read = cover === undefined ? null : await readFile(found.db, found, cover.file.id);
    if (read === null) return failNotFound();
    return { fileName: 'cover.jpg', contentType: read.contentType, content: read.content };
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Does what reads a shared item, behind the walls of its business. Pictures are asked for without the code: what stands
 * for them is made with it.
 */
async function behindLink<T>(
  { database }: Services,
  { itemShareableId, itemShareableCode }: { itemShareableId: string; itemShareableCode: string | null },
  work: (found: Found) => Promise<T>,
): Promise<T> {
  if (!uuid.test(itemShareableId)) failNotFound();
  const [whose] = await database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number | null }>('select business_of_shared_item($1) as business_id', [itemShareableId]),
  );
  const businessId = whose?.business_id ?? failNotFound();
  return database.transaction('read', { businessId, outletId: null, userId: null }, async (db) => {
    const [shared] = await db.query<{ item_id: number; code: string }>(
      `select share.item_id, share.code from item_share share
       join item on item.business_id = share.business_id and item.id = share.item_id
       join business on business.id = share.business_id
       where share.business_id = $1 and share.shareable_id = $2
         and item.shareable and item.is_active and business.status <> 'INACTIVE'`,
      [businessId, itemShareableId],
    );
    const isOpen = shared !== undefined && (itemShareableCode === null || isSame(shared.code, itemShareableCode));
    return isOpen ? work({ db, businessId, itemId: shared.item_id, code: shared.code }) : failNotFound();
  });
}

async function picturesOf({ db, businessId, itemId, code }: Found): Promise<{ sign: string; file: StoredFile }[]> {
  const files = await attachedFiles(db, businessId, itemFileOwner('IMAGE', itemId));
  return files.map((file) => ({ sign: createHmac('sha256', code).update(file.uuid).digest('base64url'), file }));
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(secret: string, given: string): boolean {
  return timingSafeEqual(sha256(Buffer.from(secret)), sha256(Buffer.from(given)));
}
