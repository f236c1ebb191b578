import type { Answer } from '@bahi/contract/endpoint';
import type { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
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
    id: row.id,
    companyName: row.company_name,
    companyNameNp: row.company_name_np,
    companyEmail: row.company_email,
    companyRegisterType: row.register_type,
    panOrVATNumber: row.pan,
    businessTypeId: row.business_type_id,
    businessType:
      row.business_type_id === null || row.type_name === null
        ? null
        : { id: row.business_type_id, name: row.type_name, nameNp: row.type_name_np },
    status: row.status,
    statusReason: row.status_reason,
    ownerName: row.owner_name,
    ownerMobileNumber: row.owner_mobile_number,
    provinceId: row.province_id,
    districtId: row.district_id,
    localBodyId: row.local_body_id,
    wardNo: row.ward_no,
    tole: row.tole,
    ...addressOf(row),
    createdAt: row.created_at.toISOString(),
    version: row.version,
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
