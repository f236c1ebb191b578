import { type priceListContract, priceListForm } from '@bahi/contract/catalogue/price-list/price-list.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import type { z } from '@bahi/contract/zod';

export type PriceListRow = Answer<typeof priceListContract.list>['rows'][number];
export type PriceList = Answer<typeof priceListContract.get>;
export type PriceListValues = z.input<typeof priceListForm>;

export const newPriceListValues: PriceListValues = newValues(priceListForm, {
  audience: 'EVERYBODY',
  customerGroupIds: [],
  customerIds: [],
});

/** A list as the form shows it. */
export function priceListValues(list: PriceList): PriceListValues {
  // The form has the AD days, which the BS ones follow.
  return valuesOfRecord(priceListForm, { ...list, fromDateBS: null, tillDateBS: null, copiedFromId: null });
}

/** What the form of a copy begins with: the same list under another name, with its prices. */
export function copiedValues(list: PriceList, nameOf: (name: string) => string): PriceListValues {
  const { id: copiedFromId, version: _, ...values } = priceListValues(list);
  const nameNp = list.nameNp === null ? '' : nameOf(list.nameNp);
  return { ...values, name: nameOf(list.name), nameNp, copiedFromId: copiedFromId ?? null };
}
