import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { addressColumns } from '../../platform/geography/address-text.ts';
import type { DocumentRef, PayableType } from './payment.documents.ts';

/** Who a document is made out to, as payments answer it: the customer, of an expense the vendor. */
export type Party = {
  customerName: string;
  customerNameNp: string | null;
  customerAddress: string;
  customerAddressNp: string;
};
type Row = { name: string; name_np: string | null; address: string | null; address_np: string | null };

/** The main address of a `vendor`, with its `local_body` and `district`; `$1` is the business. */
export const joinVendorAddress = `left join vendor_address on vendor_address.business_id = $1
    and vendor_address.vendor_id = vendor.id and vendor_address.is_main
  left join local_body on local_body.id = vendor_address.local_body_id
  left join district on district.id = vendor_address.district_id`;

/** A bill names the customer as they were when it was issued; other records as they are. */
const partyOf = {
  INVOICE: `select customer_name as name, customer_name_np as name_np, customer_address as address,
      customer_address_np as address_np from invoice where business_id = $1 and id = $2`,
  INCOME: `select customer.name, customer.name_np, ${addressColumns('customer')} from income
    join customer on customer.business_id = income.business_id and customer.id = income.customer_id
    join local_body on local_body.id = customer.local_body_id
    join district on district.id = customer.district_id
    where income.business_id = $1 and income.id = $2`,
  EXPENSE: `select vendor.name, vendor.name_np, ${addressColumns('vendor_address', 'street')} from expense
    join vendor on vendor.business_id = expense.business_id and vendor.id = expense.vendor_id
    ${joinVendorAddress}
    where expense.business_id = $1 and expense.id = $2`,
} as const satisfies Record<PayableType, string>;

export async function readParty(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { type, id }: DocumentRef,
): Promise<Party> {
  const [row] = await db.query<Row>(partyOf[type], [businessId, id]);
  if (row === undefined) return failNotFound();
  return {
    customerName: row.name,
    customerNameNp: row.name_np,
    customerAddress: row.address ?? '',
    customerAddressNp: row.address_np ?? '',
  };
}
