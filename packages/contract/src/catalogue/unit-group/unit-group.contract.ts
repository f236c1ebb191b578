import { masterData } from '../../master-data.ts';
import {
  decimalPart,
  namePart,
  optionalNameNpPart,
  optionalTextPart,
  referencePart,
} from '../../master-data-fields.ts';
import { unitContract } from '../unit/unit.contract.ts';

/** Units that are parts or multiples of one another: the base unit, and how much of it each other one is. */
export const unitGroupContract = masterData('unitGroup', {
  module: 'unit-group',
  scope: 'shareable',
  title: { en: 'Unit groups', ne: 'एकाइ समूह' },
  one: { en: 'Unit group', ne: 'एकाइ समूह' },
  calls: {
    save: 'POST /unit-group/save',
    get: 'GET /unit-group/:id',
    list: 'GET /unit-group/list',
    byStatus: 'GET /unit-group/list/:status',
    setStatus: 'PUT /unit-group/status-change/:id/:status',
  },
  fields: {
    name: namePart,
    nameNp: optionalNameNpPart,
    baseUnitId: referencePart({ en: 'Base unit', ne: 'आधार एकाइ' }, unitContract.masterData),
  },
  unique: ['name'],
  children: { unitConversion: 'unitGroupId' },
  refreshes: ['units'],
});

export const unitConversionContract = masterData('unitConversion', {
  module: 'unit-group',
  scope: 'shareable',
  title: { en: 'Conversions', ne: 'एकाइ रूपान्तरण' },
  one: { en: 'Conversion', ne: 'एकाइ रूपान्तरण' },
  calls: {
    save: 'POST /unit-conversions/save',
    get: 'GET /unit-conversions/:id',
    list: 'GET /unit-conversions/list',
    byParent: 'GET /unit-conversions/list/unit-group/:id',
    setStatus: 'PUT /unit-conversions/status-change/:id/:status',
  },
  fields: {
    unitGroupId: referencePart({ en: 'Unit group', ne: 'एकाइ समूह' }, unitGroupContract.masterData),
    name: namePart,
    nameNp: optionalNameNpPart,
    unitId: referencePart({ en: 'Unit', ne: 'एकाइ' }, unitContract.masterData),
    factor: {
      ...decimalPart({ en: 'How many base units', ne: 'कति आधार एकाइ' }, { decimals: 4, most: 999_999_999 }),
      hint: { en: 'A dozen is 12 pieces: 12', ne: 'एक दर्जन भनेको १२ थान: १२' },
    },
    description: optionalTextPart({ en: 'Description', ne: 'विवरण' }, 200),
  },
  unique: ['unitId'],
});
