import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { contract } from '../../endpoint.ts';
import { id, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page, wantedStatus } from '../../paging.ts';
import { z } from '../../zod.ts';

/** Category types with their numbers (specification, section 3): 1 is income, and whatever else is sent is expense. */
export const categoryTypes = ['INCOME', 'EXPENSE'] as const;
export type CategoryType = (typeof categoryTypes)[number];

/** The categories under which documents stand that are settled this way. */
export const categoryTypeOfSettled = { RECEIVED: 'INCOME', PAID: 'EXPENSE' } as const satisfies Record<
  SettlementDirection,
  CategoryType
>;

const categoryTypeOf = (value: string | number): CategoryType =>
  String(value) === '1' || String(value).toUpperCase() === 'INCOME' ? 'INCOME' : 'EXPENSE';
const sentType = z.union([z.string(), z.int()], 'common.isRequired');

export const categoryForm = z.object({
  id: z.int().positive().optional(),
  version,
  categoryName: requiredText(100),
  categoryNameNp: optionalText(100),
  categoryType: sentType
    .refine((value) => value !== '', 'common.isRequired')
    .transform(categoryTypeOf)
    .meta({ enum: [...categoryTypes, '1', '2'] }),
});
const categoryRow = z
  .object({
    id: z.int(),
    categoryName: z.string(),
    categoryNameNp: z.string().nullable(),
    categoryType: z.enum(categoryTypes),
    /** The account of the books that the category is a part of. */
    accountName: z.string(),
    accountNameNp: z.string(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Category' });
const categoryQuery = listQuery.extend({
  categoryTypeKey: sentType
    .optional()
    .transform((value) => (value === undefined || value === '' ? undefined : categoryTypeOf(value)))
    .meta({ enum: [...categoryTypes, '1', '2'] }),
});

export const categoryContract = contract('category', {
  create: { call: 'POST /v1/category-setup', access: 'category.create', body: categoryForm, answer: categoryRow },
  update: {
    call: 'PUT /v1/category-setup',
    access: 'category.update',
    body: categoryForm.extend({ id }),
    answer: categoryRow,
    refreshes: ['moneyCategories'],
  },
  get: { call: 'GET /v1/category-setup/:categoryId', access: 'category.read', answer: categoryRow },
  list: {
    call: 'GET /v1/category-setup/list',
    access: 'category.read',
    query: categoryQuery,
    answer: page(categoryRow),
  },
  toggle: {
    call: 'PUT /v1/category-setup/toggle/:categoryId',
    access: 'category.update',
    query: wantedStatus,
    answer: categoryRow,
  },
});
