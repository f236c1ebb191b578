import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf, enumeration } from '../../enumeration.ts';
import { chosenId, optionalId, optionalText, positiveAmount, quantity, toldAlways, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { batchesOffered, batchForm } from '../batch/batch-fields.ts';
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
import { differentLine, stockCountLine } from './stock-count-line.ts';

/** The whole shelf, what is of a category or its sub-categories, or what is put on the sheet while counting. */
export const countScope = enumeration({ ALL: 1, CATEGORY: 2, PICKED: 3 });

/** A new sheet. Of today, each line is compared with the moment it is counted; of a former day, with the end of that day. */
export const stockCountForm = z
  .object({ ...stockPaperForm, scope: countScope.schema, itemCategoryId: optionalId })
  .superRefine(judgeDay, dayToldAlways)
  .superRefine((form, context) => {
    if (form.scope === 'CATEGORY' && form.itemCategoryId === null)
      context.addIssue({ code: 'custom', path: ['itemCategoryId'], message: 'common.isRequired' });
  })
  .meta({ id: 'StockCountForm' });

const counts = {
  scope: countScope.answer,
  categoryName: z.string().nullable(),
  categoryNameNp: z.string().nullable(),
  lineCount: z.int(),
  countedCount: z.int(),
};
const stockCountRow = stockPaperRow.extend(counts);

export const stockCountDetail = stockCountRow
  .extend({
    ...stockPaperHead,
    /** Whether each line is compared with the moment at which it was counted, or all with the end of the day. */
    isLive: z.boolean(),
  })
  .meta({ id: 'StockCountDetail' });

/** What is on the shelf is counted on a sheet that is filled over time, by several people at once, line by line. */
export const stockCountContract = contract('stockCount', {
  list: {
    call: 'GET /v1/stock-count',
    access: 'stock-count.read',
    query: stockPaperQuery.extend({ scope: countScope.schema.optional() }),
    answer: page(stockCountRow),
  },
  get: { call: 'GET /v1/stock-count/:id', access: 'stock-count.read', answer: stockCountDetail },
  /** The lines in the order of the shelf: by category and name. */
  lines: {
    call: 'GET /v1/stock-count/:id/lines',
    access: 'stock-count.read',
    query: listQuery.extend({ show: choiceOf(['ALL', 'OPEN', 'COUNTED', 'DIFFERENT']).default('ALL') }),
    answer: page(stockCountLine),
  },
  /** What would be posted now: each line that differs, with its value. */
  differences: {
    call: 'GET /v1/stock-count/:id/differences',
    access: 'stock-count.read',
    answer: z.object({
      rows: z.array(differentLine),
      countedCount: z.int(),
      openCount: z.int(),
      /** Rupees; null for who may not see what goods cost. */
      surplusValue: z.number().nullable(),
      shortageValue: z.number().nullable(),
    }),
  },
  create: {
    call: 'POST /v1/stock-count',
    access: 'stock-count.create',
    body: stockCountForm,
    answer: stockCountDetail,
  },
  /**
   * Saves one line, which comes onto the sheet where it is not on it yet: named by its variant, or by what a scanner
   * read. `isAdded`: so many more; else so many in all, and null to leave it uncounted again. Without a quantity it only
   * comes onto the sheet.
   */
  saveLine: {
    call: 'PUT /v1/stock-count/line/:id',
    access: 'stock-count.update',
    body: z
      .object({
        itemLedgerDetailId: optionalId,
        code: optionalText(100),
        quantity: quantity.nullable().optional(),
        isAdded: z.boolean().default(false),
        version,
      })
      .superRefine((line, context) => {
        if (line.itemLedgerDetailId === null && line.code === null)
          context.addIssue({ code: 'custom', path: ['itemLedgerDetailId'], message: 'common.isRequired' });
        if (line.isAdded && typeof line.quantity !== 'number')
          context.addIssue({ code: 'custom', path: ['quantity'], message: 'common.isRequired' });
      }),
    answer: stockCountLine,
    toast: 'silent',
  },
  /** What one of an item costs, for where nothing else tells it; null takes it back. */
  saveCost: {
    call: 'PUT /v1/stock-count/cost/:id',
    access: 'stock-count.update',
    body: z.object({ itemLedgerDetailId: chosenId, unitCost: positiveAmount.nullable() }),
    answer: stockCountLine,
    toast: 'silent',
  },
  /** The batch of what was found more than the books say, or of what is missing, of goods that keep batches; nothing takes it back. */
  saveBatch: {
    call: 'PUT /v1/stock-count/batch/:id',
    access: 'stock-count.update',
    body: z.object({ itemLedgerDetailId: chosenId, ...batchForm }).superRefine((batch, context) => {
      if (batch.batchNumber === null && batch.batchExpiryAD === null) return;
      for (const name of ['batchNumber', 'batchExpiryAD'] as const)
        if (!batch[name]) context.addIssue({ code: 'custom', path: [name], message: 'common.isRequired' });
    }, toldAlways),
    answer: stockCountLine,
    toast: 'silent',
  },
  /** The batches of goods that keep them; none of others. */
  batches: {
    call: 'GET /v1/stock-count/batches',
    access: 'stock-count.update',
    toast: 'silent',
    ...batchesOffered,
  },
  /** What can be put onto a sheet: found by name or code, or by what a scanner read. */
  goods: {
    call: 'GET /v1/stock-count/goods',
    access: 'stock-count.update',
    query: stockGoodsQuery,
    answer: page(stockGoodsRow),
  },
  removeLine: {
    call: 'DELETE /v1/stock-count/:id/line/:itemLedgerDetailId',
    access: 'stock-count.update',
    params: z.object({
      id: z.coerce.number().int().positive(),
      itemLedgerDetailId: z.coerce.number().int().positive(),
    }),
    answer: z.object({}),
  },
  /** Posts the differences of what is counted; what is not counted stays as it is. */
  post: {
    call: 'PUT /v1/stock-count/post/:id',
    access: 'stock-count.create',
    body: z.object({ version }),
    posting: true,
    answer: stockCountDetail,
    refreshes: ['goods'],
  },
  cancel: {
    call: 'PUT /v1/stock-count/cancel/:id',
    access: 'stock-count.delete',
    body: cancelledPaper,
    posting: true,
    answer: stockCountDetail,
    refreshes: ['goods'],
  },
  removeDraft: { call: 'DELETE /v1/stock-count/:id', access: 'stock-count.delete', answer: z.object({}) },
  /** The sheet to be filled by pen, or what was counted. */
  print: {
    call: 'POST /v1/stock-count/:id/print',
    access: 'stock-count.read',
    body: paperLanguage.extend({ isBlank: z.boolean().default(false) }),
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
