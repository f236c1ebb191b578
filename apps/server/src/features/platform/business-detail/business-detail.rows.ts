import type { Answer } from '@bahi/contract/endpoint';
import type { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { fieldsOf } from '../../../platform/database/columns.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { addressTexts } from '../geography/address-text.ts';

type Contract = typeof businessDetailContract;
export type BusinessDetail = Answer<Contract['get']>;
export type BusinessResponse = Answer<Contract['responses']>[number];

export type BusinessRow = Row<'business'> & {
  type_name: string | null;
  type_name_np: string | null;
  local_body_name: string | null;
  local_body_name_np: string | null;
  district_name: string | null;
  district_name_np: string | null;
  owner_name: string | null;
  owner_mobile_number: string | null;
};

export function businessDetailOf(row: BusinessRow): BusinessDetail {
  return {
    ...fieldsOf(row),
    companyRegisterType: row.register_type,
    panOrVATNumber: row.pan,
    businessType:
      row.business_type_id === null || row.type_name === null
        ? null
        : { id: row.business_type_id, name: row.type_name, nameNp: row.type_name_np },
    ...addressOf(row),
    createdAt: row.created_at.toISOString(),
  };
}

function addressOf(row: BusinessRow): { address: string | null; addressNp: string | null } {
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
