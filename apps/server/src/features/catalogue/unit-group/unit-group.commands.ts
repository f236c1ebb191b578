import type { Answer, Input } from '@bahi/contract/endpoint';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { saveMasterData } from '../../../platform/master-data/master-data-write.ts';

type SaveGroup = (typeof unitGroupContract)['save'];
type SaveConversion = (typeof unitConversionContract)['save'];

/** Once units of the group are counted in its base unit, that unit stays. */
export async function saveUnitGroup(context: Context, form: Input<SaveGroup>['body']): Promise<Answer<SaveGroup>> {
  const { db, businessId } = context;
  if (form.id !== undefined) {
    await holdGroup(context, form.id);
    const [counted] = await db.query(
      `select unit_group.id from unit_group
       join unit_conversion conversion
         on conversion.unit_group_business_id = unit_group.business_id and conversion.unit_group_id = unit_group.id
       where unit_group.business_id = $1 and unit_group.id = $2 and unit_group.base_unit_id <> $3
         and conversion.business_id = $1 limit 1`,
      [businessId, form.id, form.baseUnitId],
    );
    if (counted !== undefined) fail('unitGroup.baseUnitUsed', { field: 'baseUnitId', status: 409 });
  }
  return unitGroupContract.get.answer.parse(await saveMasterData(context, unitGroupContract.masterData, form));
}

/** How many base units one unit of the group is; never none, and the base unit needs no conversion to itself. */
export async function saveUnitConversion(
  context: Context,
  form: Input<SaveConversion>['body'],
): Promise<Answer<SaveConversion>> {
  if (form.factor === 0) fail('common.aboveZero', { field: 'factor' });
  await holdGroup(context, form.unitGroupId);
  const [group] = await context.db.query<{ base_unit_id: number }>(
    'select base_unit_id from unit_group where business_id in (0, $1) and id = $2',
    [context.businessId, form.unitGroupId],
  );
  if (group?.base_unit_id === form.unitId) fail('unitGroup.isBaseUnit', { field: 'unitId' });
  return unitConversionContract.get.answer.parse(
    await saveMasterData(context, unitConversionContract.masterData, form),
  );
}

/** The group's base unit and its conversions are changed one after another. */
async function holdGroup({ db }: Context, id: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`unit-group-base:${id}`]);
}
