import { addressAnswer, addressFields } from '../geography/addresses.ts';
import { contract } from '../../endpoint.ts';
import {
  chosenId,
  optionalEmail,
  optionalPhoneNumber,
  phoneNumber,
  requiredEmail,
  requiredText,
  version,
} from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** The code that stands inside invoice numbers; small letters are taken and become capitals. */
const outletCode = z
  .string('common.isRequired')
  .trim()
  .min(1, 'common.isRequired')
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{1,8}$/, 'outlet.codeInvalid'));

/**
 * The outlet form (specification, section 5). Company name, business detail and PAN/VAT of an outlet are those of its
 * business: they are answered, and not taken from a form.
 */
export const outletForm = z.object({
  id: z.int().positive().optional(),
  version,
  code: outletCode,
  name: requiredText(150),
  nameNp: requiredText(150),
  phone: phoneNumber,
  phone2: optionalPhoneNumber,
  email: requiredEmail,
  email2: optionalEmail,
  addressTypeId: chosenId,
  googleCode: requiredText(100),
  ...addressFields,
  tole: requiredText(100),
});

export const outletRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** On one line; null until there is one. */
  address: z.string().nullable(),
  addressNp: z.string().nullable(),
  isActive: z.boolean(),
});
const outletDetail = outletRow
  .extend({
    phone2: z.string().nullable(),
    email2: z.string().nullable(),
    addressTypeId: z.int().nullable(),
    addressTypeName: z.string().nullable(),
    addressTypeNameNp: z.string().nullable(),
    googleCode: z.string().nullable(),
    ...addressAnswer,
    businessDetailId: z.int(),
    companyName: z.string(),
    companyNameNp: z.string().nullable(),
    panOrVATNumber: z.string().nullable(),
    /** A number was issued with the code: it stays. */
    isCodeFixed: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'OutletDetail' });

export const outletContract = contract('outlet', {
  save: {
    call: 'POST /v1/outlet/save',
    access: 'outlet.create',
    body: outletForm,
    answer: outletDetail,
    refreshes: ['outlets'],
  },
  get: { call: 'GET /v1/outlet/:id', access: 'session', answer: outletDetail },
  list: { call: 'GET /v1/outlet/list', access: 'session', query: listQuery, answer: page(outletRow) },
  toggle: {
    call: 'PUT /v1/outlet/toggle/:id',
    access: 'outlet.update',
    answer: outletDetail,
    refreshes: ['outlets'],
  },
});
