import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { addressTexts } from '../../platform/geography/address-text.ts';

/** An address with the names of its places. */
export type PlaceRow = Pick<
  Row<'vendor_address'>,
  'province_id' | 'district_id' | 'local_body_id' | 'ward_no' | 'street' | 'address_line'
> & {
  local_body_name: string;
  local_body_name_np: string;
  district_name: string;
  district_name_np: string;
};

/** A vendor with its type, its main address, what it is still owed and what it holds of ours. */
export type VendorRow = Row<'vendor'> &
  PlaceRow & {
    vendor_type_name: string;
    vendor_type_name_np: string;
    due_paisa: number | null;
    advance_paisa: number | null;
  };
export type VendorDetail = Answer<(typeof vendorContract)['get']>;

/** A row as it is answered: the list leaves out what only the form needs, because its contract does not name it. */
export function vendorDetailOf(row: VendorRow): VendorDetail {
  return {
    ...fieldsOf(row),
    contact: row.phone_number,
    panOrVat: row.vat_pan_no,
    ...placeOf(row),
    dueAmount: row.due_paisa === null ? null : rupeesOf(row.due_paisa),
    advanceAmount: row.advance_paisa === null ? null : rupeesOf(row.advance_paisa),
  };
}

/** The part of an answer that says where a vendor is; as a line, beside which the line of the house stands. */
export function placeOf(row: PlaceRow) {
  return {
    provinceId: row.province_id,
    districtId: row.district_id,
    localBodyId: row.local_body_id,
    wardNo: row.ward_no,
    street: row.street,
    addressLine: row.address_line,
    ...addressTexts({
      tole: row.street,
      wardNo: row.ward_no,
      localBodyName: row.local_body_name,
      localBodyNameNp: row.local_body_name_np,
      districtName: row.district_name,
      districtNameNp: row.district_name_np,
    }),
  };
}
