import { contract } from '../../endpoint.ts';
import { status } from '../../enumeration.ts';
import { chosenId, id, optionalEmail, optionalText, phoneNumber, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** Somebody to talk to at a vendor's. */
export const vendorFocalPersonForm = z.object({
  id: z.int().positive().optional(),
  version,
  vendorId: chosenId,
  name: requiredText(100),
  nameNp: optionalText(100),
  designation: optionalText(100),
  contact: phoneNumber,
  email: optionalEmail,
});
const focalPerson = z
  .object({
    id: z.int(),
    vendorId: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    designation: z.string().nullable(),
    contact: z.string(),
    email: z.string().nullable(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'VendorFocalPerson' });

export const vendorFocalPersonContract = contract('vendorFocalPerson', {
  save: {
    call: 'POST /vendor-focal-persons/save',
    access: 'vendor.update',
    body: vendorFocalPersonForm,
    answer: focalPerson,
  },
  get: { call: 'GET /vendor-focal-persons/:id', access: 'vendor.read', answer: focalPerson },
  listOfVendor: {
    call: 'GET /vendor-focal-persons/list/vendor/:id',
    access: 'vendor.read',
    query: listQuery,
    answer: page(focalPerson),
  },
  setStatus: {
    call: 'PUT /vendor-focal-persons/status-change/:id/:status',
    access: 'vendor.update',
    params: z.object({ id: z.coerce.number('common.notFound').pipe(id), status: status.schema }),
    answer: focalPerson,
  },
});
