import { stockMoveKinds } from '@bahi/domain/posting/stock-ledger';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { fileType } from '../../enumeration.ts';
import { optionalDay, optionalId } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { movedBatches } from '../batch/batch-fields.ts';

/** Rows of a page of a card. */
export const stockCardPageSize = 50;

const periodFields = {
  /** BS days; the AD versions may be sent instead or beside them. */
  fromDate: optionalDay,
  toDate: optionalDay,
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
  outletId: z.coerce.number().int().positive().optional(),
};
const query = z.object({
  ...periodFields,
  pageNumber: z.coerce.number().int().min(0).max(1_000_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(1000).default(stockCardPageSize),
});
const file = z.object({ ...periodFields, outletId: optionalId, fileType, language: z.enum(['ne', 'en']).optional() });

/** How much there is, what it is worth, and what one is then; money is for who may see what goods cost. */
const onHand = z.object({
  quantity: z.number(),
  value: z.number().nullable(),
  unitCost: z.number().nullable(),
});

const goods = z.object({
  itemId: z.int(),
  itemLedgerDetailId: z.int(),
  itemCode: z.string(),
  itemName: z.string(),
  itemNameLocLang: z.string().nullable(),
  attributeValue: z.string().nullable(),
  attributeValueLocLang: z.string().nullable(),
  unitName: z.string(),
  unitNameNp: z.string().nullable(),
});

/** What moved; quantity and value are in above zero and out below. */
const move = z.object({
  id: z.int(),
  dateAD: z.string(),
  dateBS: z.string(),
  kind: z.enum(stockMoveKinds),
  sourceKind: z.string(),
  sourceId: z.int(),
  /** The number of a document or the heading of a cost; null where it bears none, or the caller may not read those. */
  reference: z.string().nullable(),
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  quantity: z.number(),
  value: z.number().nullable(),
  /** Null where nothing but the value moved. */
  unitCost: z.number().nullable(),
  /** How much of which batch; missing where goods keep none. */
  batches: movedBatches,
});

const card = page(
  move.extend({
    /** On hand after this move, in the outlets that are asked for. */
    runningQuantity: z.number(),
    runningValue: z.number().nullable(),
  }),
  {
    goods,
    fromDateAD: z.string(),
    toDateAD: z.string(),
    opening: onHand,
    in: onHand.omit({ unitCost: true }),
    out: onHand.omit({ unitCost: true }),
    closing: onHand,
  },
);

/** What an average was made of: what there was, what came in or changed the value since, and what left meanwhile. */
const why = z.object({
  goods,
  move,
  start: onHand,
  causes: z.array(
    move.extend({
      /** It was entered after the move that is asked about, for a day before it or for the same day. */
      isLater: z.boolean(),
    }),
  ),
  gone: onHand.omit({ unitCost: true }),
  before: onHand,
  after: onHand,
  /** Whether the move's value is its quantity at the average before; null for what brings its own cost. */
  isAtAverage: z.boolean().nullable(),
  /** Sold beyond what there was, where nothing told the cost: the next receipt corrects it. */
  isProvisional: z.boolean(),
  /** What corrects the costs of the day, in all. */
  corrections: z.array(move),
});

/** What moved each of the goods, with what is on hand after each move, and what a cost was made of. */
export const stockCardContract = contract('stockCard', {
  goods: {
    call: 'GET /v1/stock-card',
    access: 'stock-card.read',
    query: listQuery.extend({ itemLedgerDetailId: z.coerce.number().int().positive().optional() }),
    answer: page(
      goods.extend({
        sku: z.string().nullable(),
        barcode: z.string().nullable(),
        isActive: z.boolean(),
        stockQuantity: z.number(),
      }),
    ),
  },
  get: { call: 'GET /v1/stock-card/:variantId', access: 'stock-card.read', query, answer: card },
  why: { call: 'GET /v1/stock-card/:variantId/why/:moveId', access: 'stock-card.read', answer: why },
  download: {
    call: 'POST /v1/stock-card/:variantId/download',
    access: 'stock-card.report',
    body: file,
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
