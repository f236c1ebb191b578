import { messages } from '../../messages.ts';

/** The words of an attribute's values. */
export const attributeScreenMessages = messages('attributeScreen', {
  values: { en: 'Values', ne: 'मानहरू' },
  value: { en: 'Value', ne: 'मान' },
  valueAlias: { en: 'Value in Nepali', ne: 'नेपालीमा मान' },
  swatch: { en: 'Colour', ne: 'रङ' },
  row: { en: 'Value {number}', ne: 'मान {number}' },
  addValue: { en: 'Add a value', ne: 'मान थप्नुहोस्' },
  removeValue: { en: 'Remove value {number}', ne: 'मान {number} हटाउनुहोस्' },
});
