import { messages } from '../../messages.ts';

/** What the server says of landed costs; the screens' own texts stand in direct-cost-screen.messages.ts. */
export const directCostMessages = messages('directCost', {
  saved: { en: 'Landed costs saved', ne: 'सामान ल्याउँदाका खर्च सुरक्षित भए' },
  cancelled: { en: 'Landed cost cancelled', ne: 'सामान ल्याउँदाको खर्च रद्द भयो' },
  costsMissing: { en: 'Add at least one cost', ne: 'कम्तीमा एउटा खर्च थप्नुहोस्' },
  costsMany: { en: 'At most 20 costs at once', ne: 'एकै पटक बढीमा २० खर्च' },
  ofFinalOnly: {
    en: 'Costs are added to a purchase that is entered and in force',
    ne: 'प्रविष्टि भई लागू रहेको खरिदमा मात्र खर्च थप्न मिल्छ',
  },
  noGoods: { en: 'This purchase has no goods that were brought home', ne: 'यस खरिदमा ल्याइएको सामान छैन' },
  beforePurchase: { en: 'It cannot be before the day of the purchase', ne: 'खरिदको मितिअघिको हुन सक्दैन' },
  vatNotTaken: {
    en: 'Set off only by a business with VAT: of a vendor with VAT, or of an import',
    ne: 'भ्याट दर्ता भएको व्यवसायले मात्र, भ्याट दर्ता विक्रेता वा पैठारीको भ्याट मिलान गर्न पाउँछ',
  },
  billForVat: {
    en: 'VAT needs the number of the paper that shows it',
    ne: 'भ्याट मिलानका लागि त्यो देखाउने कागजको नम्बर चाहिन्छ',
  },
  paymentForbidden: {
    en: 'You may not make payments: leave it due',
    ne: 'तपाईंलाई रकम तिर्ने अधिकार छैन: बाँकी राख्नुहोस्',
  },
  notCancellable: { en: 'It is cancelled already', ne: 'यो पहिले नै रद्द भइसकेको छ' },
  monthOver: {
    en: 'It is of a month that is over and stays',
    ne: 'बितेको महिनाको खर्च रद्द हुँदैन',
  },
  paidFirst: { en: 'It is paid: delete its payment first', ne: 'भुक्तानी भइसकेको छ: पहिले त्यो मेटाउनुहोस्' },
});
