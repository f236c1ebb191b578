import { contract } from '../endpoint.ts';
import { optionalText, requiredText, version } from '../fields.ts';
import { listQuery, page } from '../paging.ts';
import { z } from '../zod.ts';

export const unitRow = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  shortCode: z.string(),
  alias: z.string().nullable(),
  isShared: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
});
export const unitForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(60),
  nameNp: optionalText(60),
  shortCode: requiredText(12),
  alias: optionalText(30),
});

export const unitContract = contract('unit', {
  list: { call: 'GET /unit/list', access: 'session', query: listQuery, answer: page(unitRow) },
  save: { call: 'POST /unit/save', access: 'item.create', body: unitForm, answer: unitRow },
});
