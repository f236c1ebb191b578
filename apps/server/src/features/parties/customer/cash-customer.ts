import { cashCustomer } from '@bahi/contract/parties/customer/customer.contract';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';

const nobody = {
  phone_number: '',
  focal_person: '',
  email: null,
  vat_pan_no: null,
  is_walk_in: true,
  is_cash_customer: true,
  customer_group_id: null,
  credit_limit_paisa: null,
  credit_days: null,
  tole: null,
  reminders: null,
  created_by: null,
};

/** Where the business is, by the columns of an address. */
type Place = Pick<Row<'customer'>, 'province_id' | 'district_id' | 'local_body_id' | 'ward_no'>;

/** Whether a customer is whoever comes to the counter: nobody in particular. */
export async function isCashCustomer(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  customerId: number,
): Promise<boolean> {
  const [cash] = await db.query('select id from customer where business_id = $1 and id = $2 and is_cash_customer', [
    businessId,
    customerId,
  ]);
  return cash !== undefined;
}

/**
 * Every business has one customer for whoever comes to its counter, from its first profile on and where the business is.
 * The caller holds the business, so that two do not make two of it.
 */
export async function keepCashCustomer(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { province_id, district_id, local_body_id, ward_no }: Place,
): Promise<void> {
  const place = { province_id, district_id, local_body_id, ward_no };
  const [present] = await db.query<{ id: number; isHere: boolean }>(
    `select id, (province_id, district_id, local_body_id, ward_no) = ($2, $3, $4, $5) as "isHere"
     from customer where business_id = $1 and is_cash_customer`,
    [businessId, province_id, district_id, local_body_id, ward_no],
  );
  if (present === undefined) {
    const { name, nameNp } = cashCustomer;
    await insertRow(db, 'customer', { ...place, ...nobody, business_id: businessId, name, name_np: nameNp });
  } else if (!present.isHere) {
    await changeRows(db, 'customer', { business_id: businessId, id: present.id }, place);
  }
}
