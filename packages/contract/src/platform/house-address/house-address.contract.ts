import { addressAnswer, addressFields } from '../geography/addresses.ts';
import { contract } from '../../endpoint.ts';
import { chosenId, optionalPhoneNumber, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

const addressTypeFields = {
  addressTypeId: z.int(),
  addressTypeName: z.string(),
  addressTypeNameNp: z.string(),
  address: z.string(),
  addressNp: z.string(),
  ...addressAnswer,
  version: z.int(),
};

/** Further premises of the business: a godown, a workshop. */
export const houseAddressForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(150),
  nameNp: optionalText(150),
  addressTypeId: chosenId,
  phone: optionalPhoneNumber,
  ...addressFields,
});
export const houseAddress = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  phone: z.string().nullable(),
  ...addressTypeFields,
});

export const houseAddressContract = contract('houseAddress', {
  save: {
    call: 'POST /business-house-address/save',
    access: 'business-house-address.create',
    body: houseAddressForm,
    answer: houseAddress,
  },
  list: {
    call: 'GET /business-house-address/list',
    access: 'business-house-address.read',
    query: listQuery,
    answer: page(houseAddress),
  },
  get: { call: 'GET /business-house-address/:id', access: 'business-house-address.read', answer: houseAddress },
  remove: {
    call: 'PUT /business-house-address/delete/:id',
    access: 'business-house-address.delete',
    answer: z.object({}),
  },
});

/** Where a person lives or receives letters; each keeps their own. */
export const userAddressForm = z.object({
  id: z.int().positive().optional(),
  version,
  addressTypeId: chosenId,
  ...addressFields,
});
export const userAddress = z.object({ id: z.int(), ...addressTypeFields });

export const userAddressContract = contract('userAddress', {
  save: { call: 'POST /user-address/save', access: 'session', body: userAddressForm, answer: userAddress },
  list: { call: 'GET /user-address/list', access: 'session', query: listQuery, answer: page(userAddress) },
  get: { call: 'GET /user-address/:id', access: 'session', answer: userAddress },
  remove: { call: 'DELETE /user-address/:id', access: 'session', answer: z.object({}) },
});
