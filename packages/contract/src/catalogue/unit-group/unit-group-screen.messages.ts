import { messages } from '../../messages.ts';

/** The words that unit groups have beside those of all master data. */
export const unitGroupScreenMessages = messages('unitGroupScreen', {
  conversions: { en: 'Conversions', ne: 'रूपान्तरण हेर्नुहोस्' },
  conversionsOf: { en: 'Conversions: {name}', ne: 'एकाइ रूपान्तरण: {name}' },
});
