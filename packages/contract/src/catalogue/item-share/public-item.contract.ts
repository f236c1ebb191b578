import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { mostAttachedDocuments } from '../../money/due-document/due-document.ts';
import { z } from '../../zod.ts';

const name = z.string().nullable();

/** A variant's price as it is shared: the values that make it what it is, and what it costs. */
const sharedDetail = z.object({
  sellingPrice: z.number(),
  quantity: z.number(),
  isVatIncludedPrice: z.boolean(),
  /** One value of each attribute; `variantsId` is that of the value. None where the item has no attributes. */
  valueReqs: z.array(z.object({ value: z.string(), variantsId: z.int() })),
});

/** An item as anybody sees it who has its link (specification, section 3: shareable item). */
export const sharedItem = z
  .object({
    itemName: z.string(),
    itemNameNp: name,
    businessName: z.string(),
    businessNameNp: name,
    brandName: name,
    brandNameNp: name,
    itemCategory: z.string(),
    itemCategoryNp: name,
    unitName: z.string(),
    unitNameNp: name,
    description: name,
    isTaxable: z.boolean(),
    isPriceShareable: z.boolean(),
    /** What stands for each picture in the call of documents, the cover first; a new code makes others of them. */
    imageList: z.array(z.string()),
    itemAttributeValueList: z.array(
      z.object({
        attributeName: z.string(),
        attributeNameNp: name,
        isColour: z.boolean(),
        values: z.array(z.object({ id: z.int(), value: z.string(), valueAlias: name, swatch: name })),
      }),
    ),
    /** Empty where prices are not shared. */
    itemAttributeDetailList: z.array(sharedDetail),
  })
  .meta({ id: 'SharedItem' });

const asked = {
  params: z.object({ itemShareableId: z.string().max(100) }),
  access: 'public',
  transaction: 'own',
  toast: 'silent',
} as const;
const code = z.object({ itemShareableCode: z.string().max(100).default('') });
const images = z.array(z.string().max(100)).max(mostAttachedDocuments, 'common.documentsMany');

/** Items that their businesses share, for who has the link. */
export const publicItemContract = contract('publicItem', {
  get: { ...asked, call: 'GET /public/item/:itemShareableId', query: code, answer: sharedItem },
  /**
   * The pictures of an item as base64 (JPEG), in the order of the list that is sent, which is the item's `imageList` or a
   * part of it: null for what is no picture of it.
   */
  documents: {
    ...asked,
    call: 'POST /public/item/documents/:itemShareableId',
    body: z.preprocess((sent) => (Array.isArray(sent) ? { imageList: sent } : sent), z.object({ imageList: images })),
    answer: z.array(z.string().nullable()),
  },
  /** The cover as a file, for previews of the link. */
  cover: { ...asked, call: 'GET /public/item/cover/:itemShareableId', query: code, answer: download },
});
