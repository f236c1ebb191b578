import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const addressTypeContract = masterData('addressType', {
  module: 'address-type',
  scope: 'platform',
  title: { en: 'Types of address', ne: 'ठेगानाका प्रकार' },
  one: { en: 'Type of address', ne: 'ठेगानाको प्रकार' },
  calls: {
    save: 'POST /address-type/save',
    get: 'GET /address-type/:id',
    list: 'GET /address-type/list',
    setStatus: 'PUT /address-type/toggle/:id',
  },
  fields: { name: namePart, nameNp: nameNpPart, code: codePart },
  unique: ['code', 'name'],
});
