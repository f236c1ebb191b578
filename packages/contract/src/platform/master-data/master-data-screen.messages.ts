import { messages } from '../../messages.ts';

/** The words around every list of master data; what it is a list of stands in `{name}`. */
export const masterDataScreenMessages = messages('masterDataScreen', {
  add: { en: 'Add', ne: 'नयाँ थप्नुहोस्' },
  addTitle: { en: 'New: {name}', ne: 'नयाँ: {name}' },
  editTitle: { en: 'Edit: {name}', ne: 'सच्याउनुहोस्: {name}' },
  empty: { en: 'What you add here can be chosen on other screens.', ne: 'यहाँ थपेको कुरा अरू स्क्रिनमा छान्न मिल्छ।' },
  keeper: { en: 'Kept by', ne: 'कसको' },
  shared: { en: 'Shared by all', ne: 'सबैको साझा' },
  notOwn: { en: 'Kept by others', ne: 'अरूको हो' },
  own: { en: 'Own', ne: 'आफ्नै' },
});
