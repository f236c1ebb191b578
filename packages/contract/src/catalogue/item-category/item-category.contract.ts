import { contract } from '../../endpoint.ts';
import { type MasterData, masterData } from '../../master-data.ts';
import {
  masterDataLabels,
  namePart,
  optionalNameNpPart,
  optionalReferencePart,
  optionalTextPart,
} from '../../master-data-fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

const declared = masterData('itemCategory', {
  module: 'item-category',
  scope: 'shareable',
  title: { en: 'Item categories', ne: 'सामानका वर्ग' },
  one: { en: 'Item category', ne: 'सामानको वर्ग' },
  calls: {
    save: 'POST /item-category/save',
    get: 'GET /item-category/:id',
    list: 'GET /item-category/list',
    setStatus: 'PUT /item-category/toggle/:id',
  },
  fields: {
    name: namePart,
    nameNp: optionalNameNpPart,
    /** Made by the server when left empty. */
    code: optionalTextPart(masterDataLabels.code, 30),
    parentId: optionalReferencePart({ en: 'Within', ne: 'कुन वर्गभित्र' }, 'self'),
  },
  unique: ['code', 'name'],
  children: { itemCategory: 'parentId' },
});
/** How deep a category stands in the tree, 1 at the top; only where the list is the tree, and not what was found in it. */
const list = {
  ...declared.list,
  answer: page(declared.get.answer.extend({ level: z.int().min(1).optional() })),
} as const;

export const itemCategoryContract = contract('itemCategory', {
  ...declared.endpoints,
  list,
  /** The categories at the top. */
  parents: {
    call: 'GET /item-category/get_parents',
    access: 'session',
    query: listQuery,
    answer: wholeList(declared.get.answer),
  },
  children: {
    call: 'GET /item-category/get-child-list/:parentId',
    access: 'session',
    query: listQuery,
    answer: wholeList(declared.get.answer),
  },
});
export const itemCategoryForm = declared.save.body;
/** The order in which what lies within a category follows it. */
export const treeSort = 'tree';
export const itemCategoryMasterData: MasterData = {
  ...declared.masterData,
  sort: treeSort,
  list: { ...declared.masterData.list, answer: list.answer },
};
