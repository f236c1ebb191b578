import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { chosenId, optionalId, optionalText, positiveQuantity } from '../../fields.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { batchesOffered, movedBatches } from '../batch/batch-fields.ts';
import { mostLines } from '../goods-lines/goods-lines-form.ts';
import {
  cancelledPaper,
  dayToldAlways,
  judgeDay,
  paperLanguage,
  stockPaperForm,
  stockPaperHead,
  stockPaperQuery,
  stockPaperRow,
} from '../stock-paper/stock-paper.ts';
import { stockGoodsQuery, stockGoodsRow } from '../stock-paper/stock-goods.ts';

export const writeOffReason = enumeration({ DAMAGED: 1, EXPIRED: 2, LOST: 3, OWN_USE: 4, SAMPLE: 5, GIVEN_AWAY: 6 });

/** `unitId` is the unit that the quantity is in, the item's own without. */
export const writeOffLineForm = z.object({
  itemLedgerDetailId: chosenId,
  quantity: positiveQuantity,
  unitId: optionalId,
  reason: writeOffReason.schema,
  note: optionalText(200),
  /** The batch that leaves, of goods that keep batches; without it what expires first. */
  batchId: optionalId.optional(),
});

export const writeOffForm = z
  .object({
    ...stockPaperForm,
    lines: z.array(writeOffLineForm).min(1, 'goodsLines.linesMissing').max(mostLines, 'goodsLines.linesMany'),
  })
  .superRefine(judgeDay, dayToldAlways)
  .meta({ id: 'WriteOffForm' });

const writeOffLine = z.object({
  id: z.int(),
  itemLedgerDetailId: z.int(),
  code: z.string(),
  particulars: z.string(),
  particularsNp: z.string().nullable(),
  quantity: z.number(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  /** The same in the item's own unit. */
  stockQuantity: z.number(),
  stockUnit: z.string(),
  stockUnitNp: z.string().nullable(),
  reason: writeOffReason.answer,
  note: z.string().nullable(),
  /** Rupees; null for who may not see what goods cost. */
  cost: z.number().nullable(),
  /** What left of which batch; missing where goods keep none. */
  batches: movedBatches,
});

export const writeOffDetail = stockPaperRow
  .extend({ ...stockPaperHead, lines: z.array(writeOffLine) })
  .meta({ id: 'WriteOffDetail' });

/** Goods that leave the shelf without being sold: damaged, expired, lost, used by the owner, given away. */
export const writeOffContract = contract('writeOff', {
  list: {
    call: 'GET /v1/write-off',
    access: 'write-off.read',
    query: stockPaperQuery.extend({ reason: writeOffReason.schema.optional() }),
    answer: page(stockPaperRow),
  },
  get: { call: 'GET /v1/write-off/:id', access: 'write-off.read', answer: writeOffDetail },
  /** Writes and posts it at once: what left the shelf has left. */
  create: {
    call: 'POST /v1/write-off',
    access: 'write-off.create',
    body: writeOffForm,
    posting: true,
    answer: writeOffDetail,
    refreshes: ['goods'],
  },
  /** Puts its goods back by the mirror of its entry; the number stays. */
  cancel: {
    call: 'PUT /v1/write-off/cancel/:id',
    access: 'write-off.delete',
    body: cancelledPaper,
    posting: true,
    answer: writeOffDetail,
    refreshes: ['goods'],
  },
  /** What can leave: found by name or code, or by what a scanner read, with its units. */
  goods: {
    call: 'GET /v1/write-off/goods',
    access: 'write-off.create',
    query: stockGoodsQuery,
    answer: page(stockGoodsRow),
  },
  /** The batches of goods that keep them; none of others. */
  batches: {
    call: 'GET /v1/write-off/batches',
    access: 'write-off.create',
    toast: 'silent',
    ...batchesOffered,
  },
  print: {
    call: 'POST /v1/write-off/:id/print',
    access: 'write-off.read',
    body: paperLanguage,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
