import type { Input } from '@bahi/contract/endpoint';
import type { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { createBusiness } from '../../account/account/create-business.ts';
import { ensureBegun } from '../business/business.begin.ts';
import { checkBusinessType, updateProfile } from '../business/business.commands.ts';
import { checkAddress } from '../geography/address.ts';
import { callerOf, inBusiness } from '../../people/user/managed-user.ts';
import { findBusiness, getBusiness } from './business-detail.queries.ts';
import type { BusinessDetail } from './business-detail.rows.ts';

type Contract = typeof businessDetailContract;
type BusinessForm = Input<Contract['save']>['body'];

/**
 * Makes a business with its owner, its profile and its first outlet, or changes the profile of one: the platform may
 * change a registration under which bills were issued, too.
 */
export async function saveBusiness(
  context: OpenContext,
  { body: form }: { body: BusinessForm },
): Promise<BusinessDetail> {
  const saved =
    form.id === undefined ? await makeBusiness(context, form) : await changeBusiness(context, form, form.id);
  context.say('businessDetail.saved');
  return saved;
}

async function makeBusiness(context: OpenContext, form: BusinessForm): Promise<BusinessDetail> {
  const session = callerOf(context);
  const { owner, ...profile } = form;
  if (owner === undefined) return fail('common.isRequired', { field: 'owner' });
  // What the form refers to is looked at first: nothing is half made.
  await inBusiness(context, session.businessId, (inside) => checkReferences(inside, form), 'read');
  const business = await createBusiness(
    context.services.database,
    {
      companyName: form.companyName,
      registerType: form.companyRegisterType,
      pan: form.panOrVATNumber,
      today: context.today,
      owner: { ...owner, dateOfBirth: null, passwordHash: null },
    },
    async (db, { businessId }) => {
      const inside = { db, businessId };
      await updateProfile(inside, profile);
      await ensureBegun(inside, profile);
      return getBusiness({ db }, businessId);
    },
  );
  await tellOwner(context, owner.mobileNumber, form);
  return business;
}

async function changeBusiness(context: OpenContext, form: BusinessForm, id: number): Promise<BusinessDetail> {
  if (!callerOf(context).rights.has('business.update')) fail('common.forbidden', { status: 403 });
  await findBusiness(context, id);
  return inBusiness(context, id, async (inside) => {
    await checkReferences(inside, form);
    const [before] = await inside.db.query<{ version: number }>(
      'select version from business where id = $1 for update',
      [id],
    );
    if (form.version !== undefined && form.version !== before?.version) failStale();
    const { owner: _owner, ...profile } = form;
    await updateProfile(inside, profile);
    await ensureBegun(inside, profile);
    return getBusiness(inside, id);
  });
}

async function checkReferences(context: Context, form: BusinessForm): Promise<void> {
  await checkAddress(context, form);
  await checkBusinessType(context, form.businessTypeId);
}

/** Tells the owner how to come in; what the gateway does not take is logged, for the business is there all the same. */
async function tellOwner(context: OpenContext, mobileNumber: string, form: BusinessForm): Promise<void> {
  const { sms, log, settings } = context.services;
  const text = textOf(context.language, 'user.inviteText', {
    company: context.language === 'ne' ? (form.companyNameNp ?? form.companyName) : form.companyName,
    address: `${settings.get(companySettings).publicUrl ?? ''}/first-password`,
  });
  await sms.send(mobileNumber, text).catch((error: unknown) => log.error({ err: error }, 'sms gateway'));
}
