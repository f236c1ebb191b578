import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const businessTypeContract = masterData('businessType', {
  module: 'business-type',
  scope: 'platform',
  title: { en: 'Types of business', ne: 'व्यवसायका प्रकार' },
  one: { en: 'Type of business', ne: 'व्यवसायको प्रकार' },
  calls: {
    save: 'POST /business_type/save',
    update: 'PUT /business_type/update',
    get: 'GET /business_type/get/:id',
    list: 'GET /business_type/list',
    setStatus: 'PUT /business_type/toggle/:id',
  },
  fields: { name: namePart, nameNp: nameNpPart, code: codePart },
  unique: ['code', 'name'],
  refreshes: ['businessTypes'],
});
