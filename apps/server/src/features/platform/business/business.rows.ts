import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { dataAddress } from '../../../platform/files/files.ts';

type Contract = typeof businessContract;
export type Profile = Answer<Contract['profile']>;
export type BusinessAddress = Answer<Contract['address']>;

type Named<Prefix extends string> = Record<`${Prefix}_name` | `${Prefix}_name_np`, string | null>;

/** The business with the names of what it refers to, and its logo. */
export type BusinessRow = {
  id: number;
  company_name: string;
  company_name_np: string | null;
  company_email: string | null;
  register_type: Profile['companyRegisterType'];
  pan: string | null;
  business_type_id: number | null;
  province_id: number | null;
  district_id: number | null;
  local_body_id: number | null;
  ward_no: number | null;
  tole: string | null;
  status: Profile['status'];
  second_step_of: Profile['secondStepOf'];
  allows_switching: boolean;
  allows_free_lines: boolean;
  rounds_to_rupee: boolean;
  issues_abbreviated: boolean;
  sells_abroad: boolean;
  issue_days_back: number;
  allows_negative_stock: boolean;
  places_below_zero: number;
  keeps_batches: boolean;
  approval_limit_paisa: number | null;
  voucher_limit_paisa: number | null;
  credit_rule: Profile['creditRule'];
  is_saved: boolean;
  is_registration_fixed: boolean;
  logo: Buffer | null;
  logo_type: string | null;
  version: number;
} & Named<'type'> &
  Named<'province'> &
  Named<'district'> &
  Named<'local_body'>;

export function profileOf(row: BusinessRow, space: Pick<Profile, 'storedFileBytes' | 'fileQuotaBytes'>): Profile {
  const businessAddress = addressOf(row);
  const { provinceId, districtId, localBodyId, wardNo, tole } = businessAddress;
  return {
    id: row.id,
    exists: row.is_saved,
    businessTypeId: row.business_type_id,
    businessType: named(row.business_type_id, row.type_name, row.type_name_np),
    companyName: row.company_name,
    companyNameNp: row.company_name_np,
    companyEmail: row.company_email,
    panOrVATNumber: row.pan,
    companyRegisterType: row.register_type,
    status: row.status,
    businessImage:
      row.logo === null || row.logo_type === null
        ? null
        : dataAddress({ contentType: row.logo_type, content: row.logo }),
    businessAddress,
    isRegistrationFixed: row.is_registration_fixed,
    ...space,
    secondStepOf: row.second_step_of,
    allowsSwitching: row.allows_switching,
    allowsFreeLines: row.allows_free_lines,
    roundsToRupee: row.rounds_to_rupee,
    issuesAbbreviated: row.issues_abbreviated,
    sellsAbroad: row.sells_abroad,
    issueDaysBack: row.issue_days_back,
    allowsNegativeStock: row.allows_negative_stock,
    placesBelowZero: row.places_below_zero,
    ...(row.keeps_batches ? { keepsBatches: true } : {}),
    voucherLimit: row.voucher_limit_paisa === null ? null : rupeesOf(row.voucher_limit_paisa),
    approvalLimit: row.approval_limit_paisa === null ? null : rupeesOf(row.approval_limit_paisa),
    creditRule: row.credit_rule,
    provinceId,
    districtId,
    localBodyId,
    wardNo,
    tole,
    version: row.version,
  };
}

export function addressOf(row: BusinessRow): BusinessAddress {
  return {
    province: named(row.province_id, row.province_name, row.province_name_np),
    district: named(row.district_id, row.district_name, row.district_name_np),
    localBody: named(row.local_body_id, row.local_body_name, row.local_body_name_np),
    provinceId: row.province_id,
    districtId: row.district_id,
    localBodyId: row.local_body_id,
    wardNo: row.ward_no,
    tole: row.tole,
  };
}

function named(id: number | null, name: string | null, nameNp: string | null) {
  return id === null || name === null || nameNp === null ? null : { id, name, nameNp };
}
