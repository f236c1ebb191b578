import { messages } from '../../messages.ts';

/** What the server says of a list that is taken along. */
export const listFileMessages = messages('listFile', {
  tooLong: {
    en: 'More than {most} rows: narrow the list by a filter, or take its report',
    ne: '{most}भन्दा बढी हरफ छन्: छनोट गरेर घटाउनुहोस् वा प्रतिवेदन निकाल्नुहोस्',
  },
  nothing: { en: 'There are no rows to take along', ne: 'निकाल्ने कुनै हरफ छैन' },
});
