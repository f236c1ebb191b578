import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { directCostMessages } from './direct-cost.messages.ts';

export const directCostDocument = {
  words: {
    found: { en: 'Landed costs', ne: 'सामान ल्याउँदाका खर्च' },
    paidFor: { en: 'Landed cost: {code}', ne: 'सामान ल्याउँदाको खर्च: {code}' },
    statement: {
      entry: { en: 'Landed cost', ne: 'सामान ल्याउँदाको खर्च' },
      reversal: { en: 'Landed cost cancelled', ne: 'सामान ल्याउँदाको खर्च रद्द' },
    },
    books: {
      entry: { en: 'Landed cost', ne: 'सामान ल्याउँदाको खर्च' },
      reversal: { en: 'Landed cost reversed', ne: 'सामान ल्याउँदाको खर्च उल्टाएको' },
    },
    activity: { issued: { en: 'Landed cost entered', ne: 'सामान ल्याउँदाको खर्च प्रविष्टि भयो' }, cancelled: null },
  },
  screens: {
    directCosts: documentKinds.DIRECT_COST.screen,
    purchaseCosts: '/purchase-setup/landing-cost-setup/:purchaseSetupId',
  },
  messages: directCostMessages,
} as const satisfies DocumentContract;
