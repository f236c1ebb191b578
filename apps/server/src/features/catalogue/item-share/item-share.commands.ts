import type { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { screenAt, screens } from '@bahi/contract/screens';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { lockItem } from '../item-variant/item-lock.ts';
import { qrPath } from '../../../platform/paper/qr.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';

type Share = Answer<(typeof itemShareContract)['get']>;
type ShareRow = {
  shareable: boolean;
  is_price_shareable: boolean;
  shareable_id: string | null;
  code: string | null;
};

/** Whether an item is shared, and by which link. */
export async function getShare(
  { db, businessId, services }: Context,
  itemId: number,
  origin: string | undefined,
): Promise<Share> {
  const [row] = await db.query<ShareRow>(
    `select item.shareable, item.is_price_shareable, share.shareable_id, share.code from item
     left join item_share share on share.business_id = item.business_id and share.item_id = item.id
     where item.business_id = $1 and item.id = $2`,
    [businessId, itemId],
  );
  if (row === undefined) return failNotFound();
  const base = services.settings.get(companySettings).publicUrl ?? origin ?? '';
  const address = row.shareable ? base + pathOf(row) : null;
  return {
    itemId,
    shareable: row.shareable,
    isPriceShareable: row.is_price_shareable,
    itemShareableId: row.shareable_id,
    itemShareableCode: row.code,
    address,
    qr: address === null ? null : qrPath(address),
  };
}

/** Shows the item, and its prices, to who has its link, or no more. The item's form holds both, so its version rises. */
export async function saveShare(
  context: Context,
  itemId: number,
  { shareable, isPriceShareable }: Input<(typeof itemShareContract)['save']>['body'],
  origin: string | undefined,
): Promise<Share> {
  const [changed] = await context.db.query(
    `update item set shareable = $3, is_price_shareable = $4, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [context.businessId, itemId, shareable, isPriceShareable],
  );
  if (changed === undefined) failNotFound();
  context.say(shareable ? 'itemShare.shared' : 'itemShare.withdrawn');
  return getShare(context, itemId, origin);
}

/** Gives the item another link. Of one that was never shared there is none to renew. */
export async function renewShare(context: Context, itemId: number, origin: string | undefined): Promise<Share> {
  const { db, businessId } = context;
  // Of two who renew at once the second ends the link of the first.
  await lockItem(context, itemId);
  const ended = await db.query('delete from item_share where business_id = $1 and item_id = $2 returning id', [
    businessId,
    itemId,
  ]);
  if (ended.length === 0) failNotFound();
  await db.query('insert into item_share (business_id, item_id) values ($1, $2)', [businessId, itemId]);
  context.say('itemShare.renewed');
  return getShare(context, itemId, origin);
}

function pathOf({ shareable_id: itemShareableId, code: itemShareableCode }: ShareRow): string {
  return screenAt(screens.sharedItem, {
    itemShareableId: itemShareableId ?? '',
    itemShareableCode: itemShareableCode ?? '',
  });
}
