import { messages } from '../../messages.ts';

/** What the server says of invoices; the screens' own texts stand in invoice-screen.messages.ts. */
export const invoiceMessages = messages('invoice', {
  savedDraft: { en: 'Draft saved', ne: 'मस्यौदा सुरक्षित भयो' },
  issued: { en: 'Invoice {number} issued', ne: 'बिल {number} जारी भयो' },
  cancelled: { en: 'Invoice {number} cancelled', ne: 'बिल {number} रद्द भयो' },
  draftRemoved: { en: 'Draft deleted', ne: 'मस्यौदा मेटियो' },
  customerUnknown: { en: 'This customer does not exist', ne: 'यो ग्राहक भेटिएन' },
  customerInactive: { en: 'This customer is inactive', ne: 'यो ग्राहक निष्क्रिय छ' },
  issuedImmutable: {
    en: 'An issued invoice is not changed: a credit note corrects it',
    ne: 'जारी भएको बिल फेरिँदैन: यसलाई क्रेडिट नोटले सच्याउँछ',
  },
  notCancellable: {
    en: 'It was printed or shared, so it stays: a credit note corrects it',
    ne: 'छापिएको वा पठाइएको बिल रद्द हुँदैन: यसलाई क्रेडिट नोटले सच्याउँछ',
  },
  monthOver: {
    en: 'It is of a month that is over, so it stays: a credit note corrects it',
    ne: 'बितेको महिनाको बिल रद्द हुँदैन: यसलाई क्रेडिट नोटले सच्याउँछ',
  },
  paidNotCancellable: {
    en: 'It is paid: delete receipt {receipts} first, then cancel the invoice',
    ne: 'यो बिलको भुक्तानी भइसकेको छ: पहिले रसिद {receipts} मेटाउनुहोस्, अनि बिल रद्द गर्नुहोस्',
  },
  paymentForbidden: {
    en: 'You may not take payments: issue it on credit',
    ne: 'तपाईंलाई रकम बुझ्ने अधिकार छैन: उधारोमा जारी गर्नुहोस्',
  },
  cashOnly: {
    en: 'The cash customer pays at once: choose how, or enter the customer by name',
    ne: 'नगद ग्राहकले तत्काल तिर्नुपर्छ: माध्यम छान्नुहोस्, वा ग्राहक नामबाट थप्नुहोस्',
  },
  tenderedBelow: {
    en: 'Less than the total: issue it on credit and receive the part',
    ne: 'जम्मा रकमभन्दा कम छ: उधारोमा जारी गरी आएको जति रकम बुझ्नुहोस्',
  },
  tenderedBelowCash: { en: 'Less than what is paid in cash', ne: 'नगदमा तिर्ने रकमभन्दा कम छ' },
  paymentsAbove: { en: 'More than the total is paid', ne: 'जम्मा रकमभन्दा बढी भुक्तानी भयो' },
  paymentsMany: { en: 'At most 6 payments', ne: 'बढीमा ६ वटा भुक्तानी' },
  paymentsOfMixed: {
    en: 'The parts are told of an invoice that is paid in several modes, and of no other',
    ne: 'धेरै माध्यमबाट तिरिने बिलमा मात्र, र त्यसमा सधैँ, हरेक माध्यमको रकम दिनुहोस्',
  },
  cashOnce: { en: 'Cash is told once', ne: 'नगद एक पटक मात्र दिनुहोस्' },
  mixedWhenIssued: {
    en: 'How it is paid in parts is told when it is issued',
    ne: 'धेरै माध्यमको भुक्तानी बिल जारी गर्दा मात्र दिनुहोस्',
  },
  tenderedInCash: { en: 'Change is given for cash only', ne: 'फिर्ता नगदमा मात्र दिइन्छ' },
  declared: { en: 'Declaration noted', ne: 'प्रज्ञापनपत्र राखियो' },
  notDeclared: {
    en: 'Only an issued export is declared to the customs',
    ne: 'जारी भएको निकासीको बिलमा मात्र प्रज्ञापनपत्र राखिन्छ',
  },
  copied: { en: 'Copied into a draft of today', ne: 'आजको मस्यौदामा प्रतिलिपि बन्यो' },
  draftNotPrinted: { en: 'A draft is not printed', ne: 'मस्यौदा छापिँदैन' },
  repeatedOnCredit: {
    en: 'Only an invoice on credit is issued by itself',
    ne: 'उधारो बिल मात्र आफैँ जारी हुन्छ',
  },
  repeatedShort: {
    en: 'There is not enough in stock: {names}',
    ne: 'मौज्दात पुगेन: {names}',
  },
  repeatedOversold: {
    en: 'There is not enough in stock to issue it by itself',
    ne: 'आफैँ जारी गर्न मौज्दात पुगेन',
  },
});
