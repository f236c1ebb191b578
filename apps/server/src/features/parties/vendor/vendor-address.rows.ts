import type { Answer } from '@bahi/contract/endpoint';
import type { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { placeOf, type PlaceRow } from './vendor.rows.ts';

/** An address with whose it is, of what kind and where. */
export type VendorAddressRow = Row<'vendor_address'> &
  PlaceRow & {
    vendor_name: string;
    vendor_name_np: string;
    address_type_name: string | null;
    address_type_name_np: string | null;
  };
export type VendorAddress = Answer<(typeof vendorAddressContract)['get']>;

export function vendorAddressOf(row: VendorAddressRow): VendorAddress {
  return { ...fieldsOf(row), ...placeOf(row) };
}
