import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Input } from '@bahi/contract/endpoint';
import { paisaOf } from '@bahi/domain/numbers/money';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { requireOwnSecondStep } from '../../../platform/sessions/second-step.ts';
import { revokeStrandedAt } from '../../account/session/revoke-sessions.ts';
import { checkAddress } from '../geography/address.ts';
import { ensureBegun, placeCashCustomer } from './business.begin.ts';
import { findBusiness, getAddress, getProfile } from './business.queries.ts';
import type { BusinessAddress, BusinessRow, Profile } from './business.rows.ts';

type Contract = typeof businessContract;
type ProfileForm = Input<Contract['saveProfile']>['body'];
type SecondStepForm = Input<Contract['saveSecondStep']>['body'];
type InvoiceRulesForm = Input<Contract['saveInvoiceRules']>['body'];
type AddressForm = Input<Contract['saveAddress']>['body'];
type Writer = Pick<Context, 'db' | 'businessId'>;

/** Writes the profile. The first time, the business also gets its first outlet, of the same name and address. */
export async function saveProfile(context: Context, form: ProfileForm): Promise<Profile> {
  const { businessId } = context;
  if (form.id !== undefined && form.id !== businessId) failNotFound();
  await checkAddress(context, form);
  await checkBusinessType(context, form.businessTypeId);
  const before = await lockBusiness(context, form.version);
  checkRegistration(before, form);
  await updateProfile(context, form);
  await ensureBegun(context, form);
  context.say('business.profileSaved');
  return getProfile(context);
}

/** Writes the address alone; outlets keep their own. */
export async function saveAddress(context: Context, form: AddressForm): Promise<BusinessAddress> {
  await checkAddress(context, form);
  await lockBusiness(context, form.version);
  await changeRows(context.db, 'business', { id: context.businessId }, columnsOf(form));
  await placeCashCustomer(context, form);
  context.say('business.profileSaved');
  return getAddress(context);
}

/** Says of whom a second step of signing in is asked: it counts from their next call on. */
export async function saveSecondStep(context: Context, form: SecondStepForm): Promise<Profile> {
  if (form.secondStepOf !== 'NOBODY') await requireOwnSecondStep(context);
  await lockBusiness(context, form.version);
  await changeRows(context.db, 'business', { id: context.businessId }, columnsOf(form));
  context.say(form.secondStepOf === 'NOBODY' ? 'business.secondStepFree' : 'business.secondStepSaved');
  return getProfile(context);
}

/** Says whether people may come by switching: who has come so is out for good where it no longer is. */
export async function saveSwitching(
  context: Context,
  form: Input<Contract['saveSwitching']>['body'],
): Promise<Profile> {
  const { db, businessId, now } = context;
  await lockBusiness(context, form.version);
  // Before it as well: what is allowed again lets in nobody who came before.
  await revokeStrandedAt(db, businessId, now);
  await changeRows(db, 'business', { id: businessId }, columnsOf(form));
  await revokeStrandedAt(db, businessId, now);
  context.say(form.allowsSwitching ? 'business.switchingAllowed' : 'business.switchingForbidden');
  return getProfile(context);
}

/** Says what holds for the invoices that are written from now on; those that are issued keep what held then. */
export async function saveInvoiceRules(context: Context, form: InvoiceRulesForm): Promise<Profile> {
  await lockBusiness(context, form.version);
  await changeRows(context.db, 'business', { id: context.businessId }, columnsOf(form));
  context.say('business.invoiceRulesSaved');
  return getProfile(context);
}

/** Says how many days back an invoice may be dated: it counts from the next one on. */
export async function saveIssueDays(
  context: Context,
  form: Input<Contract['saveIssueDays']>['body'],
): Promise<Profile> {
  await lockBusiness(context, form.version);
  await changeRows(context.db, 'business', { id: context.businessId }, columnsOf(form));
  context.say('business.profileSaved');
  return getProfile(context);
}

/** Says above which amount vouchers wait for who may approve them; null lets all of them be posted at once. Of the owner alone. */
export async function saveVoucherLimit(
  context: Context,
  { voucherLimit, version }: Input<Contract['saveVoucherLimit']>['body'],
): Promise<Profile> {
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('business.approvalOwnerOnly', { status: 403 });
  await lockBusiness(context, version);
  const limit = voucherLimit === null ? null : paisaOf(voucherLimit);
  await changeRows(context.db, 'business', { id: context.businessId }, { voucher_limit_paisa: limit });
  context.say('business.voucherLimitSaved');
  return getProfile(context);
}

/** Says above which amount drafts of sales need somebody other than their writer; null asks nobody. Of the owner alone. */
export async function saveApprovalLimit(
  context: Context,
  { approvalLimit, version }: Input<Contract['saveApprovalLimit']>['body'],
): Promise<Profile> {
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('business.approvalOwnerOnly', { status: 403 });
  await lockBusiness(context, version);
  const limit = approvalLimit === null ? null : paisaOf(approvalLimit);
  await changeRows(context.db, 'business', { id: context.businessId }, { approval_limit_paisa: limit });
  context.say('business.approvalLimitSaved');
  return getProfile(context);
}

/** Says what becomes of an invoice beyond what its customer may owe: it counts from the next one on. Of the owner alone. */
export async function saveCreditRule(
  context: Context,
  { creditRule, version }: Input<Contract['saveCreditRule']>['body'],
): Promise<Profile> {
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('business.creditRuleOwnerOnly', { status: 403 });
  await lockBusiness(context, version);
  await changeRows(context.db, 'business', { id: context.businessId }, { credit_rule: creditRule });
  context.say('business.creditRuleSaved');
  return getProfile(context);
}

/**
 * Says whether more may be sold than there is: it counts from the next sale on. What is below zero then stays so until
 * more of it comes. Of the owner alone.
 */
export async function saveStockRule(
  context: Context,
  { allowsNegativeStock, version }: Input<Contract['saveStockRule']>['body'],
): Promise<Profile> {
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('business.stockRuleOwnerOnly', { status: 403 });
  await lockBusiness(context, version);
  await changeRows(context.db, 'business', { id: context.businessId }, { allows_negative_stock: allowsNegativeStock });
  const profile = await getProfile(context);
  const { placesBelowZero: count } = profile;
  if (allowsNegativeStock || count === 0) context.say('business.stockRuleSaved');
  else context.say('business.stockRuleLeft', { count });
  return profile;
}

/**
 * Says whether items may keep batches that expire. Taken back only while none does: what stands in batches stays told.
 * Of the owner alone.
 */
export async function saveBatchRule(
  context: Context,
  { keepsBatches, version }: Input<Contract['saveBatchRule']>['body'],
): Promise<Profile> {
  const { db, businessId } = context;
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('business.batchRuleOwnerOnly', { status: 403 });
  await lockBusiness(context, version);
  const [kept] = keepsBatches
    ? []
    : await db.query<{ count: number }>(
        'select count(*)::int as count from item where business_id = $1 and keeps_batches having count(*) > 0',
        [businessId],
      );
  if (kept !== undefined)
    fail('business.batchesInUse', { status: 409, field: 'keepsBatches', parameters: { count: kept.count } });
  await changeRows(db, 'business', { id: businessId }, { keeps_batches: keepsBatches });
  context.say('business.batchRuleSaved');
  return getProfile(context);
}

/** Checks that a kind of business exists and is in use; refuses it at its field. */
export async function checkBusinessType({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  const [type] = await db.query<{ is_active: boolean }>('select is_active from business_type where id = $1', [id]);
  if (type === undefined) fail('common.unknownRecord', { field: 'businessTypeId' });
  if (!type.is_active) fail('common.inactiveRecord', { field: 'businessTypeId' });
}

/** Whoever saves first has the business until the end of the transaction; the next sees the version that came of it. */
export async function lockBusiness(context: Context, version: number | undefined): Promise<BusinessRow> {
  await context.db.query('select id from business where id = $1 for update', [context.businessId]);
  const business = await findBusiness(context);
  if (version !== undefined && version !== business.version) failStale();
  return business;
}

/** Invoices carry the registration they were issued under, so it changes with a decision of the platform's staff only. */
function checkRegistration(before: BusinessRow, form: ProfileForm): void {
  if (!before.is_registration_fixed) return;
  if (before.register_type !== form.companyRegisterType)
    fail('business.registrationFixed', { field: 'companyRegisterType' });
  if (before.pan !== form.panOrVATNumber) fail('business.registrationFixed', { field: 'panOrVATNumber' });
}

/** Writes what the profile form holds. */
export async function updateProfile({ db, businessId }: Writer, form: ProfileForm): Promise<void> {
  const { companyRegisterType, panOrVATNumber, ...others } = form;
  const values = { ...columnsOf(others), register_type: companyRegisterType, pan: panOrVATNumber };
  await changeRows(db, 'business', { id: businessId }, values);
  await db.query('update business set profile_saved_at = now() where id = $1 and profile_saved_at is null', [
    businessId,
  ]);
}
