import type { SharedItem } from './shared-item.ts';

export type Detail = SharedItem['itemAttributeDetailList'][number];

/** What is chosen when the page opens, a value of each attribute: the first variant, so that a price is there. */
export function firstChoice({ itemAttributeValueList, itemAttributeDetailList }: SharedItem): number[] {
  const ofFirst = itemAttributeDetailList[0]?.valueReqs.map(({ variantsId }) => variantsId) ?? [];
  return itemAttributeValueList.flatMap(({ values }) => {
    const value = values.find(({ id }) => ofFirst.includes(id)) ?? values[0];
    return value === undefined ? [] : [value.id];
  });
}

/** The variant of the values that are chosen; of an item without attributes the first. */
export function detailOf({ itemAttributeDetailList }: SharedItem, chosen: readonly number[]): Detail | undefined {
  return itemAttributeDetailList.find(
    ({ valueReqs }) =>
      valueReqs.length === chosen.length && valueReqs.every(({ variantsId }) => chosen.includes(variantsId)),
  );
}
