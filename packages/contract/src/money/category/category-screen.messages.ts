import { messages } from '../../messages.ts';

/** The words of the category screen, and of the dialog that income and expense open from their forms. */
export const categoryScreenMessages = messages('categoryScreen', {
  title: { en: 'Income and expense categories', ne: 'आम्दानी र खर्चका वर्ग' },
  add: { en: 'Add category', ne: 'वर्ग थप्नुहोस्' },
  addTitle: { en: 'New category', ne: 'नयाँ वर्ग' },
  editTitle: { en: 'Edit category', ne: 'वर्ग सच्याउनुहोस्' },
  viewTitle: { en: 'Category', ne: 'वर्ग' },
  searchLabel: { en: 'Search by name', ne: 'नामबाट खोज्नुहोस्' },
  empty: {
    en: 'Name what you earn by and spend on: commission, interest, rent, electricity, salary. Each has an account of its own in the books.',
    ne: 'कमिसन, ब्याज, भाडा, बिजुली, तलबजस्ता आम्दानी र खर्चका नाम राख्नुहोस्; खातामा हरेकको छुट्टै हिसाब रहन्छ।',
  },
  addNew: { en: 'Add new category', ne: 'नयाँ वर्ग थप्नुहोस्' },
  categoryName: { en: 'Name', ne: 'नाम' },
  nameEnglish: { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  categoryNameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  categoryType: { en: 'Type', ne: 'प्रकार' },
  income: { en: 'Income', ne: 'आम्दानी' },
  expense: { en: 'Expense', ne: 'खर्च' },
  account: { en: 'Account in the books', ne: 'खातामा' },
});
