import { districtContract } from '../district/district.contract.ts';
import { localBodyTypeContract } from '../local-body-type/local-body-type.contract.ts';
import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart, numberPart, referencePart } from '../../master-data-fields.ts';

export const localBodyContract = masterData('localBody', {
  module: 'local-body',
  scope: 'platform',
  title: { en: 'Local bodies', ne: 'स्थानीय तहहरू' },
  one: { en: 'Local body', ne: 'स्थानीय तह' },
  calls: {
    save: 'POST /localbody/save',
    get: 'GET /localbody/:id',
    list: 'GET /localbody/list',
    byStatus: 'GET /localbody/list/:status',
    setStatus: 'PUT /localbody/change_status/:id/:status',
  },
  fields: {
    name: namePart,
    nameNp: nameNpPart,
    code: codePart,
    districtId: referencePart({ en: 'District', ne: 'जिल्ला' }, districtContract.masterData),
    localBodyTypeId: referencePart({ en: 'Type', ne: 'प्रकार' }, localBodyTypeContract.masterData),
    totalWards: numberPart({ en: 'Wards', ne: 'वडा सङ्ख्या' }, { least: 1, most: 99 }),
  },
  unique: ['code', 'name'],
  refreshes: ['places'],
});
