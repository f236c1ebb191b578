import { enumeration } from '../../enumeration.ts';
import { z } from '../../zod.ts';

export const priceAudience = enumeration({ EVERYBODY: 1, GROUPS: 2, CUSTOMERS: 3 });

const named = z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() });

/** A row of the lists. */
export const priceListRow = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  audience: priceAudience.answer,
  /** The first groups or customers that it is for, and how many they are. */
  audienceNames: z.array(named),
  audienceCount: z.int(),
  fromDateAD: z.string().nullable(),
  fromDateBS: z.string().nullable(),
  tillDateAD: z.string().nullable(),
  tillDateBS: z.string().nullable(),
  discountPercent: z.number().nullable(),
  isActive: z.boolean(),
  version: z.int(),
});
/** A list with all whom it is for. */
export const priceListDetail = priceListRow
  .extend({
    customerGroupIds: z.array(z.int()),
    customerIds: z.array(z.int()),
    /** All of them, where the row names the first. */
    customerGroups: z.array(named),
    customers: z.array(named),
    remarks: z.string().nullable(),
    /** How many prices it has. */
    priceCount: z.int(),
  })
  .meta({ id: 'PriceListDetail' });

/** A price of a list with what is sold at it, as it is now. Rupees. */
export const priceListPrice = z
  .object({
    id: z.int(),
    itemLedgerDetailId: z.int(),
    itemCode: z.string(),
    itemName: z.string(),
    itemNameLocLang: z.string().nullable(),
    attributeValue: z.string().nullable(),
    attributeValueLocLang: z.string().nullable(),
    unitName: z.string(),
    unitNameNp: z.string().nullable(),
    fromQuantity: z.number(),
    price: z.number(),
    /** The usual price, and the one that is printed on it. */
    sellingPrice: z.number(),
    /** Of both prices. */
    vatIncluded: z.boolean(),
    mrp: z.number().nullable(),
    /** Whether it is sold at all. */
    isActive: z.boolean(),
  })
  .meta({ id: 'PriceListPrice' });

/** A price that a list has for goods on a day and a customer; `chooseListPrice` of the domain chooses among them. */
const listPrice = z.object({
  priceListId: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  audience: priceAudience.answer,
  fromDateAD: z.string().nullable(),
  tillDateAD: z.string().nullable(),
  tillDateBS: z.string().nullable(),
  fromQuantity: z.number(),
  /** Rupees a unit, with VAT or without as the item's own price is. */
  price: z.number(),
});
/** What a variant costs without a list, and what lists say. */
export const goodsPrices = z
  .object({ itemLedgerDetailId: z.int(), sellingPrice: z.number(), listPrices: z.array(listPrice) })
  .meta({ id: 'GoodsPrices' });
