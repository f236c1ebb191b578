import { contract } from '../../endpoint.ts';
import { masterData } from '../../master-data.ts';
import { booleanPart, namePart, askedNameNpPart } from '../../master-data-fields.ts';
import { emptyOr, optionalText, requiredText } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

const declared = masterData('attribute', {
  module: 'attribute',
  scope: 'shareable',
  title: { en: 'Attributes', ne: 'विशेषताहरू' },
  one: { en: 'Attribute', ne: 'विशेषता' },
  calls: {
    save: 'POST /attribute/save',
    get: 'GET /attribute/:id',
    list: 'GET /attribute/list',
    setStatus: 'PUT /attribute/toggle/:id',
  },
  fields: {
    name: namePart,
    nameNp: askedNameNpPart,
    isColour: booleanPart({ en: 'Its values are colours', ne: 'यसका मान रङ हुन्' }),
  },
  unique: ['name'],
});

/** `#A01830`, as a swatch shows it. */
const swatch = emptyOr(
  z
    .string('attribute.swatchInvalid')
    .trim()
    .regex(/^#[0-9a-fA-F]{6}$/, 'attribute.swatchInvalid')
    .transform((text) => text.toUpperCase()),
);
const attributeValue = z.object({
  id: z.int(),
  value: z.string(),
  /** The value in Nepali. */
  valueAlias: z.string().nullable(),
  swatch: z.string().nullable(),
});
const attribute = declared.get.answer.extend({ attributeValues: z.array(attributeValue) });

export const attributeValueForm = z.object({
  id: z.int().positive().nullish(),
  value: requiredText(60),
  valueAlias: optionalText(60),
  swatch,
});
export const attributeForm = declared.save.body.extend({
  attributeValues: z.array(attributeValueForm).max(200, 'common.numberLarge').optional(),
});

/** Attributes of goods with the values they may have: size with S, M, L; colour with its swatches. */
export const attributeContract = contract('attribute', {
  save: { ...declared.save, body: attributeForm, answer: attribute },
  get: { ...declared.get, answer: attribute },
  list: { ...declared.list, answer: page(attribute) },
  setStatus: { ...declared.setStatus, answer: attribute },
  values: {
    call: 'GET /attribute/value/list',
    access: 'session',
    query: listQuery.extend({ attributeId: z.coerce.number().int().positive().optional() }),
    answer: wholeList(attributeValue.extend({ attributeId: z.int() })),
  },
  removeValue: {
    call: 'DELETE /attribute/delete-attribute-value/:resourceId',
    access: 'attribute.delete',
    answer: attribute,
  },
});
export const attributeMasterData = declared.masterData;
