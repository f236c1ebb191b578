import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart, referencePart } from '../../master-data-fields.ts';
import { provinceContract } from '../province/province.contract.ts';

export const districtContract = masterData('district', {
  module: 'district',
  scope: 'platform',
  title: { en: 'Districts', ne: 'जिल्लाहरू' },
  one: { en: 'District', ne: 'जिल्ला' },
  calls: {
    save: 'POST /district/save',
    get: 'GET /district/:id',
    list: 'GET /district/list',
    byStatus: 'GET /district/list/:status',
    setStatus: 'PUT /district/change_status/:id/:status',
  },
  fields: {
    name: namePart,
    nameNp: nameNpPart,
    code: codePart,
    provinceId: referencePart({ en: 'Province', ne: 'प्रदेश' }, provinceContract.masterData),
  },
  unique: ['code', 'name'],
  children: { localBody: 'districtId' },
  refreshes: ['places'],
});
