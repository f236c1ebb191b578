import type { Input } from '@bahi/contract/endpoint';
import type {
  houseAddressContract,
  userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord } from '../../../platform/database/write-record.ts';
import { checkAddress } from '../geography/address.ts';
import { checkAddressType } from '../geography/address-type.ts';
import { getHouseAddress, getUserAddress, type HouseAddress, type UserAddress } from './house-address.queries.ts';

type HouseForm = Input<(typeof houseAddressContract)['save']>['body'];
type UserForm = Input<(typeof userAddressContract)['save']>['body'];
type Nothing = Record<never, never>;

/** Keeps further premises of the business. */
export async function saveHouseAddress(context: Context, form: HouseForm): Promise<HouseAddress> {
  refuseEditWithout(context, 'business-house-address.update', form);
  await checkPlace(context, form);
  const id = await saveRecord(context, 'business_house_address', form, columnsOf(form));
  context.say('common.saved');
  return getHouseAddress(context, id);
}

export async function removeHouseAddress(context: Context, id: number): Promise<Nothing> {
  const [removed] = await context.db.query(
    'delete from business_house_address where business_id = $1 and id = $2 returning id',
    [context.businessId, id],
  );
  if (removed === undefined) failNotFound();
  context.say('common.removed');
  return {};
}

/** Keeps an address of the caller's own; those of others do not exist for them. */
export async function saveUserAddress(context: Context, form: UserForm): Promise<UserAddress> {
  if (form.id !== undefined) await getUserAddress(context, form.id);
  await checkPlace(context, form);
  const id = await saveRecord(context, 'user_address', form, columnsOf(form), { user_id: context.session.userId });
  context.say('common.saved');
  return getUserAddress(context, id);
}

export async function removeUserAddress(context: Context, id: number): Promise<Nothing> {
  const [removed] = await context.db.query(
    'delete from user_address where business_id = $1 and user_id = $2 and id = $3 returning id',
    [context.businessId, context.session.userId, id],
  );
  if (removed === undefined) failNotFound();
  context.say('common.removed');
  return {};
}

async function checkPlace(context: Context, form: UserForm): Promise<void> {
  await checkAddress(context, form);
  await checkAddressType(context, form.addressTypeId);
}
