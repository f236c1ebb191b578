import type { Input } from '@bahi/contract/endpoint';
import type { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Context } from '../../../platform/core/context.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { mainAddressOf, vendorValuesOf } from './vendor.commands.ts';

export type VendorForm = Input<(typeof vendorContract)['save']>['body'];

const atOnce = 500;

/** Writes new vendors with their main addresses, as saving each of them would. */
export async function insertVendors(
  { db, businessId, session }: Context,
  forms: readonly VendorForm[],
  onWritten: (count: number) => void,
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < forms.length; start += atOnce) {
    const part = forms.slice(start, start + atOnce);
    const made = await insertRows(
      db,
      'vendor',
      part.map((form) => ({ ...vendorValuesOf(form), business_id: businessId, created_by: session.userId })),
    );
    await insertRows(
      db,
      'vendor_address',
      part.map((form, at) => ({
        ...columnsOf(mainAddressOf(form)),
        ...newMainAddress(businessId, made[at] ?? Number.NaN),
      })),
    );
    ids.push(...made);
    onWritten(ids.length);
  }
  return ids;
}

function newMainAddress(businessId: number, vendorId: number) {
  return { business_id: businessId, vendor_id: vendorId, address_type_id: null, is_main: true } as const;
}
