import { type attributeContract, attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { setMasterDataStatus, writeMasterData } from '../../../platform/master-data/master-data-write.ts';
import { failUnwritten } from '../../../platform/database/write-record.ts';
import { nameVariants } from '../item-variant/item-variant-write.ts';
import { getAttribute } from './attribute.queries.ts';

type Contract = typeof attributeContract;
type Attribute = Answer<Contract['get']>;
type Form = Input<Contract['save']>['body'];
type ValueForm = NonNullable<Form['attributeValues']>[number];

/** Saves an attribute; where its values are sent they are all of them, and those left out are gone. */
export async function saveAttribute(context: Context, form: Form): Promise<Attribute> {
  const { attributeValues, ...named } = form;
  const refused = refusedValues(attributeValues ?? [], form.isColour);
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  const id = await writeMasterData(context, attributeMasterData, named);
  if (attributeValues !== undefined)
    await writeValues(context, id, { values: attributeValues, isColour: form.isColour });
  await nameVariants(context, { attributeId: id });
  context.say('common.saved');
  return getAttribute(context, id);
}

export async function setAttributeStatus(context: Context, id: number): Promise<Attribute> {
  await setMasterDataStatus(context, attributeMasterData, id, null);
  return getAttribute(context, id);
}

/** Takes one value from its attribute. */
export async function removeValue(context: Context, id: number): Promise<Attribute> {
  const { db, businessId } = context;
  const [removed] = await db.query<{ attribute_id: number }>(
    'delete from attribute_value where business_id = $1 and id = $2 returning attribute_id',
    [businessId, id],
  );
  if (removed === undefined) return failUnwritten(context, 'attribute_value', id);
  await db.query('update attribute set version = version + 1 where business_id = $1 and id = $2', [
    businessId,
    removed.attribute_id,
  ]);
  context.say('common.removed');
  return getAttribute(context, removed.attribute_id);
}

/** Two values alike could not be told apart, and a colour without a swatch not be shown. */
function refusedValues(values: readonly ValueForm[], isColour: boolean): RefusedField[] {
  const seen = new Set<string>();
  return values.flatMap(({ value, swatch }, position): RefusedField[] => {
    const alike = value.toLowerCase();
    const isDouble = seen.has(alike);
    seen.add(alike);
    const field = `attributeValues.${position}`;
    return [
      ...(isDouble ? [{ field: `${field}.value`, key: 'attribute.valueDouble' } as const] : []),
      ...(isColour && swatch === null ? [{ field: `${field}.swatch`, key: 'attribute.swatchMissing' } as const] : []),
    ];
  });
}

type Wanted = { values: readonly ValueForm[]; isColour: boolean };

async function writeValues(
  { db, businessId }: Context,
  attributeId: number,
  { values, isColour }: Wanted,
): Promise<void> {
  const kept = values.flatMap(({ id }) => id ?? []);
  await db.query('delete from attribute_value where business_id = $1 and attribute_id = $2 and not (id = any($3))', [
    businessId,
    attributeId,
    kept,
  ]);
  for (const [position, { id, value, valueAlias, swatch }] of values.entries()) {
    const written = [businessId, attributeId, value, valueAlias, isColour ? swatch : null, position];
    if (id === undefined || id === null) {
      await db.query(
        `insert into attribute_value (business_id, attribute_id, value, value_alias, swatch, order_number)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        written,
      );
      continue;
    }
    const [updated] = await db.query(
      `update attribute_value set value = $3, value_alias = $4, swatch = $5, order_number = $6
       where business_id = $1 and attribute_id = $2 and id = $7 returning id`,
      [...written, id],
    );
    if (updated === undefined) fail('common.unknownRecord', { field: `attributeValues.${position}.value` });
  }
}
