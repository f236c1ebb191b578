import { type LabelSizeName, labelSizes, mostLabels } from '@bahi/domain/goods/label-sizes';
import { languages } from '@bahi/domain/language';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { chosenId, wholeNumber } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** A variant that is sold, as it is picked for its labels. */
export const labelRow = z.object({
  itemId: z.int(),
  itemLedgerDetailId: z.int(),
  itemCode: z.string(),
  itemName: z.string(),
  itemNameLocLang: z.string().nullable(),
  attributeValue: z.string().nullable(),
  attributeValueLocLang: z.string().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  sellingPrice: z.number(),
  mrp: z.number().nullable(),
  /** The selling price with the VAT that is charged today, and without it; both the same where none is charged. */
  priceWithVat: z.number(),
  priceWithoutVat: z.number(),
  /** On hand, in the outlets that the caller sees. */
  stockQuantity: z.number(),
});

const sizeNames = Object.keys(labelSizes).filter((name): name is LabelSizeName => name in labelSizes);

/** Which price stands on a label: the printed one, or what is asked for, with its VAT or without. */
export const labelPrices = ['NONE', 'MRP', 'WITH_VAT', 'WITHOUT_VAT'] as const;

/** What is printed on each label, beside the item's name. */
export const labelLook = z.object({
  size: choiceOf(sizeNames),
  language: choiceOf(languages),
  businessName: z.boolean().default(false),
  attributeValue: z.boolean().default(true),
  price: choiceOf(labelPrices).default('WITH_VAT'),
  sku: z.boolean().default(false),
  /** The bars and below them what they say: the barcode, or the SKU where there is none. */
  barcode: z.boolean().default(true),
});

export const labelForm = labelLook.extend({
  rows: z
    .array(z.object({ itemLedgerDetailId: chosenId, copies: wholeNumber(1, mostLabels) }))
    .min(1, 'common.isRequired')
    .max(mostLabels, 'common.numberLarge'),
  /** The first free place of a sheet that is used on, counted in the order of reading. */
  startAt: wholeNumber(1, 65).default(1),
});

export const labelContract = contract('label', {
  list: {
    call: 'GET /v1/labels',
    access: 'label.read',
    query: listQuery.extend({
      itemId: z.coerce.number().int().positive().optional(),
      itemLedgerDetailId: z.coerce.number().int().positive().optional(),
      /** What a scanner read: a barcode, or an SKU, as a whole. */
      scanned: z.string().trim().max(100).optional(),
    }),
    answer: page(labelRow),
  },
  print: {
    call: 'POST /v1/labels/print',
    access: 'label.report',
    body: labelForm,
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
