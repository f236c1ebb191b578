import {
  amount,
  chosenId,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalQuantity,
  optionalText,
  requiredText,
  version,
} from '../../fields.ts';
import { safeRichText } from '@bahi/domain/rich-text';
import { z } from '../../zod.ts';
import { optionalBarcode, optionalSku } from '../item-variant/barcode-field.ts';
import { openingStock } from '../item-variant/item-ledger-detail.ts';

/**
 * An item with its default variant, whose prices those of further variants begin with. Prices are rupees; `purchaseDate`
 * may be sent AD, BS or both. Opening stock is taken for outlets in which the item has not moved yet.
 */
export const itemForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(150),
  nameNp: optionalText(150),
  /** Made by the server when left empty. */
  code: optionalText(40),
  /** Those of its default variant. */
  sku: optionalSku,
  barcode: optionalBarcode,
  hsCode: optionalText(20),
  categoryId: chosenId,
  /** One right below the category. */
  subCategoryId: optionalId,
  brandId: optionalId,
  size: optionalText(40),
  model: optionalText(60),
  unitId: chosenId,
  purchasePrice: optionalAmount,
  sellingPrice: amount,
  /** The price printed on it, VAT included: it is not sold for more. */
  mrp: optionalAmount,
  purchaseDateAD: optionalDay,
  purchaseDateBS: optionalDay,
  taxable: z.boolean().default(true),
  /** The standard rate when a taxable item names none. */
  taxRateId: optionalId,
  vatIncluded: z.boolean().default(false),
  reorderPoint: optionalQuantity,
  /** Whether its shelves keep batches that expire; stays as it is where it is not sent. */
  keepsBatches: z.boolean().optional(),
  /** Seen by anybody who has its link; the prices only where `isPriceShareable` says so, too. */
  shareable: z.boolean().default(false),
  isPriceShareable: z.boolean().default(false),
  /** Formatted, as HTML; what may not be shown of it is left out. */
  description: optionalText(4000).transform((html) => (html === null ? null : safeRichText(html) || null)),
  openingStock,
});
