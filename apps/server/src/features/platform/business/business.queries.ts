import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Status } from '@bahi/contract/enumeration';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import type { Context } from '../../../platform/core/context.ts';
import { seeAllOutlets } from '../../../platform/database/all-outlets.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { countStoredBytes } from '../../../platform/files/files.ts';
import { activeFlagsOf } from '../../../platform/database/list-query.ts';
import { addressOf, type BusinessAddress, type BusinessRow, type Profile, profileOf } from './business.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** The caller's own business; before its first save it holds what the sign-up said, and what the platform proposes. */
export async function getProfile(context: Reader & Pick<Context, 'services'>): Promise<Profile> {
  const space = {
    storedFileBytes: await countStoredBytes(context.db, context),
    fileQuotaBytes: context.services.config.filesPerBusinessBytes,
  };
  const profile = profileOf(await findBusiness(context), space);
  if (profile.exists || profile.companyRegisterType !== null) return profile;
  return { ...profile, companyRegisterType: context.services.settings.get(companySettings).defaultRegisterType };
}

export async function getAddress(context: Reader): Promise<BusinessAddress> {
  return addressOf(await findBusiness(context));
}

/** Kinds of business, by the name that the caller reads. */
export function listBusinessTypes(
  { db, language }: Pick<Context, 'db' | 'language'>,
  status: Status,
): Promise<Answer<(typeof businessContract)['types']>> {
  return db.query(
    `select id, name, name_np as "nameNp", code, is_active as "isActive" from business_type
     where is_active = any($1) order by ${language === 'ne' ? 'name_np' : 'name'} collate "ne-x-icu"`,
    [activeFlagsOf(status)],
  );
}

/** The table of businesses has no row level security: it is only ever read by the caller's own id. */
export async function findBusiness({ db, businessId }: Reader): Promise<BusinessRow> {
  await seeAllOutlets(db);
  const [row] = await db.query<BusinessRow>(
    `select business.id, business.company_name, business.company_name_np, business.company_email,
       business.register_type, business.pan, business.business_type_id, business.province_id, business.district_id,
       business.local_body_id, business.ward_no, business.tole, business.status, business.version, business.second_step_of, business.allows_switching,
       business.allows_free_lines, business.rounds_to_rupee, business.issues_abbreviated, business.sells_abroad, business.issue_days_back, business.approval_limit_paisa, business.voucher_limit_paisa, business.credit_rule,
       business.allows_negative_stock, business.keeps_batches,
       (select count(*)::int from stock_balance where stock_balance.business_id = $1 and quantity < 0) as places_below_zero,
       business.profile_saved_at is not null as is_saved, 
       exists (select from document where document.business_id = $1 and number is not null) as is_registration_fixed,
       type.name as type_name, type.name_np as type_name_np,
       province.name as province_name, province.name_np as province_name_np,
       district.name as district_name, district.name_np as district_name_np,
       local_body.name as local_body_name, local_body.name_np as local_body_name_np,
       stored.content as logo, file.content_type as logo_type
     from business
     left join business_type as type on type.id = business.business_type_id
     left join province on province.id = business.province_id
     left join district on district.id = business.district_id
     left join local_body on local_body.id = business.local_body_id
     left join stored_file as file on file.business_id = $1 and file.id = business.logo_file_id
     left join stored_file_content as stored on stored.business_id = $1 and stored.file_id = business.logo_file_id
     where business.id = $1`,
    [businessId],
  );
  return row ?? failNotFound();
}
