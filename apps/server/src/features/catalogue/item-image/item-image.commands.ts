import type { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { failNotFound, failStale } from '../../../platform/core/errors.ts';
import { arrangeFiles, attachedFiles, deleteAttached, keepUpload } from '../../../platform/files/attached-files.ts';
import { readDocument } from '../../../platform/files/documents.ts';
import { deleteFile, type FileOwner } from '../../../platform/files/files.ts';
import { redrawPhoto } from '../../../platform/files/images.ts';
import { lockItem } from '../item-variant/item-lock.ts';
import {
  type ItemFile,
  type ItemFileKind,
  itemFileOwner,
  itemFileOwners,
  listItemFiles,
} from './item-image.queries.ts';

/** Wide enough for a phone held upright and for half of a desk's screen; the page that is shared sends it as it is. */
const longestSide = 1280;
const field = 'document';

/** Keeps a picture, or a document beside the pictures, until it is saved with its item. */
export async function keepItemFile(
  context: OpenContext,
  kind: ItemFileKind,
): Promise<Answer<(typeof itemImageContract)['upload']>> {
  const stored = await keepUpload(context, field, (sent) =>
    kind === 'IMAGE' ? redrawPhoto(sent, { field, longestSide }) : readDocument(sent, { field }),
  );
  return { docUuid: stored.uuid, documentName: stored.name, fileContentType: stored.contentType };
}

/** Makes the files of the item those that are named, in this order. */
export async function saveItemFiles(
  context: Context,
  { itemId, images, documents, formerImages, formerDocuments }: Input<(typeof itemImageContract)['save']>['body'],
): Promise<ItemFile[]> {
  await lockItem(context, itemId);
  await refuseOtherThan(context, itemFileOwner('IMAGE', itemId), formerImages);
  await refuseOtherThan(context, itemFileOwner('DOCUMENT', itemId), formerDocuments);
  await arrangeItemFiles(context, itemId, { images, documents });
  context.say('itemImage.saved');
  return listItemFiles(context, itemId, ['IMAGE', 'DOCUMENT']);
}

/** The same of an item that is locked, as a part of what is saved of it. */
export async function arrangeItemFiles(
  context: Context,
  itemId: number,
  { images, documents }: Pick<Input<(typeof itemImageContract)['save']>['body'], 'images' | 'documents'>,
): Promise<void> {
  if (images !== undefined) await arrangeFiles(context, itemFileOwner('IMAGE', itemId), images, { field: 'images' });
  if (documents !== undefined)
    await arrangeFiles(context, itemFileOwner('DOCUMENT', itemId), documents, { field: 'documents' });
}

/** Of two who arrange the same files at once, the second one is told of what the first one did. */
async function refuseOtherThan(
  { db, businessId }: Context,
  owner: FileOwner,
  former: readonly string[] | undefined,
): Promise<void> {
  if (former === undefined) return;
  const present = await attachedFiles(db, businessId, owner);
  if (present.map(({ uuid }) => uuid).join() !== former.join()) failStale();
}

/** Takes one picture or document of an item away. */
export async function removeItemFile({ db, businessId, say }: Context, id: number): Promise<Record<never, never>> {
  const [file] = await db.query<{ id: number }>(
    'select id from stored_file where business_id = $1 and id = $2 and attached_to = any($3) for update',
    [businessId, id, itemFileOwners],
  );
  if (file === undefined) return failNotFound();
  await deleteFile(db, { businessId }, file.id);
  say('common.removed');
  return {};
}

/** An item that is taken away takes its files along. */
export async function removeItemFiles({ db, businessId }: Context, itemId: number): Promise<void> {
  for (const table of itemFileOwners) await deleteAttached(db, businessId, { table, id: itemId });
}
