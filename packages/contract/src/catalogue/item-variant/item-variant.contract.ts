import { mostAttributes, mostAttributeValues } from '@bahi/domain/goods/combinations';
import { contract } from '../../endpoint.ts';
import { chosenId } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { itemLedgerDetail, itemLedgerDetailForm } from './item-ledger-detail.ts';

const attributeValue = z.object({
  id: z.int(),
  value: z.string(),
  /** The value in Nepali. */
  valueAlias: z.string().nullable(),
  swatch: z.string().nullable(),
});

/** The values that variants of an item may have, by attribute, and how many combinations there are of them. */
const itemAttributeValues = z
  .object({
    itemId: z.int(),
    attributes: z.array(
      z.object({
        attributeId: z.int(),
        attributeName: z.string(),
        attributeNameNp: z.string().nullable(),
        isColour: z.boolean(),
        attributeValues: z.array(attributeValue),
      }),
    ),
    combinationCount: z.int(),
    /** Those of them that have been made. */
    ledgerDetailCount: z.int(),
  })
  .meta({ id: 'ItemAttributeValues' });

/** The values an item may have are all that are sent, its attributes in the order in which they first come. */
export const itemAttributeValuesForm = z.object({
  itemId: chosenId,
  attributeValueIds: z.array(chosenId).max(mostAttributeValues, 'common.numberLarge'),
  /** Whether unused variants that have a value which is left out go with it; else that is refused, with their number. */
  removesVariants: z.boolean().default(true),
});

/** A combination of values, made or not. */
const combination = z.object({
  attributeValueIds: z.array(z.int()),
  attributeValue: z.string(),
  attributeValueLocLang: z.string(),
  itemLedgerDetailId: z.int().nullable(),
  sellingPrice: z.number().nullable(),
  isActive: z.boolean().nullable(),
});

/** Prices of variants of one item. A row is known by `id`, or by its values; a combination that has none yet is made. */
export const itemPricingForm = z.object({
  itemId: chosenId,
  ledgerDetails: z.array(itemLedgerDetailForm).min(1, 'common.isRequired').max(500, 'common.numberLarge'),
});

/** The values of a variant; without the variant, that of the combination, made at the item's price where there is none. */
export const ledgerAttributeValuesForm = z.object({
  itemId: chosenId,
  itemLedgerDetailId: z.int().positive().nullish(),
  attributeValueIds: z.array(chosenId).min(1, 'common.isRequired').max(mostAttributes, 'common.numberLarge'),
});

export const itemVariantContract = contract('itemVariant', {
  saveAttributeValues: {
    call: 'POST /v1/item-attribute-value-mappings',
    access: 'item.update',
    body: itemAttributeValuesForm,
    answer: itemAttributeValues,
    refreshes: ['goods'],
  },
  attributeValues: {
    call: 'GET /v1/item-attribute-value-mappings/:itemId',
    access: 'item.read',
    answer: itemAttributeValues,
  },
  /** Searched by words of its values, in either language; never all at once. */
  combinations: {
    call: 'GET /v1/item-attribute-value-mappings/combinations/:itemId',
    access: 'item.read',
    query: listQuery.omit({ sort: true, isActive: true }),
    answer: page(combination),
  },
  assignValues: {
    call: 'POST /v1/ledger-attribute-value-mappings',
    access: 'item.update',
    body: ledgerAttributeValuesForm,
    answer: itemLedgerDetail,
    refreshes: ['goods'],
  },
  values: {
    call: 'GET /v1/ledger-attribute-value-mappings/:itemId',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(
      z.object({
        id: z.int(),
        itemLedgerDetailId: z.int(),
        attributeId: z.int(),
        attributeName: z.string(),
        attributeNameNp: z.string().nullable(),
        attributeValueId: z.int(),
        value: z.string(),
        valueAlias: z.string().nullable(),
        swatch: z.string().nullable(),
      }),
    ),
  },
  savePrices: {
    call: 'POST /v1/items/ledger-details/pricing',
    access: 'item.update',
    body: itemPricingForm,
    posting: true,
    answer: z.array(itemLedgerDetail),
    refreshes: ['goods'],
  },
  /** The variants of an item; its default is among them while it is sold. */
  list: {
    call: 'GET /v1/items/ledger-details/:id',
    access: 'item.read',
    query: listQuery,
    answer: wholeList(itemLedgerDetail),
  },
  update: {
    call: 'PUT /v1/items/ledger-details/:id',
    access: 'item.update',
    body: itemLedgerDetailForm,
    posting: true,
    answer: itemLedgerDetail,
    refreshes: ['goods'],
  },
  remove: {
    call: 'DELETE /v1/items/ledger-details/:id',
    access: 'item.delete',
    answer: z.object({}),
    refreshes: ['goods'],
  },
});
