import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const unitTypeContract = masterData('unitType', {
  module: 'unit-type',
  scope: 'platform',
  title: { en: 'Types of unit', ne: 'एकाइका प्रकार' },
  one: { en: 'Type of unit', ne: 'एकाइको प्रकार' },
  calls: {
    save: 'POST /unit-type/save',
    get: 'GET /unit-type/:id',
    list: 'GET /unit-type/list',
    setStatus: 'PUT /unit-type/toggle/:id',
  },
  fields: { name: namePart, nameNp: nameNpPart, code: codePart },
  unique: ['code', 'name'],
  children: { unit: 'unitTypeId' },
  refreshes: ['units'],
});
