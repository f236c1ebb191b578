import { contract } from '../endpoint.ts';
import { masterData } from '../master-data.ts';
import {
  masterDataLabels,
  namePart,
  optionalNameNpPart,
  optionalReferencePart,
  optionalTextPart,
} from '../master-data-fields.ts';
import { z } from '../zod.ts';

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
const rows = z.array(declared.get.answer);

export const itemCategoryContract = contract('itemCategory', {
  ...declared.endpoints,
  /** The categories at the top. */
  parents: { call: 'GET /item-category/get_parents', access: 'session', answer: rows },
  children: { call: 'GET /item-category/get-child-list/:parentId', access: 'session', answer: rows },
});
export const itemCategoryForm = declared.save.body;
export const itemCategoryMasterData = declared.masterData;
