import type { Input } from '@bahi/contract/endpoint';
import type { Status } from '@bahi/contract/enumeration';
import type { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { saveRecord, setRecordStatus } from '../../../platform/database/write-record.ts';
import { type FocalPerson, getFocalPerson } from './vendor-focal-person.queries.ts';
import { getVendor } from './vendor.queries.ts';

type Form = Input<(typeof vendorFocalPersonContract)['save']>['body'];

/** Writes somebody to talk to at a vendor's, who stays with that vendor. */
export async function saveFocalPerson(context: Context, form: Form): Promise<FocalPerson> {
  await getVendor(context, form.vendorId);
  if (form.id !== undefined && (await getFocalPerson(context, form.id)).vendorId !== form.vendorId)
    fail('common.unknownRecord', { field: 'vendorId' });
  const { vendorId, contact, ...others } = form;
  const values = { ...columnsOf(others), phone_number: contact };
  const id = await saveRecord(context, 'vendor_focal_person', form, values, { vendor_id: vendorId });
  context.say('vendor.personSaved');
  return getFocalPerson(context, id);
}

export async function setFocalPersonStatus(context: Context, id: number, status: Status): Promise<FocalPerson> {
  await setRecordStatus(context, 'vendor_focal_person', id, status);
  return getFocalPerson(context, id);
}
