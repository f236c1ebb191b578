import { messages } from '../../messages.ts';

/** The words of what makes codes, on the screens of items. */
export const itemCodeScreenMessages = messages('itemCodeScreen', {
  make: { en: 'Make codes', ne: 'कोड बनाउनुहोस्' },
  makeAll: { en: 'Make codes for all', ne: 'सबैको कोड बनाउनुहोस्' },
  makeAllQuestion: {
    en: 'Everything that is sold and has no SKU or barcode gets one of your own; those that are there stay. Go on?',
    ne: 'बेचिने जुन सामानको एसकेयू वा बारकोड छैन, त्यसको आफ्नै बन्छ; भएका फेरिँदैनन्। बनाउने हो?',
  },
});
