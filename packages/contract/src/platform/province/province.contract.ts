import { countryContract } from '../country/country.contract.ts';
import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart, referencePart } from '../../master-data-fields.ts';

export const provinceContract = masterData('province', {
  module: 'province',
  scope: 'platform',
  title: { en: 'Provinces', ne: 'प्रदेशहरू' },
  one: { en: 'Province', ne: 'प्रदेश' },
  calls: {
    save: 'POST /province/save',
    get: 'GET /province/:id',
    list: 'GET /province/list',
    setStatus: 'PUT /province/change_status/:id/:status',
  },
  fields: {
    name: namePart,
    nameNp: nameNpPart,
    code: codePart,
    countryId: referencePart({ en: 'Country', ne: 'देश' }, countryContract.masterData),
  },
  unique: ['code', 'name'],
  children: { district: 'provinceId' },
  refreshes: ['places'],
});
