import type { Input } from '@bahi/contract/endpoint';
import type { Status } from '@bahi/contract/enumeration';
import type { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { saveRecord, setRecordStatus } from '../../../platform/database/write-record.ts';
import { checkAddress } from '../../platform/geography/address.ts';
import { checkAddressType } from '../../platform/geography/address-type.ts';
import { getVendorAddress } from './vendor-address.queries.ts';
import type { VendorAddress } from './vendor-address.rows.ts';

type Form = Input<(typeof vendorAddressContract)['save']>['body'];

/** Writes an address of a vendor. Made the main one, it takes that from the one before: a vendor has exactly one. */
export async function saveVendorAddress(context: Context, form: Form): Promise<VendorAddress> {
  await holdVendor(context, form.vendorId);
  const before = form.id === undefined ? null : await getVendorAddress(context, form.id);
  if (before !== null && before.vendorId !== form.vendorId) fail('common.unknownRecord', { field: 'vendorId' });
  if (before?.isMain === true && !form.isMain) fail('vendor.mainStays', { field: 'isMain', status: 409 });
  if (before?.isActive === false && form.isMain) fail('common.inactiveRecord', { field: 'isMain' });
  if (form.addressTypeId !== null && form.addressTypeId !== before?.addressTypeId)
    await checkAddressType(context, form.addressTypeId);
  await checkAddress(context, form);
  if (form.isMain) await noteMainChanged(context, form.vendorId, form.id);
  const { vendorId, ...others } = form;
  const id = await saveRecord(context, 'vendor_address', form, columnsOf(others), { vendor_id: vendorId });
  context.say('vendor.addressSaved');
  return getVendorAddress(context, id);
}

/** Takes an address out of use or back; the main one stays in use. */
export async function setVendorAddressStatus(context: Context, id: number, status: Status): Promise<VendorAddress> {
  const { vendorId } = await getVendorAddress(context, id);
  await holdVendor(context, vendorId);
  const { isMain } = await getVendorAddress(context, id);
  if (isMain && status === 'INACTIVE') fail('vendor.mainStays', { status: 409 });
  await setRecordStatus(context, 'vendor_address', id, status);
  return getVendorAddress(context, id);
}

/** Those who change the addresses of one vendor wait for one another, or two would be the main one. */
async function holdVendor({ db, businessId }: Context, vendorId: number): Promise<void> {
  const [vendor] = await db.query('select id from vendor where business_id = $1 and id = $2 for update', [
    businessId,
    vendorId,
  ]);
  if (vendor === undefined) failNotFound();
}

/** The vendor's form shows its main address, so it is another version of the vendor when that changes. */
async function noteMainChanged({ db, businessId }: Context, vendorId: number, id: number | undefined): Promise<void> {
  await db.query(
    `update vendor_address set is_main = false, version = version + 1
     where business_id = $1 and vendor_id = $2 and is_main and id <> coalesce($3, 0)`,
    [businessId, vendorId, id ?? null],
  );
  await db.query('update vendor set version = version + 1 where business_id = $1 and id = $2', [businessId, vendorId]);
}
