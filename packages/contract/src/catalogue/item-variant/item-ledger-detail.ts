import { mostAttributes } from '@bahi/domain/goods/combinations';
import { amount, chosenId, optionalAmount, positiveQuantity, version } from '../../fields.ts';
import { z } from '../../zod.ts';
import { batchForm, judgeBatch } from '../../stock/batch/batch-fields.ts';
import { optionalBarcode, optionalSku } from './barcode-field.ts';

/** Stock that was there when it was entered, by outlet: the quantity and what one unit cost, in rupees; and its batch. */
export const openingStock = z
  .array(
    z
      .object({ outletId: chosenId, quantity: positiveQuantity, rate: amount, ...batchForm })
      .superRefine((row, context) => judgeBatch(row, context)),
  )
  .max(50)
  .default([]);

/** What is on hand in an outlet; `isFixed` says that it has moved there, so that no opening stock is taken any more. */
export const outletStock = z.object({
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  quantity: z.number(),
  value: z.number(),
  isFixed: z.boolean(),
});

/** A variant of an item with its prices, in rupees. One that is not sold any more is made inactive. */
export const itemLedgerDetailForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    /** One of each attribute of the item; those that it has stay where none are sent. */
    attributeValueIds: z.array(chosenId).max(mostAttributes, 'common.numberLarge').optional(),
    sku: optionalSku,
    barcode: optionalBarcode,
    purchasePrice: optionalAmount,
    sellingPrice: amount,
    /** The price printed on it, VAT included: it is not sold for more. */
    mrp: optionalAmount,
    vatIncluded: z.boolean().default(false),
    isActive: z.boolean().default(true),
    openingStock,
  })
  .meta({ id: 'ItemLedgerDetailForm' });

export const itemLedgerDetail = z
  .object({
    id: z.int(),
    itemId: z.int(),
    /** Without values it is the item's default variant, which a simple item has alone. */
    attributeValueIds: z.array(z.int()),
    attributeValue: z.string().nullable(),
    attributeValueLocLang: z.string().nullable(),
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    purchasePrice: z.number().nullable(),
    sellingPrice: z.number(),
    mrp: z.number().nullable(),
    vatIncluded: z.boolean(),
    isActive: z.boolean(),
    version: z.int(),
    /** On hand, in the outlets that the caller sees. */
    quantity: z.number(),
    stock: z.array(outletStock),
  })
  .meta({ id: 'ItemLedgerDetail' });
