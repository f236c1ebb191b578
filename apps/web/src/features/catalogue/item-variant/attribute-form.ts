import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { chosenId } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { ApiError } from '../../../platform/api-error.ts';

export type ItemAttributes = Answer<typeof itemVariantContract.attributeValues>;

/** The form as it stands on the screen: an attribute a row, with the values of it that the item has. */
export const attributesForm = z.object({
  attributes: z.array(z.object({ attributeId: chosenId, valueIds: z.array(z.int()).min(1, 'common.isRequired') })),
});
export type AttributesValues = z.input<typeof attributesForm>;

export function valuesOf({ attributes }: ItemAttributes): AttributesValues {
  return {
    attributes: attributes.map(({ attributeId, attributeValues }) => ({
      attributeId,
      valueIds: attributeValues.map(({ id }) => id),
    })),
  };
}

/** What is sent: the values of all rows, one after another. */
export function valueIdsOf({ attributes }: AttributesValues): number[] {
  return attributes.flatMap(({ valueIds }) => valueIds);
}

/** Of how many combinations one would choose; a row without values counts for nothing yet. */
export function combinationCountOf({ attributes }: AttributesValues): number {
  const counts = attributes.map(({ valueIds }) => valueIds.length).filter((count) => count > 0);
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1);
}

/** The server names values by their place among all; the form has them by attribute, and of what stays, the row that lost it. */
export function atAttributeRows(error: ApiError, values: AttributesValues, saved: ItemAttributes): ApiError {
  const rowOfEach = values.attributes.flatMap(({ valueIds }, row) => valueIds.map(() => row));
  const { status, code, message } = error;
  const fields = error.fields.map((field) => {
    const place = /^attributeValueIds\.(\d+)/.exec(field.field)?.[1];
    const row = place === undefined ? rowThatLost(field.message, values, saved) : (rowOfEach[Number(place)] ?? -1);
    return { ...field, field: row === -1 ? 'attributes.root' : `attributes.${row}.valueIds` };
  });
  return new ApiError({ status, code, message, fields });
}

/** The refusal begins with the value that stays; -1 where its whole attribute was taken out. */
function rowThatLost(message: string, values: AttributesValues, saved: ItemAttributes): number {
  const sent = new Set(valueIdsOf(values));
  const owner = saved.attributes.find(({ attributeValues }) =>
    attributeValues.some(
      ({ id, value, valueAlias }) =>
        !sent.has(id) && [value, valueAlias].some((name) => name !== null && message.startsWith(`${name} `)),
    ),
  );
  return values.attributes.findIndex(({ attributeId }) => Number(attributeId) === owner?.attributeId);
}
