import { z } from '../../zod.ts';
import { movedBatches } from '../batch/batch-fields.ts';
import { stockGoodsRow } from '../stock-paper/stock-goods.ts';
import { stockPaperHead, stockPaperRow } from '../stock-paper/stock-paper.ts';
import { transferState } from './stock-transfer-form.ts';

/** A row of the list of transfers; its day is that of its sending. Amounts are null for who may not see what goods cost. */
export const transferRow = stockPaperRow.extend({
  state: transferState.answer,
  toOutletId: z.int(),
  toOutletName: z.string(),
  toOutletNameNp: z.string().nullable(),
  receivedDateAD: z.string().nullable(),
  receivedDateBS: z.string().nullable(),
  lineCount: z.int(),
  /** What left the sender's shelves with it. */
  value: z.number().nullable(),
  /** What of that did not arrive. */
  missingValue: z.number().nullable(),
  /** Whether something of it did not arrive. */
  isShort: z.boolean(),
  /** What the caller may do with it now, by where it stands, their outlet and their rights. */
  mayEdit: z.boolean(),
  maySend: z.boolean(),
  mayReceive: z.boolean(),
  mayCancel: z.boolean(),
  mayRemove: z.boolean(),
});

const transferLine = z.object({
  id: z.int(),
  itemLedgerDetailId: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  unitId: z.int(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  quantity: z.number(),
  /** The same in the item's own unit, in which it is received. */
  stockQuantity: z.number(),
  stockUnit: z.string(),
  stockUnitNp: z.string().nullable(),
  value: z.number().nullable(),
  /** In the item's own unit; null until it is received. */
  receivedQuantity: z.number().nullable(),
  /** Why some of it is missing. */
  reason: z.string().nullable(),
  /** The batch that the line names; missing where it names none. */
  batchId: z.int().optional(),
  /** What left of which batch; missing where goods keep none. */
  batches: movedBatches,
});

const { isOfOpenMonth: _, ...head } = stockPaperHead;

export const transferDetail = transferRow
  .extend({
    ...head,
    lines: z.array(transferLine),
    /** Of a draft, what its lines name, as the form needs it. */
    goods: z.array(stockGoodsRow),
    receivedAt: z.string().nullable(),
    receivedBy: z.string().nullable(),
    receiptRemarks: z.string().nullable(),
  })
  .meta({ id: 'StockTransfer' });

/** An outlet of the business that sends or receives. */
export const transferOutlet = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
});
