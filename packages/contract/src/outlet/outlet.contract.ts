import { addressAnswer } from '../addresses.ts';
import { contract } from '../endpoint.ts';
import { listQuery, page } from '../paging.ts';
import { z } from '../zod.ts';

export const outletRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  isActive: z.boolean(),
});
const outletDetail = outletRow.extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  ...addressAnswer,
  version: z.int(),
});

export const outletContract = contract('outlet', {
  get: { call: 'GET /v1/outlet/:id', access: 'session', answer: outletDetail },
  list: { call: 'GET /v1/outlet/list', access: 'session', query: listQuery, answer: page(outletRow) },
});
