import { contract } from '../../endpoint.ts';
import { status } from '../../enumeration.ts';
import { optionalDay, optionalId } from '../../fields.ts';
import { listQuery, longestList, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { outletStock } from '../item-variant/item-ledger-detail.ts';
import { itemPartsAnswer, wholeItemForm } from './item-parts.ts';

const itemRow = z.object({
  id: z.int(),
  itemLedgerDetailId: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  code: z.string(),
  hsCode: z.string().nullable(),
  categoryId: z.int(),
  categoryName: z.string(),
  categoryNameNp: z.string().nullable(),
  brandName: z.string().nullable(),
  brandNameNp: z.string().nullable(),
  unitName: z.string(),
  unitNameNp: z.string().nullable(),
  sellingPrice: z.number(),
  purchasePrice: z.number().nullable(),
  taxable: z.boolean(),
  vatIncluded: z.boolean(),
  hasVariants: z.boolean(),
  /** In the outlets that the caller sees. */
  stockQuantity: z.number(),
  reorderPoint: z.number().nullable(),
  isActive: z.boolean(),
  version: z.int(),
});
const itemDetail = itemRow
  .extend({
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    subCategoryId: z.int().nullable(),
    subCategoryName: z.string().nullable(),
    subCategoryNameNp: z.string().nullable(),
    brandId: z.int().nullable(),
    size: z.string().nullable(),
    model: z.string().nullable(),
    unitId: z.int(),
    mrp: z.number().nullable(),
    shareable: z.boolean(),
    isPriceShareable: z.boolean(),
    taxRateId: z.int().nullable(),
    purchaseDateAD: z.string().nullable(),
    purchaseDateBS: z.string().nullable(),
    description: z.string().nullable(),
    /** Said where its shelves keep batches that expire. */
    keepsBatches: z.literal(true).optional(),
    ...itemPartsAnswer,
    /** Of all its variants. */
    stock: z.array(outletStock),
  })
  .meta({ id: 'ItemDetail' });

/** A sellable variant with its price: the rows of dropdowns, of search in the invoice editor and of a price list. */
export const itemPriceRow = z.object({
  itemId: z.int(),
  itemLedgerDetailId: z.int(),
  itemCode: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  itemName: z.string(),
  itemNameLocLang: z.string().nullable(),
  attributeValue: z.string().nullable(),
  attributeValueLocLang: z.string().nullable(),
  hsCode: z.string().nullable(),
  brandName: z.string().nullable(),
  brandNameNp: z.string().nullable(),
  unitName: z.string(),
  unitNameNp: z.string().nullable(),
  /** As papers write it. */
  unitCode: z.string(),
  /** What it is usually sold in, and how many of its unit one of that is; null where that is its unit. */
  salesUnitId: z.int().nullable(),
  salesUnitName: z.string().nullable(),
  salesUnitNameNp: z.string().nullable(),
  /** As papers write it. */
  salesUnitCode: z.string().nullable(),
  salesUnitConversion: z.number().nullable(),
  /** The same exactly: `salesUnitOwn` of its unit are `salesUnitPer` of what it is usually sold in. */
  salesUnitOwn: z.number().nullable(),
  salesUnitPer: z.number().nullable(),
  sellingPrice: z.number(),
  vatIncluded: z.boolean(),
  taxable: z.boolean(),
  /** Per cent; 0 when not taxable. */
  taxRate: z.number(),
  /** In the outlet asked for, or in all that the caller sees. */
  stockQuantity: z.number(),
});

export const itemContract = contract('item', {
  create: {
    call: 'POST /v1/items',
    access: 'item.create',
    body: wholeItemForm,
    posting: true,
    answer: itemDetail,
    refreshes: ['goods'],
  },
  list: {
    call: 'POST /v1/items/retrieve',
    access: 'item.read',
    transaction: 'read',
    toast: 'silent',
    body: z.object({
      start: z.int().min(0).default(0),
      length: z.int().min(1).max(longestList).default(longestList),
      /** The page as every other list takes it, too; where it is sent, it counts. */
      pageNumber: z.int().min(0).max(1_000_000).optional(),
      pageSize: z.int().min(1).max(longestList).optional(),
      search: z.string().trim().max(100).nullish(),
      sort: z
        .string()
        .regex(/^-?[A-Za-z]+$/, 'common.sortUnknown')
        .nullish(),
      isActive: z.boolean().nullish(),
      categoryId: optionalId,
      brandId: optionalId,
      /** Only what is at or below its reorder point. */
      isLow: z.boolean().nullish(),
    }),
    answer: page(itemRow),
  },
  get: { call: 'GET /v1/items/:itemId', access: 'item.read', answer: itemDetail },
  update: {
    call: 'PUT /v1/items/:itemId',
    access: 'item.update',
    body: wholeItemForm,
    posting: true,
    answer: itemDetail,
    refreshes: ['goods'],
  },
  remove: { call: 'DELETE /v1/items/:itemId', access: 'item.delete', answer: z.object({}), refreshes: ['goods'] },
  setStatus: {
    call: 'PUT /items/status-change/:id/:status',
    access: 'item.update',
    params: z.object({ id: z.coerce.number().int().positive(), status: status.schema }),
    answer: itemDetail,
    refreshes: ['goods'],
  },
  priceList: {
    call: 'GET /v1/items/fetch-item-price-list',
    access: 'invoice.read',
    query: listQuery.extend({
      outletId: z.coerce.number().int().positive().optional(),
      /** Whose tax rates are asked for; today without. */
      dayAD: optionalDay,
    }),
    answer: page(itemPriceRow),
  },
});
