import { contract } from '../../endpoint.ts';
import { chosenId } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { itemCategoryContract, itemCategoryForm } from './item-category.contract.ts';

const row = itemCategoryContract.get.answer;
const own = itemCategoryForm.omit({ id: true, parentId: true });
const ownList = listQuery.extend({ parentId: z.coerce.number().int().positive().optional() });

/** The five calls of one level of the tree. */
function level<const P extends `/${string}`, F extends z.ZodObject>(path: P, form: F) {
  return {
    list: { call: `GET ${path}`, access: 'session', query: ownList, answer: page(row) },
    create: { call: `POST ${path}`, access: 'item-category.create', body: form, answer: row },
    get: { call: `GET ${path}/:id`, access: 'session', answer: row },
    update: { call: `PUT ${path}/:id`, access: 'item-category.update', body: form, answer: row },
    remove: { call: `DELETE ${path}/:id`, access: 'item-category.update', answer: z.object({}) },
  } as const;
}

/** Second addresses of the item categories at the top of the tree. */
export const topCategoryContract = contract('topCategory', level('/category', own));

/** Second addresses of those that lie within another. */
export const subCategoryContract = contract('subCategory', level('/sub-category', own.extend({ parentId: chosenId })));
