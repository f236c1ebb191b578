import { mostAttributeValues } from '@bahi/domain/goods/combinations';
import { chosenId, emptyOr, optionalId, optionalQuantity, positiveQuantity, wholeNumber } from '../../fields.ts';
import { z } from '../../zod.ts';
import { itemFileLists } from '../item-image/item-image.contract.ts';
import { itemLedgerDetailForm } from '../item-variant/item-ledger-detail.ts';
import { itemForm } from './item-form.ts';

/**
 * What an item is usually bought and sold in; a conversion is how many of the item's unit one of that unit is, 24 of a
 * carton of 24. Left empty it is that of their unit group.
 */
export const defaultUnits = z.object({
  purchaseUnitId: optionalId,
  purchaseUnitConversion: emptyOr(positiveQuantity),
  salesUnitId: optionalId,
  salesUnitConversion: emptyOr(positiveQuantity),
});

/** When more is bought, how much, and how many days that takes. */
export const planningData = z.object({
  reorderPoint: optionalQuantity,
  reorderQuantity: optionalQuantity,
  leadDays: emptyOr(wholeNumber(0, 999)),
});

/** The parts of an item, each of which has a call of its own as well. A part that is not sent stays as it is. */
export const itemParts = {
  defaultUnits: defaultUnits.optional(),
  planningData: planningData.optional(),
  /** The values that its variants may have: all of them. */
  attributeValueIds: z.array(chosenId).max(mostAttributeValues, 'common.numberLarge').optional(),
  /** Prices of variants, which are made where they are not there. */
  ledgerDetails: z.array(itemLedgerDetailForm).max(500, 'common.numberLarge').optional(),
  /** Its pictures and the documents beside them, which were kept before. */
  ...itemFileLists,
};
export const wholeItemForm = itemForm.extend(itemParts).meta({ id: 'ItemForm' });

const unitOfItem = z.object({
  purchaseUnitId: z.int().nullable(),
  purchaseUnitName: z.string().nullable(),
  purchaseUnitNameNp: z.string().nullable(),
  purchaseUnitConversion: z.number().nullable(),
  salesUnitId: z.int().nullable(),
  salesUnitName: z.string().nullable(),
  salesUnitNameNp: z.string().nullable(),
  salesUnitConversion: z.number().nullable(),
});
const planned = z.object({
  reorderPoint: z.number().nullable(),
  reorderQuantity: z.number().nullable(),
  leadDays: z.int().nullable(),
});

/** The parts as an item's details tell them. */
export const itemPartsAnswer = { defaultUnits: unitOfItem, planningData: planned };
export const defaultUnitsAnswer = unitOfItem.extend({ itemId: z.int(), version: z.int() });
export const planningDataAnswer = planned.extend({ itemId: z.int(), version: z.int() });
