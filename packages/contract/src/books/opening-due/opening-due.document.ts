import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../document-registry/document-contract.ts';
import { openingDueMessages } from './opening-due.messages.ts';

export const openingReceivableDocument = {
  words: {
    found: { en: 'Opening dues of customers', ne: 'ग्राहकका अघिल्लो बाँकी बिल' },
    paidFor: { en: 'Opening due: {code}', ne: 'अघिल्लो बाँकी बिल: {code}' },
    statement: {
      entry: { en: 'Opening due', ne: 'अघिल्लो बाँकी बिल' },
      reversal: { en: 'Opening due cancelled', ne: 'अघिल्लो बाँकी बिल रद्द' },
    },
    books: {
      entry: { en: 'Opening due of a customer', ne: 'ग्राहकको अघिल्लो बाँकी बिल' },
      reversal: { en: 'Opening due of a customer reversed', ne: 'ग्राहकको अघिल्लो बाँकी बिल उल्टाएको' },
    },
    activity: {
      issued: { en: 'Opening due of a customer entered', ne: 'ग्राहकको अघिल्लो बाँकी बिल प्रविष्टि भयो' },
      cancelled: null,
    },
  },
  screens: { openingReceivables: documentKinds.OPENING_RECEIVABLE.screen },
  messages: openingDueMessages,
} as const satisfies DocumentContract;

export const openingPayableDocument = {
  words: {
    found: { en: 'Opening dues to vendors', ne: 'विक्रेताका अघिल्लो बाँकी बिल' },
    paidFor: { en: 'Opening due: {code}', ne: 'अघिल्लो बाँकी बिल: {code}' },
    statement: {
      entry: { en: 'Opening due', ne: 'अघिल्लो बाँकी बिल' },
      reversal: { en: 'Opening due cancelled', ne: 'अघिल्लो बाँकी बिल रद्द' },
    },
    books: {
      entry: { en: 'Opening due to a vendor', ne: 'विक्रेताको अघिल्लो बाँकी बिल' },
      reversal: { en: 'Opening due to a vendor reversed', ne: 'विक्रेताको अघिल्लो बाँकी बिल उल्टाएको' },
    },
    activity: {
      issued: { en: 'Opening due to a vendor entered', ne: 'विक्रेताको अघिल्लो बाँकी बिल प्रविष्टि भयो' },
      cancelled: null,
    },
  },
  screens: { openingPayables: documentKinds.OPENING_PAYABLE.screen },
  messages: openingDueMessages,
} as const satisfies DocumentContract;
