import type { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { findAlikeParty } from '../../../platform/database/alike-party.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import { changeRows, insertRow } from '../../../platform/database/write-rows.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { checkAddress } from '../../platform/geography/address.ts';
import { getVendor } from './vendor.queries.ts';
import type { VendorDetail } from './vendor.rows.ts';

type Contract = typeof vendorContract;
type Form = Input<Contract['save']>['body'];

/**
 * Writes a new vendor with its main address, or the one that the form names. A second vendor of the same name or phone
 * is only warned of; an alias is taken once.
 */
export async function saveVendor(context: Context, form: Form): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'vendor.update', form);
  await checkType(context, form);
  await checkAddress(context, form);
  const values = vendorValuesOf(form);
  const id = await saveRecord(context, 'vendor', form, values, { created_by: context.session.userId });
  const { businessId } = context;
  const place = columnsOf(mainAddressOf(form));
  if (form.id === undefined)
    await insertRow(context.db, 'vendor_address', {
      ...place,
      business_id: businessId,
      vendor_id: id,
      address_type_id: null,
      is_main: true,
    });
  else await changeRows(context.db, 'vendor_address', { business_id: businessId, vendor_id: id, is_main: true }, place);
  const [vendor, warning] = await Promise.all([getVendor(context, id), warningOf(context, id, form)]);
  context.say('vendor.saved');
  return { ...vendor, warning };
}

/** What a form holds of the vendor's own row. */
export function vendorValuesOf(form: Form) {
  const {
    contact,
    panOrVat,
    provinceId: _p,
    districtId: _d,
    localBodyId: _l,
    wardNo: _w,
    street: _s,
    addressLine: _a,
    ...others
  } = form;
  return { ...columnsOf(others), phone_number: contact, vat_pan_no: panOrVat };
}

/** What it holds of the main address. */
export function mainAddressOf({ provinceId, districtId, localBodyId, wardNo, street, addressLine }: Form) {
  return { provinceId, districtId, localBodyId, wardNo, street, addressLine };
}

/** An inactive vendor is offered for no new bill; what is owed to it stays. */
export async function toggleVendor(context: Context, id: number, wanted?: boolean): Promise<VendorDetail> {
  await toggleRecord(context, 'vendor', id, wanted);
  return getVendor(context, id);
}

/** A type that became inactive since stays with the vendors that have it. */
async function checkType({ db, businessId }: Context, { id, vendorTypeId }: Form): Promise<void> {
  const [type] = await db.query<{ is_active: boolean; is_kept: boolean }>(
    `select is_active, exists (select from vendor where business_id = $1 and id = $2 and vendor_type_id = $3) as is_kept
     from vendor_type where id = $3`,
    [businessId, id ?? null, vendorTypeId],
  );
  if (type === undefined) fail('common.unknownRecord', { field: 'vendorTypeId' });
  if (!type.is_active && !type.is_kept) fail('common.inactiveRecord', { field: 'vendorTypeId' });
}

async function warningOf(context: Context, id: number, form: Form): Promise<string | null> {
  const other = await findAlikeParty(context, 'vendor', { ...form, id, phoneNumber: form.contact });
  if (other === null) return null;
  return textOf(context.language, other.isSameName ? 'vendor.sameName' : 'common.samePhone', { name: other.name });
}
