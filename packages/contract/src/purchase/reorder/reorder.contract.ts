import { contract } from '../../endpoint.ts';
import { amount, chosenId, emptyOr, optionalId, positiveQuantity } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { mostLines } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

/** A variant of an item that is at or below its reorder point. */
const reorderRow = z.object({
  itemId: z.int(),
  itemLedgerDetailId: z.int(),
  itemCode: z.string(),
  itemName: z.string(),
  itemNameLocLang: z.string().nullable(),
  attributeValue: z.string().nullable(),
  attributeValueLocLang: z.string().nullable(),
  hasVariants: z.boolean(),
  unitName: z.string(),
  unitNameNp: z.string().nullable(),
  /** On hand in the outlets that are asked for: of the variant, and of the item with all its variants. */
  stockQuantity: z.number(),
  itemStockQuantity: z.number(),
  reorderPoint: z.number(),
  leadDays: z.int().nullable(),
  /** What the item plans, or else what lacks; null where several variants share the plan. */
  suggestedQuantity: z.number().nullable(),
  /** Who sold it last, and for how much without VAT, in the item's own unit; the price is for who may read purchases. */
  vendorId: z.int().nullable(),
  vendorName: z.string().nullable(),
  vendorNameNp: z.string().nullable(),
  lastPrice: z.number().nullable(),
  lastBoughtAD: z.string().nullable(),
  /** The purchase draft that it is in already, and how many of it, in the item's own unit. */
  draftId: z.int().nullable(),
  draftQuantity: z.number().nullable(),
});

/** What is to be ordered of whom: a draft is made for each vendor. */
const reorderForm = z.object({
  /** Where the goods go; where there is one outlet it need not be said. */
  outletId: optionalId,
  rows: z
    .array(
      z.object({
        itemLedgerDetailId: chosenId,
        quantity: positiveQuantity,
        vendorId: chosenId,
        /** Rupees for one of the item's own unit without VAT; what the vendor asked last, or anybody did, without. */
        rate: emptyOr(amount),
      }),
    )
    .min(1, 'common.isRequired')
    .max(mostLines, 'common.numberLarge'),
});

/** What is at or below its reorder point, and purchase drafts of it. */
export const reorderContract = contract('reorder', {
  list: {
    call: 'GET /v1/reorder',
    access: 'reorder.read',
    query: listQuery.extend({ outletId: z.coerce.number().int().positive().optional() }),
    answer: page(reorderRow),
  },
  makeDrafts: {
    call: 'POST /v1/reorder/drafts',
    access: 'purchase.create',
    body: reorderForm,
    answer: z.object({
      drafts: z.array(
        z.object({
          id: z.int(),
          vendorId: z.int(),
          vendorName: z.string(),
          vendorNameNp: z.string().nullable(),
          lines: z.int(),
        }),
      ),
    }),
    refreshes: ['dues', 'goods'],
  },
});
