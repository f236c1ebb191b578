import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { attachedFiles, withContents } from '../../../platform/files/attached-files.ts';
import { fileColumns, type FileOwner, type StoredFile, streamFile } from '../../../platform/files/files.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';

export type ItemFile = Answer<(typeof itemImageContract)['save']>[number];
export type ItemFileKind = ItemFile['kind'];

/** What files of an item are attached to, by what they are. */
const owners = { IMAGE: 'item', DOCUMENT: 'item_document' } as const satisfies Record<ItemFileKind, string>;
/** All of them: what belongs to an item and nothing else does. */
export const itemFileOwners: readonly string[] = Object.values(owners);

export function itemFileOwner(kind: ItemFileKind, itemId: number): FileOwner {
  return { table: owners[kind], id: itemId };
}

/** The files of an item of these kinds, in their order. Another business's item is not found. */
export async function listItemFiles(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  itemId: number,
  kinds: readonly ItemFileKind[],
): Promise<ItemFile[]> {
  const known = await db.query('select id from item where business_id = $1 and id = $2', [businessId, itemId]);
  if (known.length === 0) failNotFound();
  const found: ItemFile[] = [];
  for (const kind of kinds) {
    const files = await attachedFiles(db, businessId, itemFileOwner(kind, itemId));
    for (const [position, file] of (await withContents(db, businessId, files)).entries())
      found.push({
        id: file.id,
        kind,
        position,
        docUuid: file.uuid,
        documentName: file.name,
        document: file.base64,
        fileContentType: file.contentType,
        sizeBytes: file.sizeBytes,
        address: `/api/v1/items/documents/files/${file.uuid}`,
      });
  }
  return found;
}

/** The file, in pieces as they are taken. What waits for a form is not there yet. */
export async function downloadItemFile(
  { services, session }: OpenContext,
  { params }: Input<(typeof itemImageContract)['download']>,
): Promise<Answer<(typeof itemImageContract)['download']>> {
  const { businessId, outletId, userId } = session ?? failInvalidToken();
  const tenant = { businessId, outletId, userId };
  const file = await services.database.transaction('read', tenant, async (db) => {
    const [found] = await db.query<StoredFile>(
      `select ${fileColumns} from stored_file
       where stored_file.business_id = $1 and stored_file.uuid = $2 and stored_file.attached_to = any($3)`,
      [businessId, params.docUuid, itemFileOwners],
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
