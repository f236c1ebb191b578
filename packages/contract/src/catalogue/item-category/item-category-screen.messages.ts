import { messages } from '../../messages.ts';

/** The words of the small dialog that adds an item category. */
export const itemCategoryScreenMessages = messages('itemCategoryScreen', {
  addTitle: { en: 'New category', ne: 'नयाँ वर्ग' },
  addNew: { en: 'Add a category', ne: 'नयाँ वर्ग थप्नुहोस्' },
  name: { en: 'Category', ne: 'वर्गको नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
  parent: { en: 'Within', ne: 'कुन वर्गभित्र' },
});
