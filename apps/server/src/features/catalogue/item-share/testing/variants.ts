import type { TestApp } from '../../../../testing/test-app.ts';

type Variants = {
  attributeId: number;
  variants: readonly { valueId: number; sellingPrice: number; vatIncluded: boolean }[];
};

/** Gives an item a variant for each of these values of one attribute of the business's own. */
export async function addVariants(
  app: TestApp,
  businessId: number,
  itemId: number,
  { attributeId, variants }: Variants,
): Promise<void> {
  await app.services.database.transaction('write', { businessId, outletId: null, userId: null }, async (db) => {
    await db.query('update item set has_variants = true where business_id = $1 and id = $2', [businessId, itemId]);
    for (const [order, { valueId, sellingPrice, vatIncluded }] of variants.entries()) {
      await db.query(
        `insert into item_attribute_value
           (business_id, item_id, value_business_id, attribute_id, attribute_value_id, order_number)
         values ($1, $2, $1, $3, $4, $5)`,
        [businessId, itemId, attributeId, valueId, order],
      );
      const [variant] = await db.query<{ id: number }>(
        `insert into item_variant (business_id, item_id, combination, attribute_value, selling_price_paisa, vat_included)
         select $1, $2, $3::text, value.value, $4, $5 from attribute_value value
         where value.business_id = $1 and value.id = $3::text::bigint returning id`,
        [businessId, itemId, String(valueId), sellingPrice * 100, vatIncluded],
      );
      await db.query(
        `insert into item_variant_value
           (business_id, item_id, item_variant_id, value_business_id, attribute_id, attribute_value_id)
         values ($1, $2, $3, $1, $4, $5)`,
        [businessId, itemId, variant?.id, attributeId, valueId],
      );
    }
  });
}
