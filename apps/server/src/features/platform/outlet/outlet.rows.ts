import type { Answer } from '@bahi/contract/endpoint';
import type { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { addressTexts } from '../geography/address-text.ts';

/** An outlet with the names of what it refers to; it has an address once its profile was filled in. */
export type OutletRow = Row<'outlet'> & {
  local_body_name: string | null;
  local_body_name_np: string | null;
  district_name: string | null;
  district_name_np: string | null;
  address_type_name: string | null;
  address_type_name_np: string | null;
  company_name: string;
  company_name_np: string | null;
  pan: string | null;
  is_code_fixed: boolean;
};

export type OutletDetail = Answer<(typeof outletContract)['get']>;

/** A row as it is answered; the list leaves out what its contract does not name. */
export function outletDetailOf(row: OutletRow): OutletDetail {
  return {
    ...fieldsOf(row),
    ...addressOf(row),
    businessDetailId: row.business_id,
    panOrVATNumber: row.pan,
  };
}

function addressOf(row: OutletRow): { address: string | null; addressNp: string | null } {
  const { ward_no: wardNo, local_body_name: localBodyName, district_name: districtName } = row;
  if (wardNo === null || localBodyName === null || districtName === null) return { address: null, addressNp: null };
  return addressTexts({
    tole: row.tole,
    wardNo,
    localBodyName,
    localBodyNameNp: row.local_body_name_np ?? localBodyName,
    districtName,
    districtNameNp: row.district_name_np ?? districtName,
  });
}
