import type { Answer, Input } from '@bahi/contract/endpoint';
import type { customerContract } from '@bahi/contract/customer/customer.contract';
import type { Context } from '../../platform/context.ts';
import { fail, failNotFound, failStale } from '../../platform/errors.ts';
import { type TextKey, textOf } from '../../platform/texts.ts';
import { checkAddress } from '../geography/address.ts';
import { getCustomer } from './customer.queries.ts';
import type { CustomerDetail } from './customer.rows.ts';

type Contract = typeof customerContract;
type CustomerForm = Input<Contract['save']>['body'];

/** Writes a new customer, or the one that the form names. A second customer of the same name or phone is only warned of. */
export async function saveCustomer(context: Context, form: CustomerForm): Promise<Answer<Contract['save']>> {
  if (form.id !== undefined && !context.can('customer.update')) fail('common.forbidden', { status: 403 });
  await checkAddress(context, form);
  const id = form.id === undefined ? await insertCustomer(context, form) : await updateCustomer(context, form.id, form);
  const [customer, warning] = await Promise.all([getCustomer(context, id), warningOf(context, id, form)]);
  context.say('customer.saved');
  return { ...customer, warning };
}

/** An inactive customer is offered for no new bill; what it owes stays. */
export async function toggleCustomer(context: Context, id: number): Promise<CustomerDetail> {
  const { db, businessId } = context;
  const [toggled] = await db.query(
    `update customer set is_active = not is_active, version = version + 1
     where business_id = $1 and id = $2 returning id`,
    [businessId, id],
  );
  if (toggled === undefined) failNotFound();
  context.say('common.statusChanged');
  return getCustomer(context, id);
}

async function insertCustomer({ db, businessId, session }: Context, form: CustomerForm): Promise<number> {
  const [inserted] = await db.query<{ id: number }>(
    `insert into customer (business_id, created_by, name, name_np, email, phone_number, focal_person, vat_pan_no,
       province_id, district_id, local_body_id, ward_no, tole)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [businessId, session.userId, ...valuesOf(form)],
  );
  return inserted?.id ?? failNotFound();
}

async function updateCustomer({ db, businessId }: Context, id: number, form: CustomerForm): Promise<number> {
  const [updated] = await db.query(
    `update customer set name = $4, name_np = $5, email = $6, phone_number = $7, focal_person = $8, vat_pan_no = $9,
       province_id = $10, district_id = $11, local_body_id = $12, ward_no = $13, tole = $14, version = version + 1
     where business_id = $1 and id = $2 and version = coalesce($3, version) returning id`,
    [businessId, id, form.version ?? null, ...valuesOf(form)],
  );
  if (updated !== undefined) return id;
  const [present] = await db.query('select id from customer where business_id = $1 and id = $2', [businessId, id]);
  return present === undefined ? failNotFound() : failStale();
}

function valuesOf(form: CustomerForm): unknown[] {
  return [
    form.name,
    form.nameNp,
    form.email,
    form.phoneNumber,
    form.focalPerson,
    form.vatPanNo,
    form.provinceId,
    form.districtId,
    form.localBodyId,
    form.wardNo,
    form.tole,
  ];
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
  const key: TextKey = other.isSameName ? 'customer.sameName' : 'customer.samePhone';
  const name = context.language === 'ne' ? (other.name_np ?? other.name) : other.name;
  return textOf(context.language, key, { name });
}
