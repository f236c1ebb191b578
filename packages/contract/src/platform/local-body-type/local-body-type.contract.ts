import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const localBodyTypeContract = masterData('localBodyType', {
  module: 'local-body-type',
  scope: 'platform',
  title: { en: 'Types of local body', ne: 'स्थानीय तहका प्रकार' },
  one: { en: 'Type of local body', ne: 'स्थानीय तहको प्रकार' },
  calls: {
    save: 'POST /local-body-type/save',
    get: 'GET /local-body-type/:id',
    list: 'GET /local-body-type/list',
    byStatus: 'GET /local-body-type/list/:status',
    setStatus: 'PUT /local-body-type/change_status/:id/:status',
  },
  fields: { name: namePart, nameNp: nameNpPart, code: codePart },
  unique: ['code', 'name'],
  children: { localBody: 'localBodyTypeId' },
  refreshes: ['places'],
});
