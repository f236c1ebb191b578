import { messages } from '../../messages.ts';

/** What the server says of collecting. */
export const collectMessages = messages('collect', {
  promiseNoted: { en: 'Promise noted', ne: 'तिर्ने वाचा राखियो' },
  promiseWithdrawn: { en: 'Promise taken back', ne: 'तिर्ने वाचा हटाइयो' },
  dayPast: { en: 'Today or a later day', ne: 'आज वा त्यसपछिको दिन राख्नुहोस्' },
  dayFar: { en: 'Within a year', ne: 'एक वर्षभित्रको दिन राख्नुहोस्' },
  nothingDue: { en: 'This customer owes nothing', ne: 'यो ग्राहकबाट केही उठाउन बाँकी छैन' },
  moreThanDue: { en: 'Rs {due} is due', ne: 'बाँकी रु {due} मात्र छ' },
  promiseEnded: { en: 'This promise does not stand any more', ne: 'यो तिर्ने वाचा अब कायम छैन' },
  nobody: { en: 'Choose at least one customer', ne: 'कम्तीमा एक ग्राहक छान्नुहोस्' },
  tooMany: { en: 'At most 100 at once', ne: 'एकपटकमा बढीमा १०० मात्र' },
  reminded: {
    en: 'Reminders under way: {count}',
    ne: '{count} ताकेता पठाइँदै छ',
  },
});
