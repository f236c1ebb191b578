import type { wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import type { z } from '@bahi/contract/zod';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import { arrangeItemFiles } from '../item-image/item-image.commands.ts';
import { writeAttributeValues } from '../item-variant/attribute-values.commands.ts';
import { lockItem } from '../item-variant/item-lock.ts';
import { writePrices } from '../item-variant/item-variant.commands.ts';
import { type DefaultUnits, writeDefaultUnits } from './item-units.ts';
import { getItem } from './item.queries.ts';
import type { ItemDetail } from './item.rows.ts';

type Parts = Pick<
  z.output<typeof wholeItemForm>,
  'defaultUnits' | 'planningData' | 'attributeValueIds' | 'ledgerDetails' | 'images' | 'documents'
>;
type Planning = NonNullable<Parts['planningData']>;
type OfItem<P> = P & { itemId: number };

/** Writes the parts of an item that is locked; those that are not sent stay as they are. */
export async function writeParts(context: Context, item: Row<'item'>, parts: Parts): Promise<void> {
  const { defaultUnits, planningData, attributeValueIds, ledgerDetails = [] } = parts;
  if (defaultUnits !== undefined) await writeDefaultUnits(context, item, defaultUnits, 'defaultUnits.');
  await arrangeItemFiles(context, item.id, parts);
  if (planningData !== undefined) await writePlanning(context, item.id, planningData);
  if (attributeValueIds !== undefined)
    await writeAttributeValues(context, item.id, attributeValueIds, { removesVariants: true });
  if (ledgerDetails.length > 0)
    await writePrices(
      context,
      item,
      ledgerDetails.map((form, position) => ({ form, place: `ledgerDetails.${position}.` })),
    );
}

/** What an item is bought and sold in. */
export async function saveDefaultUnits(
  context: Context,
  { itemId, ...units }: OfItem<DefaultUnits>,
): Promise<ItemDetail> {
  await writeDefaultUnits(context, await lockItem(context, itemId), units);
  context.say('common.saved');
  return getItem(context, itemId);
}

/** When and how more of an item is bought. */
export async function savePlanningData(
  context: Context,
  { itemId, ...planning }: OfItem<Planning>,
): Promise<ItemDetail> {
  await lockItem(context, itemId);
  await writePlanning(context, itemId, planning);
  context.say('common.saved');
  return getItem(context, itemId);
}

async function writePlanning({ db, businessId }: Context, itemId: number, planning: Planning): Promise<void> {
  await changeRows(db, 'item', { business_id: businessId, id: itemId }, columnsOf(planning));
}
