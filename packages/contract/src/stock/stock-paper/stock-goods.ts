import { optionalDay } from '../../fields.ts';
import { listQuery } from '../../paging.ts';
import { z } from '../../zod.ts';

const chosen = z.coerce.number().int().positive();

/** What is asked for the lines of a paper: by name or code, or what a scanner read, as it is in an outlet on a day. */
export const stockGoodsQuery = listQuery.extend({
  /** A barcode or an SKU, as a whole. */
  scanned: z.string().trim().max(100).optional(),
  outletId: chosen.optional(),
  dayAD: optionalDay,
});

/** A variant that can stand on a line of a paper. */
export const stockGoodsRow = z.object({
  itemLedgerDetailId: z.int(),
  code: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  name: z.string(),
  nameNp: z.string().nullable(),
  /** What can leave on that day. */
  stockQuantity: z.number(),
  /** Its own unit first. */
  units: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      nameNp: z.string().nullable(),
      /** How many of the item's own unit one of it is. */
      conversion: z.number(),
    }),
  ),
});
