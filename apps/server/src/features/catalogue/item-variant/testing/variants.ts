import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { call, type Caller } from '../../../../testing/caller.ts';

export type LedgerDetail = Answer<typeof itemVariantContract.update>;
type PriceRow = Sent<typeof itemVariantContract.savePrices>['body']['ledgerDetails'][number];

let serial = 0;

/** A new attribute with values, and the ids of these by their names. */
export async function addAttribute(
  caller: Caller,
  named: { name: string; nameNp: string },
  values: readonly (readonly [value: string, valueAlias: string])[],
) {
  serial += 1;
  const attribute = await call(caller, attributeContract.save, {
    body: {
      name: `${named.name} ${serial}`,
      nameNp: named.nameNp,
      attributeValues: values.map(([value, valueAlias]) => ({ value, valueAlias })),
    },
  });
  return { ...attribute, ids: attribute.attributeValues.map(({ id }) => id) };
}

/** Settles which values an item may have. */
export function giveValues(caller: Caller, itemId: number, attributeValueIds: readonly number[]) {
  return call(caller, itemVariantContract.saveAttributeValues, {
    body: { itemId, attributeValueIds: [...attributeValueIds] },
  });
}

/** Saves prices of variants; a row without a price costs 100. */
export function price(
  caller: Caller,
  itemId: number,
  rows: readonly (Partial<PriceRow> & { attributeValueIds?: number[] })[],
): Promise<LedgerDetail[]> {
  const ledgerDetails = rows.map((row) => ({ sellingPrice: 100, ...row }));
  return call(caller, itemVariantContract.savePrices, { body: { itemId, ledgerDetails } });
}

export function variantsOf(caller: Caller, itemId: number): Promise<LedgerDetail[]> {
  return call(caller, itemVariantContract.list, { params: { id: itemId } });
}
