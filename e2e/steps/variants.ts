import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import type { itemLedgerDetailForm } from '@bahi/contract/catalogue/item-variant/item-ledger-detail';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { z } from '@bahi/contract/zod';
import { callApi } from '../api.ts';
import { makeItems } from './goods.ts';
import type { Owner } from './sign-up.ts';

type Named = readonly [en: string, ne: string];

/** An attribute of the owner's own, with its values. */
export function makeAttribute(owner: Owner, [name, nameNp]: Named, values: readonly Named[]) {
  const attributeValues = values.map(([value, valueAlias]) => ({ value, valueAlias }));
  return callApi(attributeContract.save, { body: { name, nameNp, attributeValues } }, { token: owner.tokens.access });
}

/** An item with one attribute, and a variant for each of its values that costs as said. */
export async function makeVariants(
  owner: Owner,
  name: string,
  values: readonly Named[],
  prices: Omit<z.input<typeof itemLedgerDetailForm>, 'id' | 'version' | 'attributeValueIds'>,
) {
  const caller = { token: owner.tokens.access };
  const { attributeValues } = await makeAttribute(owner, [`Kind of ${name}`, `${name}को प्रकार`], values);
  const itemId = (await makeItems(owner, [{ name }]))[0]?.id ?? 0;
  const attributeValueIds = attributeValues.map(({ id }) => id);
  await callApi(itemVariantContract.saveAttributeValues, { body: { itemId, attributeValueIds } }, caller);
  const ledgerDetails = attributeValueIds.map((id) => ({ ...prices, attributeValueIds: [id] }));
  const made = await callApi(itemVariantContract.savePrices, { body: { itemId, ledgerDetails } }, caller);
  return { itemId, made };
}
