import { masterData } from '../../master-data.ts';
import { codePart, namePart, nameNpPart, referencePart } from '../../master-data-fields.ts';
import { taxRateContract } from '../tax-rate/tax-rate.contract.ts';

export const vatGroupContract = masterData('vatGroup', {
  module: 'vat-group',
  scope: 'platform',
  title: { en: 'VAT groups', ne: 'भ्याट समूह' },
  one: { en: 'VAT group', ne: 'भ्याट समूह' },
  calls: {
    save: 'POST /vat-groups/save',
    get: 'GET /vat-groups/:id',
    list: 'GET /vat-groups/list',
    byStatus: 'GET /vat-groups/list/:status',
    setStatus: 'PUT /vat-groups/status-change/:id/:status',
  },
  fields: {
    name: namePart,
    nameNp: nameNpPart,
    code: codePart,
    taxRateId: referencePart({ en: 'Tax rate', ne: 'करको दर' }, taxRateContract.masterData),
  },
  unique: ['code', 'name'],
});
