import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { chosenId } from '../../fields.ts';
import {
  attachedDocument,
  mostAttachedDocuments,
  uploadedDocument,
  uuidParams,
} from '../../money/due-document/due-document.ts';
import { listQuery, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

/** A picture that is shown, or a paper beside it: a data sheet, a guarantee. */
export const itemFileKind = enumeration({ IMAGE: 1, DOCUMENT: 2 });

const uuids = z.array(z.string().max(50)).max(mostAttachedDocuments, 'common.documentsMany').optional();
/** The files of an item by what they are: those that a list names are the item's, in its order. */
export const itemFileLists = { images: uuids, documents: uuids };
const itemFile = attachedDocument.extend({
  id: z.int(),
  kind: itemFileKind.answer,
  /** From 0; the first picture is the cover. */
  position: z.int(),
});

/** The pictures of an item, in the order in which they are shown, and the documents beside them: five of each at most. */
export const itemImageContract = contract('itemImage', {
  /** Keeps a file until the item's pictures or documents are saved by the same user. */
  upload: {
    call: 'POST /v1/items/documents/temp',
    access: 'item.update',
    files: ['document'],
    body: z.object({ kind: itemFileKind.schema.default('IMAGE') }),
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  /** Pictures, then documents. */
  files: {
    call: 'GET /v1/items/documents/:itemId',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(itemFile),
  },
  /**
   * Those that a list names are the item's, in its order; a list that is not sent changes nothing. Who says what the list
   * was before (`former…`) is refused with 409 where it is another by now.
   */
  save: {
    call: 'POST /item-images/save',
    access: 'item.update',
    body: z.object({ itemId: chosenId, ...itemFileLists, formerImages: uuids, formerDocuments: uuids }),
    answer: z.array(itemFile),
    refreshes: ['goods'],
  },
  list: {
    call: 'GET /item-images/list/item/:itemId',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(itemFile),
  },
  remove: { call: 'DELETE /item-images/:id', access: 'item.update', answer: z.object({}), refreshes: ['goods'] },
  /** The file itself. */
  download: {
    call: 'GET /v1/items/documents/files/:docUuid',
    access: 'item.read',
    params: uuidParams,
    answer: download,
    transaction: 'own',
    toast: 'silent',
  },
});
