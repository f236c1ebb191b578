import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const countryContract = masterData('country', {
  module: 'country',
  scope: 'platform',
  title: { en: 'Countries', ne: 'देशहरू' },
  one: { en: 'Country', ne: 'देश' },
  calls: {
    save: 'POST /country/save',
    get: 'GET /country/:id',
    list: 'GET /country/list',
    setStatus: 'PUT /country/change-status/:id/:status',
  },
  fields: { name: namePart, nameNp: nameNpPart, code: codePart },
  unique: ['code', 'name'],
  children: { province: 'countryId' },
  refreshes: ['places'],
});
