import { contract } from '../../endpoint.ts';
import { status } from '../../enumeration.ts';
import { chosenId, id, optionalId, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { vendorPlaceAnswer, vendorPlaceFields } from './vendor.contract.ts';

/** One of a vendor's addresses; exactly one of them is the main one, which bills and the list of vendors show. */
export const vendorAddressForm = z.object({
  id: z.int().positive().optional(),
  version,
  vendorId: chosenId,
  addressTypeId: optionalId,
  ...vendorPlaceFields,
  isMain: z.boolean('common.choiceUnknown').default(false),
});
const vendorAddress = z
  .object({
    id: z.int(),
    vendorId: z.int(),
    vendorName: z.string(),
    vendorNameNp: z.string(),
    addressTypeId: z.int().nullable(),
    addressTypeName: z.string().nullable(),
    addressTypeNameNp: z.string().nullable(),
    address: z.string(),
    addressNp: z.string(),
    ...vendorPlaceAnswer,
    isMain: z.boolean(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'VendorAddress' });

export const vendorAddressContract = contract('vendorAddress', {
  save: {
    call: 'POST /vendor-address/save',
    access: 'vendor.update',
    body: vendorAddressForm,
    answer: vendorAddress,
    refreshes: ['parties'],
  },
  get: { call: 'GET /vendor-address/:id', access: 'vendor.read', answer: vendorAddress },
  list: {
    call: 'GET /vendor-address/list/:status',
    access: 'vendor.read',
    params: z.object({ status: status.schema }),
    query: listQuery,
    answer: page(vendorAddress),
  },
  listOfVendor: {
    call: 'GET /vendor-address/list/vendor/:id',
    access: 'vendor.read',
    query: listQuery,
    answer: page(vendorAddress),
  },
  listInLocalBody: {
    call: 'GET /vendor-address/list/local-body/:id',
    access: 'vendor.read',
    query: listQuery,
    answer: page(vendorAddress),
  },
  setStatus: {
    call: 'PUT /vendor-address/status-change/:id/:status',
    access: 'vendor.update',
    params: z.object({ id: z.coerce.number('common.notFound').pipe(id), status: status.schema }),
    answer: vendorAddress,
    refreshes: ['parties'],
  },
});
