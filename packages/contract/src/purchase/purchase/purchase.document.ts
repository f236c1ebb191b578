import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { purchaseMessages } from './purchase.messages.ts';

export const purchaseDocument = {
  words: {
    found: { en: 'Purchase bills', ne: 'खरिद बिल' },
    paidFor: { en: 'Purchase bill {code}', ne: 'खरिद बिल {code}' },
    statement: {
      entry: { en: 'Purchase bill', ne: 'खरिद बिल' },
      reversal: { en: 'Purchase bill cancelled', ne: 'खरिद बिल रद्द' },
    },
    books: {
      entry: { en: 'Purchase bill', ne: 'खरिद बिल' },
      reversal: { en: 'Purchase bill cancelled', ne: 'खरिद बिल रद्द' },
    },
    activity: {
      issued: { en: 'Purchase bill entered', ne: 'खरिद बिल प्रविष्टि भयो' },
      cancelled: { en: 'Purchase bill cancelled', ne: 'खरिद बिल रद्द भयो' },
    },
  },
  screens: {
    purchases: documentKinds.PURCHASE.screen,
    newPurchase: `${documentKinds.PURCHASE.screen}/create`,
    editPurchase: `${documentKinds.PURCHASE.screen}/edit/:purchaseSetupId`,
  },
  messages: purchaseMessages,
} as const satisfies DocumentContract;
