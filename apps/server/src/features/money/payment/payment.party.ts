import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { addressColumns } from '../../platform/geography/address-text.ts';
import { partyQuery } from '../../books/document-registry/document-registry.ts';
import type { DocumentRef } from './payment.documents.ts';

/** Who a document is made out to, as payments answer it, whether a customer or a vendor. */
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

/** The record of a party as it is now; `$party` stands for its id. */
const partyNow = {
  customer: `select customer.name, customer.name_np, ${addressColumns('customer')} from customer
    join local_body on local_body.id = customer.local_body_id
    join district on district.id = customer.district_id
    where customer.business_id = $1 and customer.id = $party`,
  vendor: `select vendor.name, vendor.name_np, ${addressColumns('vendor_address', 'street')} from vendor
    ${joinVendorAddress}
    where vendor.business_id = $1 and vendor.id = $party`,
} as const satisfies Record<PartyKind, string>;

export async function readParty(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { type, id }: DocumentRef,
): Promise<Party> {
  const [row] = await db.query<Row>(partyQuery(type, partyNow), [businessId, id]);
  if (row === undefined) return failNotFound();
  return {
    customerName: row.name,
    customerNameNp: row.name_np,
    customerAddress: row.address ?? '',
    customerAddressNp: row.address_np ?? '',
  };
}
