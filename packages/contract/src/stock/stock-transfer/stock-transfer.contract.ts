import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { version } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { batchesOffered } from '../batch/batch-fields.ts';
import { stockGoodsQuery, stockGoodsRow } from '../stock-paper/stock-goods.ts';
import { cancelledPaper, paperLanguage, stockPaperQuery } from '../stock-paper/stock-paper.ts';
import { transferDetail, transferOutlet, transferRow } from './stock-transfer-answer.ts';
import { receiptForm, transferDirection, transferForm, transferState } from './stock-transfer-form.ts';

/**
 * Whoever may create transfers sends them, whoever may approve them receives them, and whoever may delete takes drafts
 * and what was not received yet back. With a token of an outlet only what it sends, and what was sent to it, is there.
 */
export const stockTransferContract = contract('stockTransfer', {
  list: {
    call: 'GET /v1/stock-transfer/list',
    access: 'stock-transfer.read',
    query: stockPaperQuery.extend({
      state: transferState.schema.optional(),
      /** What leaves the outlet that is asked for, or the caller's, or what comes to it; either without. */
      direction: transferDirection.schema.optional(),
    }),
    /** What the caller sees on its way, whatever else is asked for. */
    answer: page(transferRow, { inTransit: z.object({ count: z.int(), value: z.number().nullable() }) }),
  },
  get: { call: 'GET /v1/stock-transfer/:id', access: 'stock-transfer.read', answer: transferDetail },
  /** Writes a new draft, or one anew; sent at once where the form says so. */
  save: {
    call: 'POST /v1/stock-transfer/save',
    access: 'stock-transfer.create',
    body: transferForm,
    posting: true,
    answer: transferDetail,
    refreshes: ['goods'],
  },
  /** Sends a draft as it was saved. */
  send: {
    call: 'PUT /v1/stock-transfer/send/:id',
    access: 'stock-transfer.create',
    body: z.object({ version }),
    posting: true,
    answer: transferDetail,
    refreshes: ['goods'],
  },
  receive: {
    call: 'PUT /v1/stock-transfer/receive/:id',
    access: 'stock-transfer.approve',
    body: receiptForm,
    posting: true,
    answer: transferDetail,
    refreshes: ['goods'],
  },
  /** Takes back what is on its way: the goods are at the sender's again, the number stays. */
  cancel: {
    call: 'PUT /v1/stock-transfer/cancel/:id',
    access: 'stock-transfer.delete',
    body: cancelledPaper,
    posting: true,
    answer: transferDetail,
    refreshes: ['goods'],
  },
  removeDraft: { call: 'DELETE /v1/stock-transfer/:id', access: 'stock-transfer.delete', answer: z.object({}) },
  /** Between which outlets goods may be sent. */
  outlets: {
    call: 'GET /v1/stock-transfer/outlets',
    access: 'stock-transfer.read',
    query: listQuery,
    answer: wholeList(transferOutlet),
  },
  /** What may be sent, as it is picked or scanned, and what the sender has of it. */
  items: {
    call: 'GET /v1/stock-transfer/items',
    access: 'stock-transfer.create',
    query: stockGoodsQuery,
    answer: page(stockGoodsRow),
  },
  /** The batches of goods that keep them; none of others. */
  batches: {
    call: 'GET /v1/stock-transfer/batches',
    access: 'stock-transfer.create',
    toast: 'silent',
    ...batchesOffered,
  },
  /** The note that goes with the goods. */
  print: {
    call: 'POST /v1/stock-transfer/:id/print',
    access: 'stock-transfer.read',
    body: paperLanguage,
    answer: download,
    transaction: 'own',
    makesPaper: true,
    toast: 'silent',
  },
});
