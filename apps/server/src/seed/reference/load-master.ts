import type { Tx } from '../../platform/database/database.ts';
import { idOf, keepRows } from './keep-rows.ts';
import {
  addressTypes,
  attributes,
  landingCosts,
  unitGroups,
  unitTypes,
  vatGroups,
  vendorTypes,
} from './tables/master.data.ts';
import { units } from './tables/trade.data.ts';

/** Kinds of address, vendor and unit; units with their kinds, which come before the units. */
export async function loadTypes(tx: Tx): Promise<void> {
  await keepRows(tx, { name: 'address_type', key: 'code' }, addressTypes.map(named));
  await keepRows(tx, { name: 'vendor_type', key: 'code' }, vendorTypes.map(named));
  const typeIds = await keepRows(tx, { name: 'unit_type', key: 'code' }, unitTypes.map(named));
  await keepRows(
    tx,
    { name: 'unit', key: 'short_code', isShared: true },
    units.map(({ shortCode, name, nameNp, alias, type }) => ({
      short_code: shortCode,
      name,
      name_np: nameNp,
      alias,
      unit_type_id: idOf(typeIds, type),
    })),
  );
}

/** VAT groups, unit groups with conversions, attributes with values and landing costs. */
export async function loadMaster(tx: Tx): Promise<void> {
  const rates = await idsBy(tx, 'select name as key, id from tax_rate');
  await keepRows(
    tx,
    { name: 'vat_group', key: 'code' },
    vatGroups.map((group) => ({ ...named(group), tax_rate_id: idOf(rates, group.taxRate) })),
  );
  await loadUnitGroups(tx);
  await loadAttributes(tx);
  await keepRows(
    tx,
    { name: 'landing_cost', key: 'name', isShared: true },
    landingCosts.map(({ name, nameNp, allocationMethod }) => ({
      name,
      name_np: nameNp,
      allocation_method: allocationMethod,
    })),
  );
}

async function loadUnitGroups(tx: Tx): Promise<void> {
  const unitIds = await idsBy(tx, 'select short_code as key, id from unit where business_id = 0');
  const groupIds = await keepRows(
    tx,
    { name: 'unit_group', key: 'name', isShared: true },
    unitGroups.map(({ name, nameNp, baseUnit }) => ({
      name,
      name_np: nameNp,
      base_unit_business_id: 0,
      base_unit_id: idOf(unitIds, baseUnit),
    })),
  );
  const unitsByCode = new Map(units.map((unit) => [String(unit.shortCode), unit]));
  await keepRows(
    tx,
    { name: 'unit_conversion', key: 'name', isShared: true },
    unitGroups.flatMap(({ name: group, conversions }) =>
      Object.entries(conversions).map(([shortCode, factor]) => ({
        unit_group_business_id: 0,
        unit_group_id: idOf(groupIds, group),
        unit_business_id: 0,
        unit_id: idOf(unitIds, shortCode),
        name: unitsByCode.get(shortCode)?.name ?? shortCode,
        name_np: unitsByCode.get(shortCode)?.nameNp ?? null,
        factor,
      })),
    ),
  );
}

/** Values come with an attribute that nobody has changed since; what was taken from it stays away. */
async function loadAttributes(tx: Tx): Promise<void> {
  const ids = await keepRows(
    tx,
    { name: 'attribute', key: 'name', isShared: true },
    attributes.map(({ name, nameNp, isColour }) => ({ name, name_np: nameNp, is_colour: isColour })),
  );
  for (const { name, values } of attributes)
    for (const [position, { value, valueAlias, swatch }] of values.entries())
      await tx.query(
        `insert into attribute_value (business_id, attribute_id, value, value_alias, swatch, order_number)
         select 0, id, $2, $3, $4, $5 from attribute where business_id = 0 and id = $1 and version = 1
         on conflict do nothing returning id`,
        [idOf(ids, name), value, valueAlias, swatch, position],
      );
}

async function idsBy(tx: Tx, text: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ key: string; id: number }>(text);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

function named({ code, name, nameNp }: { code: string; name: string; nameNp: string }) {
  return { code, name, name_np: nameNp };
}
