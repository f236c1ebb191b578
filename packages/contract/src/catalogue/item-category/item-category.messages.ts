import { messages } from '../../messages.ts';

/** What the server says of item categories. */
export const itemCategoryMessages = messages('itemCategory', {
  used: {
    en: 'Items or other categories are in it; make it inactive instead',
    ne: 'यसमा सामान वा अरू वर्ग छन्; बरु निष्क्रिय गर्नुहोस्',
  },
});
