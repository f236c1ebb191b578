import { contract } from '../endpoint.ts';
import { optionalText, requiredText, version } from '../fields.ts';
import { listQuery, page } from '../paging.ts';
import { z } from '../zod.ts';

export const brandRow = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  isShared: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
});
export const brandForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(100),
  nameNp: optionalText(100),
});

export const brandContract = contract('brand', {
  list: { call: 'GET /v1/brand/list', access: 'session', query: listQuery, answer: page(brandRow) },
  save: { call: 'POST /v1/brand/save', access: 'item.create', body: brandForm, answer: brandRow },
});
