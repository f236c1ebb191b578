import { z } from '../../zod.ts';
import { batchAnswer } from '../batch/batch-fields.ts';

/** One line of a sheet. */
export const stockCountLine = z
  .object({
    id: z.int(),
    itemLedgerDetailId: z.int(),
    code: z.string(),
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    particulars: z.string(),
    particularsNp: z.string().nullable(),
    categoryName: z.string(),
    categoryNameNp: z.string().nullable(),
    unit: z.string(),
    unitNp: z.string().nullable(),
    /** What the books say of the moment that it is compared with. */
    expected: z.number(),
    /** Null: not counted yet. */
    counted: z.number().nullable(),
    difference: z.number().nullable(),
    countedBy: z.string().nullable(),
    /** Of a posted count what its difference was worth; null before, and for who may not see what goods cost. */
    value: z.number().nullable(),
    version: z.int(),
  })
  .meta({ id: 'StockCountLine' });

/** A line whose count is another than the books say. */
export const differentLine = stockCountLine.extend({
  /** What was said that one costs, where nothing else tells it. */
  unitCost: z.number().nullable(),
  /** Nothing tells what one costs: it must be said before the count is posted. */
  needsCost: z.boolean(),
  /** Said of more goods in batches than the books say: the batch that they came into must be said before it is posted. */
  keepsBatches: z.literal(true).optional(),
  /** Said of fewer: the batch that they left may be said, without it what expires first. */
  losesBatches: z.literal(true).optional(),
  ...batchAnswer,
});
