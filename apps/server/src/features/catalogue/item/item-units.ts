import type { defaultUnits } from '@bahi/contract/catalogue/item/item-parts';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';

export type DefaultUnits = z.output<typeof defaultUnits>;

type UnitRow = { business_id: number; id: number; is_active: boolean };
type FoundUnit = UnitRow & { conversion: string | null; is_disputed: boolean; own: string; own_np: string | null };
type Use = 'purchase' | 'sales';
type Chosen = { unit: UnitRow | null; conversion: string | null };

/**
 * Writes what an item is usually bought and sold in. A conversion that is not said is that of a unit group which has both
 * units; where there is none it is asked for. `place` leads to the fields.
 */
export async function writeDefaultUnits(
  context: Context,
  item: Row<'item'>,
  sent: DefaultUnits,
  place = '',
): Promise<void> {
  const refused: RefusedField[] = [];
  const asked = { purchase: sent.purchaseUnitConversion, sales: sent.salesUnitConversion };
  const ids = { purchase: sent.purchaseUnitId, sales: sent.salesUnitId };
  const known = { purchase: item.purchase_unit_id, sales: item.sales_unit_id };
  const choose = async (use: Use): Promise<Chosen> => {
    const id = ids[use];
    if (id === null) return { unit: null, conversion: null };
    const found = await readUnit(context, item, id);
    const at = (field: string): string => `${place}${use}${field}`;
    if (found === null) refused.push({ field: at('UnitId'), key: 'common.unknownRecord' });
    else if (!found.is_active && id !== known[use]) refused.push({ field: at('UnitId'), key: 'common.inactiveRecord' });
    if (found === null) return { unit: null, conversion: null };
    const isOwn = id === item.unit_id;
    const said = asked[use];
    const conversion = said === null ? (isOwn ? '1' : found.conversion) : String(said);
    if (isOwn && Number(conversion) !== 1) refused.push({ field: at('UnitConversion'), key: 'item.conversionOne' });
    if (conversion === null)
      refused.push({
        field: at('UnitConversion'),
        key: found.is_disputed ? 'item.conversionDiffers' : 'item.conversionMissing',
        parameters: { unit: context.language === 'ne' ? (found.own_np ?? found.own) : found.own },
      });
    return { unit: found, conversion };
  };
  const [purchase, sales] = [await choose('purchase'), await choose('sales')];
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  await changeRows(
    context.db,
    'item',
    { business_id: context.businessId, id: item.id },
    {
      purchase_unit_business_id: purchase.unit?.business_id ?? null,
      purchase_unit_id: purchase.unit?.id ?? null,
      purchase_unit_conversion: purchase.conversion,
      sales_unit_business_id: sales.unit?.business_id ?? null,
      sales_unit_id: sales.unit?.id ?? null,
      sales_unit_conversion: sales.conversion,
    },
  );
}

/**
 * A unit, with how many of the item's own one of it is where unit groups know both, and what that one is called. Groups of
 * the business itself go before those that all share; where they differ among themselves there is no conversion.
 */
async function readUnit({ db, businessId }: Context, item: Row<'item'>, unitId: number): Promise<FoundUnit | null> {
  const [row] = await db.query<FoundUnit>(
    `with held as (
       select unit_group.business_id, unit_group.id, unit_group.base_unit_id as unit_id, 1::numeric as factor from unit_group
       where unit_group.business_id in (0, $1) and unit_group.is_active
       union all
       select unit_group_business_id, unit_group_id, unit_id, factor from unit_conversion
       where business_id in (0, $1) and is_active),
     known as (
       select one.business_id, round(one.factor / base.factor, 4) as conversion from held one
       join held base on base.business_id = one.business_id and base.id = one.id and base.unit_id = $4
       where one.unit_id = $2 and round(one.factor / base.factor, 4) > 0),
     nearest as (
       select distinct conversion from known where business_id = (select max(business_id) from known))
     select unit.business_id, unit.id, unit.is_active, own.name as own, own.name_np as own_np,
       (select min(conversion) from nearest having count(*) = 1) as conversion,
       (select count(*) > 1 from nearest) as is_disputed
     from unit
     join unit own on own.business_id = $3 and own.id = $4
     where unit.business_id in (0, $1) and unit.id = $2`,
    [businessId, unitId, item.unit_business_id, item.unit_id],
  );
  return row ?? null;
}
