import type { Check } from '../../../platform/verify/check.ts';

/** Variants are told apart by their values; goods that bear the name of others would be sold at their price. */
export const variantCheck: Check = {
  name: 'variants',
  holds:
    'what tells a variant from the others of its item are the values that it has, each item has one variant without values, and says whether it has others',
  counts: `select count(*) as n from item_variant where business_id = $1`,
  faults: `
    select variant.item_id, variant.id as item_variant_id, variant.combination, held.combination as of_values
    from item_variant variant
    cross join lateral (select coalesce(string_agg(value.attribute_value_id::text, '-' order by value.attribute_value_id), '') as combination
      from item_variant_value value where value.business_id = $1 and value.item_variant_id = variant.id) held
    where variant.business_id = $1 and variant.combination <> held.combination
    union all
    select item.id, null, 'has_variants ' || item.has_variants, 'defaults ' || count(variant.id) filter (where variant.is_default)
    from item left join item_variant variant on variant.business_id = item.business_id and variant.item_id = item.id
    where item.business_id = $1 group by item.id, item.has_variants
    having count(variant.id) filter (where variant.is_default) <> 1
      or item.has_variants <> (count(variant.id) filter (where not variant.is_default) > 0)`,
};
