import { masterData } from '../../master-data.ts';
import { namePart, askedNameNpPart } from '../../master-data-fields.ts';

export const brandContract = masterData('brand', {
  module: 'brand',
  scope: 'shareable',
  title: { en: 'Brands', ne: 'ब्रान्डहरू' },
  one: { en: 'Brand', ne: 'ब्रान्ड' },
  calls: {
    save: 'POST /v1/brand/save',
    get: 'GET /v1/brand/:id',
    list: 'GET /v1/brand/list',
    setStatus: 'PUT /v1/brand/toggle/:id',
  },
  fields: { name: namePart, nameNp: askedNameNpPart },
  unique: ['name'],
});
export const brandForm = brandContract.save.body;
