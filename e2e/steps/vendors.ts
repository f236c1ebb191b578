import type { Sent } from '@bahi/contract/endpoint';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { callApi } from '../api.ts';
import { butwal, type Owner } from './sign-up.ts';

type VendorBody = Sent<typeof vendorContract.save>['body'];

/** A vendor through the API: a distributor of Butwal. */
export async function makeVendor({ tokens }: Owner, changes: Partial<VendorBody> = {}) {
  const token = tokens.access;
  const types = await callApi(vendorTypeContract.list, { query: { search: 'Distributor' } }, { token });
  const { provinceId, districtId, localBodyId, wardNo } = await butwal(token);
  const body = {
    vendorTypeId: types.rows[0]?.id ?? 0,
    alias: 'OM',
    name: 'Om Suppliers',
    nameNp: 'ओम सप्लायर्स',
    email: 'om@suppliers.example',
    contact: '9847010203',
    panOrVat: '302145879',
    provinceId,
    districtId,
    localBodyId,
    wardNo,
    street: 'Devinagar',
    addressLine: 'House 12',
    ...changes,
  };
  return callApi(vendorContract.save, { body }, { token });
}
