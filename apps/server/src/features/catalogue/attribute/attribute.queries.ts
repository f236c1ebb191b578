import { attributeContract, attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { MasterDataRow } from '@bahi/contract/master-data';
import type { Context } from '../../../platform/core/context.ts';
import { getMasterData, listMasterData } from '../../../platform/master-data/master-data-read.ts';

type Contract = typeof attributeContract;
type Attribute = Answer<Contract['get']>;
type Value = Answer<Contract['values']>[number];

/** One attribute with its values, in the order they were entered. */
export async function getAttribute(context: Context, id: number): Promise<Attribute> {
  const [attribute] = await withValues(context, [await getMasterData(context, attributeMasterData, id)]);
  return attributeContract.get.answer.parse(attribute);
}

export async function listAttributes(
  context: Context,
  query: Input<Contract['list']>['query'],
): Promise<Answer<Contract['list']>> {
  const { rows, recordsTotal } = await listMasterData(context, attributeMasterData, query);
  return { rows: await withValues(context, rows), recordsTotal };
}

/** The values of all active attributes, or of the one that is asked for. */
export function listValues({ db, businessId }: Context, attributeId: number | undefined): Promise<Value[]> {
  return db.query<Value>(
    `select item.id, item.attribute_id as "attributeId", item.value, item.value_alias as "valueAlias", item.swatch
     from attribute_value item
     join attribute on attribute.business_id = item.business_id and attribute.id = item.attribute_id
     where item.business_id in (0, $1)
       and (item.attribute_id = $2 or ($2::bigint is null and attribute.is_active))
     order by item.attribute_id, item.order_number, item.id`,
    [businessId, attributeId ?? null],
  );
}

async function withValues({ db, businessId }: Context, rows: readonly MasterDataRow[]): Promise<Attribute[]> {
  const values = await db.query<Value>(
    `select id, attribute_id as "attributeId", value, value_alias as "valueAlias", swatch from attribute_value
     where business_id in (0, $1) and attribute_id = any($2) order by order_number, id`,
    [businessId, rows.map(({ id }) => id)],
  );
  return rows.map((row) =>
    attributeContract.get.answer.parse({
      ...row,
      attributeValues: values.filter(({ attributeId }) => attributeId === row.id),
    }),
  );
}
