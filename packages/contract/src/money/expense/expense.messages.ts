import { messages } from '../../messages.ts';

/** What the server says of expense. */
export const expenseMessages = messages('expense', {
  saved: { en: 'Expense saved', ne: 'खर्च सुरक्षित भयो' },
  cancelled: { en: 'Expense cancelled', ne: 'खर्च रद्द भयो' },
  reactivated: { en: 'Expense active again', ne: 'खर्च फेरि सक्रिय भयो' },
  vatNotTaken: {
    en: 'VAT can only be set off by a VAT-registered business on the bill of a VAT-registered vendor',
    ne: 'भ्याटमा दर्ता भएको व्यवसायले भ्याटमा दर्ता विक्रेताको बिलमा मात्र भ्याट कट्टी गर्न पाउँछ',
  },
  billForVat: {
    en: 'VAT is set off by a bill: enter its number',
    ne: 'भ्याट कट्टी बिलबाट हुन्छ: बिल नम्बर राख्नुहोस्',
  },
  vatLarge: { en: 'More than the VAT of the whole bill', ne: 'पूरै बिलको भ्याटभन्दा बढी भयो' },
});
