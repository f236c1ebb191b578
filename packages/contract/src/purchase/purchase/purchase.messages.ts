import { messages } from '../../messages.ts';

/** What the server says of purchase bills; the screens' own texts stand in purchase-screen.messages.ts. */
export const purchaseMessages = messages('purchase', {
  savedDraft: { en: 'Draft saved', ne: 'मस्यौदा सुरक्षित भयो' },
  issued: { en: 'Purchase bill {number} entered', ne: 'खरिद बिल {number} प्रविष्टि भयो' },
  cancelled: { en: 'Purchase bill {number} cancelled', ne: 'खरिद बिल {number} रद्द भयो' },
  copied: {
    en: 'Copied into a draft of today: enter the number of the new bill',
    ne: 'आजको मस्यौदामा प्रतिलिपि बन्यो: नयाँ बिलको नम्बर राख्नुहोस्',
  },
  draftRemoved: { en: 'Draft deleted', ne: 'मस्यौदा मेटियो' },
  finalImmutable: {
    en: 'A purchase bill that is entered is not changed: cancel it and enter it anew',
    ne: 'प्रविष्टि भइसकेको खरिद बिल फेरिँदैन: रद्द गरेर फेरि प्रविष्टि गर्नुहोस्',
  },
  notCancellable: { en: 'Only a bill that is in force can be cancelled', ne: 'लागू रहेको बिल मात्र रद्द गर्न मिल्छ' },
  monthOver: {
    en: 'It is of a month that is over: it can no longer be cancelled',
    ne: 'यो बितेको महिनाको बिल हो: अब रद्द हुँदैन',
  },
  paidNotCancellable: {
    en: 'It is paid: delete its payments first, then cancel it',
    ne: 'यो बिलको भुक्तानी भइसकेको छ: पहिले भुक्तानी मेटाउनुहोस्, अनि रद्द गर्नुहोस्',
  },
  costsFirst: {
    en: 'Costs were added to it: cancel those first',
    ne: 'यसमा सामान ल्याउँदाका खर्च थपिएका छन्: पहिले ती रद्द गर्नुहोस्',
  },
  goodsGone: {
    en: 'Goods of this bill are already sold: {items}',
    ne: 'यस बिलका सामान बेचिसकिएका छन्: {items}',
  },
  billForVat: {
    en: 'VAT is set off by the number of the bill that shows it',
    ne: 'भ्याट मिलान गर्न त्यो देखाउने बिलको नम्बर चाहिन्छ',
  },
  roundingLarge: { en: 'At most one rupee either way', ne: 'बढीमा एक रुपैयाँ तलमाथि' },
  categoryOfSpending: { en: 'This is no category of expenses', ne: 'यो खर्चको वर्ग होइन' },
});
