import { masterData } from '../../master-data.ts';
import {
  booleanPart,
  optionalNameNpPart,
  optionalReferencePart,
  optionalTextPart,
  textPart,
} from '../../master-data-fields.ts';
import { unitTypeContract } from '../unit-type/unit-type.contract.ts';

export const unitContract = masterData('unit', {
  module: 'unit',
  scope: 'shareable',
  title: { en: 'Units', ne: 'एकाइहरू' },
  one: { en: 'Unit', ne: 'एकाइ' },
  calls: {
    save: 'POST /unit/save',
    get: 'GET /unit/:id',
    list: 'GET /unit/list',
    byParent: 'GET /unit/list/unit-type/:id',
    setStatus: 'PUT /unit/status-change/:id',
  },
  fields: {
    name: textPart({ en: 'Unit', ne: 'एकाइ (अङ्ग्रेजी)' }, 60),
    nameNp: { ...optionalNameNpPart, ...optionalTextPart(optionalNameNpPart.label, 60) },
    shortCode: textPart({ en: 'Short code', ne: 'छोटो रूप' }, 12),
    alias: optionalTextPart({ en: 'Short form in Nepali', ne: 'नेपाली छोटो रूप' }, 30),
    unitTypeId: optionalReferencePart({ en: 'Type', ne: 'प्रकार' }, unitTypeContract.masterData),
    isOutlet: booleanPart({ en: 'For outlets', ne: 'आउटलेटका लागि' }),
  },
  unique: ['name', 'shortCode'],
  refreshes: ['units'],
});
export const unitForm = unitContract.save.body;
