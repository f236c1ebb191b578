import type { UserType } from '@bahi/contract/enumeration';
import type { Tx } from '../../../platform/database/database.ts';

export type PersonRow = {
  id: number;
  user_type: UserType;
  user_name: string;
  full_name: string;
  full_name_np: string | null;
  email: string | null;
  mobile_number: string | null;
  must_change_password: boolean;
  is_joined: boolean;
  /** A data address. */
  picture: string | null;
};

export type BusinessRow = {
  id: number;
  company_name: string;
  company_name_np: string | null;
  register_type: 'PAN' | 'VAT' | 'NOT_REGISTERED' | null;
  pan: string | null;
  business_type_id: number | null;
  province_id: number | null;
  district_id: number | null;
  local_body_id: number | null;
  ward_no: number | null;
  allows_free_lines: boolean;
  rounds_to_rupee: boolean;
  sells_abroad: boolean;
  keeps_batches: boolean;
  is_sample: boolean;
  approval_limit_paisa: number | null;
  voucher_limit_paisa: number | null;
  status: 'NEW' | 'ACTIVE' | 'INACTIVE';
  status_reason: 'REJECTED' | 'SUSPENDED' | null;
  cash_customer_id: number | null;
  /** A data address. */
  logo: string | null;
};

export async function findPerson(tx: Tx, businessId: number, userId: number): Promise<PersonRow | null> {
  const rows = await tx.query<PersonRow>(
    `select person.id, person.user_type, person.user_name, person.full_name, person.full_name_np,
       person.email, person.mobile_number, person.must_change_password,
       exists (select from joined_sign_in own where own.user_id = person.id) as is_joined, ${dataAddress('picture')} as picture
     from app_user person ${joinPicture('picture', 'person.picture_file_id')}
     where person.id = $2 and person.business_id = $1`,
    [businessId, userId],
  );
  return rows[0] ?? null;
}

export async function findBusiness(tx: Tx, businessId: number): Promise<BusinessRow | null> {
  const rows = await tx.query<BusinessRow>(
    `select b.id, b.company_name, b.company_name_np, b.register_type, b.pan, b.business_type_id, b.province_id,
       b.district_id, b.local_body_id, b.ward_no, b.allows_free_lines, b.rounds_to_rupee, b.sells_abroad, b.keeps_batches, b.sample_of_id is not null as is_sample, b.approval_limit_paisa, b.voucher_limit_paisa, b.status, b.status_reason,
       (select id from customer where business_id = b.id and is_cash_customer) as cash_customer_id, ${dataAddress('logo')} as logo
     from business b ${joinPicture('logo', 'b.logo_file_id')}
     where b.id = $1`,
    [businessId],
  );
  return rows[0] ?? null;
}

/** A stored picture as an address that a page can show at once; null where there is none. */
export function dataAddress(name: string): string {
  return `'data:' || ${name}.content_type || ';base64,' || translate(encode(${name}_content.content, 'base64'), e'\\n', '')`;
}

/** Joins a stored picture of the business whose id is $1. */
export function joinPicture(name: string, fileId: string): string {
  return `left join stored_file ${name} on ${name}.business_id = $1 and ${name}.id = ${fileId}
     left join stored_file_content ${name}_content on ${name}_content.business_id = $1 and ${name}_content.file_id = ${name}.id`;
}
