import { contract } from '../../endpoint.ts';
import { status } from '../../enumeration.ts';
import { chosenId } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { itemVariantContract } from '../item-variant/item-variant.contract.ts';
import { itemLedgerDetail, itemLedgerDetailForm } from '../item-variant/item-ledger-detail.ts';
import { itemContract } from './item.contract.ts';
import { defaultUnits, defaultUnitsAnswer, planningData, planningDataAnswer } from './item-parts.ts';

const { create, update, get, remove, list } = itemContract;
const rows = list.answer;

/** The parts of an item, each by itself, as their addresses were before. */
export const itemPartContract = contract('itemPart', {
  saveDefaultUnits: {
    call: 'POST /item-purchase-sales-default-units/save',
    access: 'item.update',
    body: defaultUnits.extend({ itemId: chosenId }),
    answer: defaultUnitsAnswer,
    refreshes: ['goods'],
  },
  defaultUnits: {
    call: 'GET /item-purchase-sales-default-units/list/item/:itemId',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(defaultUnitsAnswer),
  },
  savePlanningData: {
    call: 'POST /item-planning-data/save',
    access: 'item.update',
    body: planningData.extend({ itemId: chosenId }),
    answer: planningDataAnswer,
    refreshes: ['goods'],
  },
  planningData: {
    call: 'GET /item-planning-data/list/item/:itemId',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(planningDataAnswer),
  },
  savePrices: { ...itemVariantContract.savePrices, call: 'POST /item-prices/save' },
  prices: { ...itemVariantContract.list, call: 'GET /item-prices/list/item/:itemId' },
  saveAttributes: { ...itemVariantContract.saveAttributeValues, call: 'POST /item-attribute/save' },
  attributes: {
    call: 'GET /item-attribute/list/item/:itemId',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(itemVariantContract.attributeValues.answer.shape.attributes.element),
  },
});

/** Second addresses of items and their variants: the same records by the same commands. */
export const itemAddressContract = contract('itemAddress', {
  listByStatus: {
    call: 'GET /items/list/:status',
    access: 'item.read',
    params: z.object({ status: status.schema }),
    query: listQuery,
    answer: rows,
  },
  save: { ...create, call: 'POST /items/save' },
  list: { call: 'GET /master-stock-item', access: 'item.read', query: listQuery, answer: rows },
  create: { ...create, call: 'POST /master-stock-item' },
  get: { ...get, call: 'GET /master-stock-item/:id' },
  update: { ...update, call: 'PUT /master-stock-item/:id' },
  remove: { ...remove, call: 'DELETE /master-stock-item/:id' },
  listVariants: {
    call: 'GET /master-stock-item-variant',
    access: 'item.read',
    query: listQuery.extend({ itemId: z.coerce.number().int().positive().optional() }),
    answer: page(itemLedgerDetail.omit({ stock: true })),
  },
  createVariant: {
    ...itemVariantContract.savePrices,
    call: 'POST /master-stock-item-variant',
    access: 'item.create',
    body: itemLedgerDetailForm.omit({ id: true, version: true }).extend({ itemId: chosenId }),
    answer: itemLedgerDetail,
  },
  getVariant: { call: 'GET /master-stock-item-variant/:id', access: 'item.read', answer: itemLedgerDetail },
  updateVariant: { ...itemVariantContract.update, call: 'PUT /master-stock-item-variant/:id' },
  removeVariant: { ...itemVariantContract.remove, call: 'DELETE /master-stock-item-variant/:id' },
});
