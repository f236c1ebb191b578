import type { Answer } from '@bahi/contract/endpoint';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import type { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { findAlikeParty } from '../../../platform/database/alike-party.ts';
import type { Context } from '../../../platform/core/context.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { fail } from '../../../platform/core/errors.ts';
import { holdMasterData } from '../../../platform/master-data/master-data-write.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { checkAddress } from '../../platform/geography/address.ts';
import { getCustomer } from './customer.queries.ts';
import { customerColumns, type CustomerDetail, type CustomerForm } from './customer.rows.ts';
import { isCashCustomer } from './cash-customer.ts';

type Contract = typeof customerContract;

/** Writes a new customer, or the one that the form names. A second customer of the same name or phone is only warned of. */
export async function saveCustomer(context: Context, form: CustomerForm): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'customer.update', form);
  if (form.id !== undefined) await refuseCashCustomer(context, form.id);
  await checkAddress(context, form);
  await checkGroup(context, form);
  const id = await saveRecord(context, 'customer', form, customerColumns(form), { created_by: context.session.userId });
  const [customer, warning] = await Promise.all([getCustomer(context, id), warningOf(context, id, form)]);
  context.say('customer.saved');
  return { ...customer, warning };
}

/** An inactive customer is offered for no new invoice; what it owes stays. */
export async function toggleCustomer(context: Context, id: number, wanted?: boolean): Promise<CustomerDetail> {
  await refuseCashCustomer(context, id);
  await toggleRecord(context, 'customer', id, wanted);
  return getCustomer(context, id);
}

async function refuseCashCustomer(context: Context, id: number): Promise<void> {
  if (await isCashCustomer(context, id)) fail('customer.cashStays', { status: 409 });
}

/** A group out of use is not chosen; who is in it stays. */
async function checkGroup(context: Context, { id, customerGroupId }: CustomerForm): Promise<void> {
  if (customerGroupId === null) return;
  await holdMasterData(context, customerGroupContract.masterData, customerGroupId);
  const [group] = await context.db.query<{ isChosen: boolean }>(
    `select is_active or exists (select from customer
         where business_id = $1 and id = $3 and customer_group_id = customer_group.id) as "isChosen"
     from customer_group where business_id = $1 and id = $2`,
    [context.businessId, customerGroupId, id ?? null],
  );
  if (group === undefined) fail('common.unknownRecord', { field: 'customerGroupId' });
  if (!group.isChosen) fail('common.inactiveRecord', { field: 'customerGroupId' });
}

async function warningOf(context: Context, id: number, form: CustomerForm): Promise<string | null> {
  const other = await findAlikeParty(context, 'customer', { ...form, id });
  if (other === null) return null;
  return textOf(context.language, other.isSameName ? 'customer.sameName' : 'common.samePhone', { name: other.name });
}
