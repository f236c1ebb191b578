import { messages } from '../../messages.ts';

/** What the server says of statements. */
export const statementMessages = messages('statement', {
  endBeforeStart: { en: 'End Date must be after Start Date', ne: 'अन्तिम मिति सुरु मितिपछिको हुनुपर्छ' },
  tooLong: {
    en: 'More than 5,000 rows: choose a shorter time, or Excel',
    ne: '५,००० भन्दा धेरै हरफ: छोटो अवधि वा एक्सेल छान्नुहोस्',
  },
});
