import { masterData } from '../../master-data.ts';
import { booleanPart, decimalPart, namePart, nameNpPart } from '../../master-data-fields.ts';

export const taxRateContract = masterData('taxRate', {
  module: 'tax-rate',
  scope: 'platform',
  title: { en: 'Tax rates', ne: 'करका दरहरू' },
  one: { en: 'Tax rate', ne: 'करको दर' },
  calls: {
    save: 'POST /tax-rate/save',
    get: 'GET /tax-rate/:id',
    list: 'GET /tax-rate/list',
    setStatus: 'PUT /tax-rate/status-change/:id',
  },
  fields: {
    name: namePart,
    nameNp: nameNpPart,
    /** Per cent, at most two decimals. */
    rate: decimalPart({ en: 'Rate (%)', ne: 'दर (%)' }, { decimals: 2, most: 100 }),
    /** The rate that a taxable item gets unless another is chosen. */
    isDefault: booleanPart({ en: 'The usual rate', ne: 'सामान्य दर' }),
  },
  unique: ['name'],
  children: { vatGroup: 'taxRateId' },
  sort: '-rate',
  refreshes: ['taxes'],
});
