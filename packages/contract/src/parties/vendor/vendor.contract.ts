import { addressFields } from '../../platform/geography/addresses.ts';
import { contract } from '../../endpoint.ts';
import { chosenId, panNumber, phoneNumber, requiredEmail, requiredText, version } from '../../fields.ts';
import { listQuery, page, wantedStatus } from '../../paging.ts';
import { z } from '../../zod.ts';

const { tole: _street, ...place } = addressFields;
/** Where a vendor is: the cascade of places, the street and the line that names house or floor, all of them required. */
export const vendorPlaceFields = { ...place, street: requiredText(100), addressLine: requiredText(150) };
/** The same as it is answered; street and places stand on one line in both languages beside it, as `address`. */
export const vendorPlaceAnswer = {
  provinceId: z.int(),
  districtId: z.int(),
  localBodyId: z.int(),
  wardNo: z.int(),
  street: z.string(),
  addressLine: z.string(),
};

/** The vendor form (specification, section 5); the address is the vendor's main one. */
export const vendorForm = z.object({
  id: z.int().positive().optional(),
  version,
  vendorTypeId: chosenId,
  alias: requiredText(150).refine((alias) => alias.length < 10, 'vendor.aliasLong'),
  name: requiredText(150),
  nameNp: requiredText(150),
  email: requiredEmail,
  contact: phoneNumber,
  panOrVat: panNumber.refine((number) => number !== null, 'common.isRequired'),
  /** Only of a vendor who is registered for VAT the VAT on a bill is input VAT. */
  isVatRegistered: z.boolean('common.choiceUnknown').default(true),
  ...vendorPlaceFields,
});

export const vendorRow = z.object({
  id: z.int(),
  vendorTypeId: z.int(),
  vendorTypeName: z.string(),
  vendorTypeNameNp: z.string(),
  alias: z.string(),
  name: z.string(),
  nameNp: z.string(),
  contact: z.string(),
  panOrVat: z.string(),
  isVatRegistered: z.boolean(),
  address: z.string(),
  addressNp: z.string(),
  /** Rupees still owed to the vendor on active expenses, within the outlets that the caller sees; null for who reads no expenses. */
  dueAmount: z.number().nullable(),
  /** Rupees of ours that the vendor holds in advance there; null for who reads nothing of what is bought. */
  advanceAmount: z.number().nullable(),
  isActive: z.boolean(),
  version: z.int(),
});
const vendorDetail = vendorRow.extend({ email: z.string(), ...vendorPlaceAnswer }).meta({ id: 'VendorDetail' });
const vendorQuery = listQuery.extend({ vendorTypeId: z.coerce.number().int().positive().optional() });

export const vendorContract = contract('vendor', {
  save: {
    call: 'POST /v1/vendor/save',
    access: 'vendor.create',
    body: vendorForm,
    /** `warning` names a vendor of the same name or phone, if there is one: it is allowed, and said. */
    answer: vendorDetail.extend({ warning: z.string().nullable() }),
    refreshes: ['parties'],
  },
  list: { call: 'GET /v1/vendor/list', access: 'vendor.read', query: vendorQuery, answer: page(vendorRow) },
  toggle: {
    call: 'PUT /v1/vendor/toggle/:id',
    access: 'vendor.update',
    query: wantedStatus,
    answer: vendorDetail,
  },
  get: { call: 'GET /vendors/:id', access: 'vendor.read', answer: vendorDetail },
  listByType: {
    call: 'GET /vendors/list/vendor-type/:id',
    access: 'vendor.read',
    query: listQuery,
    answer: page(vendorRow),
  },
});
