import { messages } from '../../messages.ts';

export const unitGroupMessages = messages('unitGroup', {
  isBaseUnit: { en: 'This is the base unit of the group', ne: 'यो समूहको आधार एकाइ नै हो' },
  baseUnitUsed: {
    en: 'Conversions are counted in the base unit: it cannot be changed any more',
    ne: 'रूपान्तरण यही आधार एकाइमा छन्: अब फेर्न मिल्दैन',
  },
});
