import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { fileType } from '../../enumeration.ts';
import {
  chosenId,
  emptyOr,
  numberWithin,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  positiveQuantity,
  requiredText,
  toldAlways,
  version,
} from '../../fields.ts';
import { listQuery, page, wantedStatus } from '../../paging.ts';
import { mostLines } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';
import { goodsPrices, priceAudience, priceListDetail, priceListPrice, priceListRow } from './price-list-answer.ts';

/** Prices that are saved at once. */
export const mostPricesAtOnce = 500;
/** Variants whose prices are filled in at once. */
export const mostPricesFilled = 5000;

/** Off a price, in per cent. */
const percentOff = numberWithin(2, 99.99);

/** A list of prices: for whom and when it holds. Its prices are saved by calls of their own. */
export const priceListForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    name: requiredText(100),
    nameNp: optionalText(100),
    audience: priceAudience.schema,
    /** For whom it is, where it is for groups; else none is kept. */
    customerGroupIds: z.array(chosenId).max(100, 'common.numberLarge').default([]),
    /** The same where it is for customers. */
    customerIds: z.array(chosenId).max(200, 'common.numberLarge').default([]),
    fromDateAD: optionalDay,
    fromDateBS: optionalDay,
    tillDateAD: optionalDay,
    tillDateBS: optionalDay,
    /** Off the selling price of everything that is sold; the prices of the list go on holding beside it. */
    discountPercent: emptyOr(percentOff.refine((value) => value > 0, 'common.aboveZero')),
    remarks: optionalText(500),
    /** The list whose prices a new one begins with. */
    copiedFromId: optionalId,
  })
  .superRefine(({ audience, customerGroupIds, customerIds }, context) => {
    const field = audience === 'GROUPS' ? 'customerGroupIds' : 'customerIds';
    const chosen = audience === 'GROUPS' ? customerGroupIds : customerIds;
    if ((audience === 'GROUPS' || audience === 'CUSTOMERS') && Array.isArray(chosen) && chosen.length === 0)
      context.addIssue({ code: 'custom', path: [field], message: 'common.isRequired' });
  }, toldAlways);

/** Prices that are new or changed (`id`), and those that go. A price is with VAT or without, as the item's own is. */
export const priceListPricesForm = z
  .object({
    prices: z
      .array(
        z.object({
          id: z.int().positive().optional(),
          itemLedgerDetailId: chosenId,
          fromQuantity: positiveQuantity.refine((value) => value >= 1, 'common.notBelowOne').default(1),
          price: positiveAmount,
        }),
      )
      .max(mostPricesAtOnce, 'common.numberLarge')
      .default([]),
    removedIds: z.array(chosenId).max(mostPricesAtOnce, 'common.numberLarge').default([]),
  })
  .meta({ id: 'PriceListPricesForm' });

/** So much off the selling price, for everything of a category or brand, or for all. */
export const priceListFillForm = z.object({
  categoryId: optionalId,
  brandId: optionalId,
  fromQuantity: positiveQuantity.refine((value) => value >= 1, 'common.notBelowOne').default(1),
  percentOff,
});

export const priceListContract = contract('priceList', {
  save: {
    call: 'POST /v1/price-list/save',
    access: 'price-list.create',
    body: priceListForm,
    answer: priceListDetail,
  },
  get: { call: 'GET /v1/price-list/:id', access: 'price-list.read', answer: priceListDetail },
  list: {
    call: 'GET /v1/price-list/list',
    access: 'price-list.read',
    query: listQuery.extend({ audience: priceAudience.schema.optional() }),
    answer: page(priceListRow),
  },
  toggle: {
    call: 'PUT /v1/price-list/toggle/:id',
    access: 'price-list.update',
    query: wantedStatus,
    answer: priceListDetail,
  },
  listPrices: {
    call: 'GET /v1/price-list/:id/prices',
    access: 'price-list.read',
    query: listQuery,
    answer: page(priceListPrice),
  },
  savePrices: {
    call: 'POST /v1/price-list/:id/prices',
    access: 'price-list.update',
    body: priceListPricesForm,
    answer: z.object({ written: z.int(), removed: z.int() }),
  },
  fillPrices: {
    call: 'POST /v1/price-list/:id/fill',
    access: 'price-list.update',
    body: priceListFillForm,
    /** How many were written, and how many left out because they would be above the printed price, or nothing. */
    answer: z.object({ written: z.int(), leftOut: z.int() }),
  },
  download: {
    call: 'POST /v1/price-list/:id/download',
    access: 'price-list.report',
    body: z.object({ fileType, language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
  /** What the lines of a bill may cost by lists, for whoever writes bills. */
  pricesForInvoice: {
    call: 'POST /v1/price-list/prices-for-invoice',
    access: 'invoice.read',
    transaction: 'read',
    toast: 'silent',
    body: z.object({
      customerId: optionalId,
      /** Today without. */
      dayAD: optionalDay,
      itemLedgerDetailIds: z.array(chosenId).max(mostLines, 'common.numberLarge'),
    }),
    /** Of each variant that is known. */
    answer: z.array(goodsPrices),
  },
});
