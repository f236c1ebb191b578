import { messages } from '../../messages.ts';

/** What the server says of item categories. */
export const itemCategoryMessages = messages('itemCategory', {
  used: {
    en: 'Items or other categories are in it; make it inactive instead',
    ne: 'यसमा सामान वा अरू वर्ग छन्; बरु निष्क्रिय गर्नुहोस्',
  },
  heldByItems: {
    en: 'Items of businesses lie in it, within the category that it has now; make it inactive and add another one',
    ne: 'व्यवसायका सामान यही वर्गभित्र राखिएका छन्; बरु निष्क्रिय गरी अर्को थप्नुहोस्',
  },
});
