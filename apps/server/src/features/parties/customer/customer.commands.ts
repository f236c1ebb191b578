import type { Answer, Input } from '@bahi/contract/endpoint';
import type { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { type TextKey, textOf } from '../../../platform/core/texts.ts';
import { checkAddress } from '../../platform/geography/address.ts';
import { getCustomer } from './customer.queries.ts';
import type { CustomerDetail } from './customer.rows.ts';

type Contract = typeof customerContract;
type CustomerForm = Input<Contract['save']>['body'];

/** Writes a new customer, or the one that the form names. A second customer of the same name or phone is only warned of. */
export async function saveCustomer(context: Context, form: CustomerForm): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'customer.update', form);
  await checkAddress(context, form);
  const id = await saveRecord(context, 'customer', form, columnsOf(form), { created_by: context.session.userId });
  const [customer, warning] = await Promise.all([getCustomer(context, id), warningOf(context, id, form)]);
  context.say('customer.saved');
  return { ...customer, warning };
}

/** An inactive customer is offered for no new invoice; what it owes stays. */
export async function toggleCustomer(context: Context, id: number): Promise<CustomerDetail> {
  await toggleRecord(context, 'customer', id);
  return getCustomer(context, id);
}

/** Names and numbers may be shared (decisions: only codes must be unique), so a likeness is said, not refused. */
async function warningOf(context: Context, id: number, form: CustomerForm): Promise<string | null> {
  const [other] = await context.db.query<{ name: string; name_np: string | null; isSameName: boolean }>(
    `select * from (
       select name, name_np, lower(name) = lower($3) or name_np = $4 as "isSameName" from customer
       where business_id = $1 and id <> $2 and (lower(name) = lower($3) or name_np = $4 or phone_number = $5)
     ) as other order by "isSameName" desc nulls last limit 1`,
    [context.businessId, id, form.name, form.nameNp, form.phoneNumber],
  );
  if (other === undefined) return null;
  const key: TextKey = other.isSameName ? 'customer.sameName' : 'common.samePhone';
  const name = context.language === 'ne' ? (other.name_np ?? other.name) : other.name;
  return textOf(context.language, key, { name });
}
