import { messages } from '../../messages.ts';

/** The words of the small dialog that adds a brand. */
export const brandScreenMessages = messages('brandScreen', {
  addTitle: { en: 'New brand', ne: 'नयाँ ब्रान्ड' },
  addNew: { en: 'Add a brand', ne: 'नयाँ ब्रान्ड थप्नुहोस्' },
  name: { en: 'Brand', ne: 'ब्रान्डको नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
});
