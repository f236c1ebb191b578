import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const vendorTypeContract = masterData('vendorType', {
  module: 'vendor-type',
  scope: 'platform',
  title: { en: 'Types of vendor', ne: 'विक्रेताका प्रकार' },
  one: { en: 'Type of vendor', ne: 'विक्रेताको प्रकार' },
  calls: {
    save: 'POST /vendor-types/save',
    get: 'GET /vendor-types/:id',
    list: 'GET /vendor-types/list',
    setStatus: 'PUT /vendor-types/change-status/:id',
  },
  fields: { name: namePart, nameNp: nameNpPart, code: codePart },
  unique: ['code', 'name'],
});
