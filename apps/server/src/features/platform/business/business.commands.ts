import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { checkAddress } from '../geography/address.ts';
import { findBusiness, getAddress, getProfile } from './business.queries.ts';
import type { BusinessAddress, BusinessRow, Profile } from './business.rows.ts';

type Contract = typeof businessContract;
type ProfileForm = Input<Contract['saveProfile']>['body'];
type AddressForm = Input<Contract['saveAddress']>['body'];
type Writer = Pick<Context, 'db' | 'businessId'>;

/** The code of the outlet that every business begins with: the head office. */
const firstOutletCode = 'HO';

/** Writes the profile. The first time, the business also gets its first outlet, of the same name and address. */
export async function saveProfile(context: Context, form: ProfileForm): Promise<Profile> {
  const { businessId } = context;
  if (form.id !== undefined && form.id !== businessId) failNotFound();
  await checkAddress(context, form);
  await checkBusinessType(context, form.businessTypeId);
  const before = await lockBusiness(context, form.version);
  checkRegistration(before, form);
  await updateProfile(context, form);
  await ensureOutlet(context, form);
  context.say('business.profileSaved');
  return getProfile(context);
}

/** Writes the address alone; outlets keep their own. */
export async function saveAddress(context: Context, form: AddressForm): Promise<BusinessAddress> {
  await checkAddress(context, form);
  await lockBusiness(context, form.version);
  await context.db.query(
    `update business set province_id = $2, district_id = $3, local_body_id = $4, ward_no = $5, tole = $6,
       version = version + 1 where id = $1`,
    [context.businessId, form.provinceId, form.districtId, form.localBodyId, form.wardNo, form.tole],
  );
  context.say('business.profileSaved');
  return getAddress(context);
}

/** Checks that a kind of business exists and is in use; refuses it at its field. */
export async function checkBusinessType({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  const [type] = await db.query<{ is_active: boolean }>('select is_active from business_type where id = $1', [id]);
  if (type === undefined) fail('common.unknownRecord', { field: 'businessTypeId' });
  if (!type.is_active) fail('common.inactiveRecord', { field: 'businessTypeId' });
}

/** Whoever saves first has the business until the end of the transaction; the next sees the version that came of it. */
async function lockBusiness(context: Context, version: number | undefined): Promise<BusinessRow> {
  await context.db.query('select id from business where id = $1 for update', [context.businessId]);
  const business = await findBusiness(context);
  if (version !== undefined && version !== business.version) failStale();
  return business;
}

/** Bills carry the registration they were issued under, so it changes with a decision of the platform's staff only. */
function checkRegistration(before: BusinessRow, form: ProfileForm): void {
  if (!before.is_registration_fixed) return;
  if (before.register_type !== form.companyRegisterType)
    fail('business.registrationFixed', { field: 'companyRegisterType' });
  if (before.pan !== form.panOrVATNumber) fail('business.registrationFixed', { field: 'panOrVATNumber' });
}

/** Writes what the profile form holds. */
export async function updateProfile({ db, businessId }: Writer, form: ProfileForm): Promise<void> {
  await db.query(
    `update business set business_type_id = $2, company_name = $3, company_name_np = $4, company_email = $5,
       register_type = $6, pan = $7, province_id = $8, district_id = $9, local_body_id = $10, ward_no = $11, tole = $12,
       profile_saved_at = coalesce(profile_saved_at, now()), version = version + 1
     where id = $1`,
    [
      businessId,
      form.businessTypeId,
      form.companyName,
      form.companyNameNp,
      form.companyEmail,
      form.companyRegisterType,
      form.panOrVATNumber,
      form.provinceId,
      form.districtId,
      form.localBodyId,
      form.wardNo,
      form.tole,
    ],
  );
}

/** A business that has no outlet yet gets its first one, of its own name and address. */
export async function ensureOutlet({ db, businessId }: Writer, form: ProfileForm): Promise<void> {
  const [present] = await db.query('select id from outlet where business_id = $1 limit 1', [businessId]);
  if (present !== undefined) return;
  await db.query(
    `insert into outlet (business_id, code, name, name_np, email, province_id, district_id, local_body_id, ward_no, tole)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      businessId,
      firstOutletCode,
      form.companyName,
      form.companyNameNp,
      form.companyEmail,
      form.provinceId,
      form.districtId,
      form.localBodyId,
      form.wardNo,
      form.tole,
    ],
  );
}
