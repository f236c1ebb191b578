import { attributeForm } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { userAddressForm, houseAddressForm } from '@bahi/contract/platform/house-address/house-address.contract';
import { itemCategoryForm } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitContract, unitForm } from '@bahi/contract/catalogue/unit/unit.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { saveAttribute } from '../../features/catalogue/attribute/attribute.commands.ts';
import { saveHouseAddress, saveUserAddress } from '../../features/platform/house-address/house-address.commands.ts';
import { saveItemCategory } from '../../features/catalogue/item-category/item-category.commands.ts';
import { saveUnitConversion, saveUnitGroup } from '../../features/catalogue/unit-group/unit-group.commands.ts';
import type { Context } from '../../platform/core/context.ts';
import { saveMasterData } from '../../platform/master-data/master-data-write.ts';
import type { Services } from '../../platform/core/services.ts';
import {
  attributes,
  homes,
  itemCategories,
  landingCosts,
  ownUnits,
  premises,
  unitGroups,
} from './demo-administration.data.ts';
import { act, type Actor, numbersOf, sampleUserName } from './demo-context.ts';
import { findPlace } from './demo-people.ts';

/** What the business keeps of its own beside what all share: units, categories, attributes, costs, addresses. */
export async function addOwnMasters(services: Services, owner: Actor, day: CalendarDay): Promise<void> {
  await act(services, owner, day, async (context) => {
    await addUnits(context);
    for (const { values, ...attribute } of attributes)
      await saveAttribute(context, attributeForm.parse({ ...attribute, attributeValues: values }));
    for (const cost of landingCosts)
      await saveMasterData(context, landingCostContract.masterData, landingCostContract.save.body.parse(cost));
    for (const { parent, ...category } of itemCategories)
      await saveItemCategory(
        context,
        itemCategoryForm.parse({
          ...category,
          parentId: parent === null ? null : await idOf(context, 'item_category', 'code', parent),
        }),
      );
    for (const house of premises)
      await saveHouseAddress(
        context,
        houseAddressForm.parse({ ...numbersOf(owner, house), ...(await placeIn(context, house)) }),
      );
  });
  for (const { userName, ...home } of homes) {
    const person = await act(services, owner, day, (context) =>
      personOf(context, owner.sample === undefined ? userName : sampleUserName(owner.sample, userName)),
    );
    await act(services, { ...owner, ...person }, day, async (context) =>
      saveUserAddress(context, userAddressForm.parse({ ...home, ...(await placeIn(context, home)) })),
    );
  }
}

async function addUnits(context: Context): Promise<void> {
  for (const { type, ...unit } of ownUnits) {
    const unitTypeId = await idOf(context, 'unit_type', 'code', type);
    await saveMasterData(context, unitContract.masterData, unitForm.parse({ ...unit, unitTypeId }));
  }
  for (const { baseUnit, conversions, ...group } of unitGroups) {
    const baseUnitId = await idOf(context, 'unit', 'short_code', baseUnit);
    const { id: unitGroupId } = await saveUnitGroup(
      context,
      unitGroupContract.save.body.parse({ ...group, baseUnitId }),
    );
    for (const { unit, ...conversion } of conversions) {
      const unitId = await idOf(context, 'unit', 'short_code', unit);
      await saveUnitConversion(context, unitConversionContract.save.body.parse({ ...conversion, unitGroupId, unitId }));
    }
  }
}

type Placed = { addressType: string; localBodyCode: string };

async function placeIn(context: Context, { addressType, localBodyCode }: Placed) {
  const addressTypeId = await idOf(context, 'address_type', 'code', addressType);
  return { addressTypeId, ...(await findPlace(context.db, localBodyCode)) };
}

/** Somebody of the business, as who does something themselves. */
async function personOf({ db, businessId }: Context, userName: string): Promise<Pick<Actor, 'userId' | 'fullName'>> {
  const [person] = await db.query<Pick<Actor, 'userId' | 'fullName'>>(
    'select id as "userId", full_name as "fullName" from app_user where business_id = $1 and user_name = $2',
    [businessId, userName],
  );
  if (person === undefined) throw new Error(`the demo has nobody of the name ${userName}`);
  return person;
}

const platformTables = ['unit_type', 'address_type'];

/** The id of a record that all share, or of the business's own, by its code. */
async function idOf({ db, businessId }: Context, table: string, column: string, code: string): Promise<number> {
  const own = platformTables.includes(table) ? '$2::bigint is not null' : 'business_id in (0, $2)';
  const [row] = await db.query<{ id: number }>(`select id from ${table} where ${column} = $1 and ${own}`, [
    code,
    businessId,
  ]);
  if (row === undefined) throw new Error(`there is no ${table} ${code}`);
  return row.id;
}
