import { contract } from '../endpoint.ts';
import { optionalId, optionalText, requiredText, version } from '../fields.ts';
import { listQuery, page } from '../paging.ts';
import { z } from '../zod.ts';

/** `isShared`: kept by the platform for all businesses; otherwise the business's own. */
export const itemCategoryRow = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  code: z.string(),
  parentId: z.int().nullable(),
  isShared: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
});
export const itemCategoryForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(100),
  nameNp: optionalText(100),
  /** Made by the server when left empty. */
  code: optionalText(30),
  parentId: optionalId,
});

export const itemCategoryContract = contract('itemCategory', {
  list: { call: 'GET /item-category/list', access: 'session', query: listQuery, answer: page(itemCategoryRow) },
  save: { call: 'POST /item-category/save', access: 'item.create', body: itemCategoryForm, answer: itemCategoryRow },
});
