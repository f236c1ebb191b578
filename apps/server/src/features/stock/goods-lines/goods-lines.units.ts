import { inOwnUnit, type UnitConversion } from '@bahi/domain/goods/unit-conversion';
import { parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';

/** A unit that an item may be counted in. */
export type GoodsUnit = {
  businessId: number;
  id: number;
  code: string;
  name: string;
  nameNp: string | null;
  conversion: UnitConversion;
  /** Whether the item is usually bought in it. */
  isUsual: boolean;
  /** Whether it is usually sold in it. */
  isSalesUnit: boolean;
};

type UnitRow = {
  variant_id: number;
  business_id: number;
  id: number;
  code: string;
  name: string;
  name_np: string | null;
  own: string;
  per: string;
  /** Whose unit group says so; 0 for one that all share. */
  group_owner: number;
  is_typed: boolean;
  is_usual: boolean;
  is_sales_unit: boolean;
};

/**
 * The units in which items may be counted, by variant: their own first, then what they are usually bought and sold in,
 * then those of the unit groups that hold their own. What was typed for an item goes before its unit group, unless it is
 * the group's own ratio with its last decimals cut off: then the group's is exact. Groups of the business go before shared
 * ones; where they differ among themselves, the unit is offered only with what was typed.
 */
export async function readUnits(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  variantIds: readonly number[],
): Promise<Map<number, GoodsUnit[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db.query<UnitRow>(
    `with held as (
       select business_id, id as group_id, base_unit_id as unit_id, 1::numeric as factor from unit_group
       where business_id in (0, $1) and is_active
       union all
       select unit_group_business_id, unit_group_id, unit_id, factor from unit_conversion
       where business_id in (0, $1) and is_active)
     select variant.id as variant_id, unit.business_id, unit.id, unit.short_code as code, unit.name, unit.name_np,
       known.own, known.per, known.group_owner, known.is_typed, unit.id = coalesce(item.purchase_unit_id, item.unit_id) as is_usual,
       unit.id = coalesce(item.sales_unit_id, item.unit_id) as is_sales_unit
     from item_variant variant
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     cross join lateral (
       select 0 as place, item.unit_id, 1::numeric as own, 1::numeric as per, 0::bigint as group_owner, true as is_typed
       union all
       select 1, item.purchase_unit_id, item.purchase_unit_conversion, 1, 0, true where item.purchase_unit_id is not null
       union all
       select 2, item.sales_unit_id, item.sales_unit_conversion, 1, 0, true where item.sales_unit_id is not null
       union all
       select 3, one.unit_id, one.factor, base.factor, base.business_id, false from held base
       join held one on one.business_id = base.business_id and one.group_id = base.group_id
       where base.unit_id = item.unit_id) known
     join unit on unit.business_id in (0, $1) and unit.id = known.unit_id and (unit.is_active or known.is_typed)
     where variant.business_id = $1 and variant.id = any($2)
     order by variant.id, known.place, unit.id`,
    [businessId, variantIds],
  );
  const ofVariants = Map.groupBy(rows, (row) => row.variant_id);
  return new Map([...ofVariants].map(([variantId, known]) => [variantId, unitsOf(known)]));
}

function unitsOf(rows: readonly UnitRow[]): GoodsUnit[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofUnit) => {
    const [first] = ofUnit;
    const conversion = conversionOf(ofUnit);
    if (first === undefined || conversion === null) return [];
    const { business_id: businessId, id, code, name, name_np: nameNp } = first;
    const { is_usual: isUsual, is_sales_unit: isSalesUnit } = first;
    return [{ businessId, id, code, name, nameNp, conversion, isUsual, isSalesUnit }];
  });
}

function conversionOf(rows: readonly UnitRow[]): UnitConversion | null {
  const typed = rows.find((row) => row.is_typed);
  const inGroups = rows.filter((row) => !row.is_typed);
  const nearest = Math.max(...inGroups.map((row) => row.group_owner));
  const [grouped, ...others] = inGroups.filter((row) => row.group_owner === nearest);
  const isDisputed = grouped !== undefined && others.some((other) => !isCut(other, grouped));
  if (isDisputed) return typed === undefined ? null : ratioOf(typed);
  const chosen = typed === undefined || (grouped !== undefined && isCut(typed, grouped)) ? grouped : typed;
  return ratioOf(chosen);
}

/** Whether the typed conversion is that of the unit group, as far as four decimals say it. */
function isCut(typed: UnitRow, grouped: UnitRow): boolean {
  const one = parseQuantity('1') ?? zeroQuantity;
  return inOwnUnit(one, ratioOf(typed)) === inOwnUnit(one, ratioOf(grouped));
}

function ratioOf(row: Pick<UnitRow, 'own' | 'per'> | undefined): UnitConversion {
  const [own, per] = [parseQuantity(row?.own ?? ''), parseQuantity(row?.per ?? '')];
  if (!own || !per) throw new RangeError('a unit without a conversion');
  return { own, per };
}
