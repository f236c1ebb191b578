import { messages } from '../../messages.ts';

/** What the server says of invoices; the screens' own texts stand in invoice-screen.messages.ts. */
export const invoiceMessages = messages('invoice', {
  savedDraft: { en: 'Draft saved', ne: 'मस्यौदा सुरक्षित भयो' },
  issued: { en: 'Invoice {number} issued', ne: 'बिल {number} जारी भयो' },
  cancelled: { en: 'Invoice {number} cancelled', ne: 'बिल {number} रद्द भयो' },
  draftRemoved: { en: 'Draft deleted', ne: 'मस्यौदा मेटियो' },
  linesMissing: { en: 'Add at least one line', ne: 'कम्तीमा एउटा सामान थप्नुहोस्' },
  linesMany: { en: 'At most 500 lines', ne: 'बढीमा ५०० हरफ' },
  issuedFuture: { en: 'The bill date cannot be in the future', ne: 'बिल मिति आजपछिको हुन सक्दैन' },
  quantityNotPositive: { en: 'The quantity must be above 0', ne: 'परिमाण ० भन्दा बढी हुनुपर्छ' },
  rateNotPositive: { en: 'The rate must be above 0', ne: 'दर ० भन्दा बढी हुनुपर्छ' },
  discountAboveLine: { en: 'The discount is above the line', ne: 'छुट हरफको रकमभन्दा बढी भयो' },
  discountAboveTotal: { en: 'The discount is above the total', ne: 'छुट जम्मा रकमभन्दा बढी भयो' },
  totalTooLarge: { en: 'The total is too large', ne: 'जम्मा रकम धेरै ठूलो भयो' },
  totalNotPositive: { en: 'The total must be above 0', ne: 'जम्मा रकम ० भन्दा बढी हुनुपर्छ' },
  customerUnknown: { en: 'This customer does not exist', ne: 'यो ग्राहक भेटिएन' },
  customerInactive: { en: 'This customer is inactive', ne: 'यो ग्राहक निष्क्रिय छ' },
  itemUnknown: { en: 'This item does not exist', ne: 'यो सामान भेटिएन' },
  itemInactive: { en: 'This item is inactive', ne: 'यो सामान निष्क्रिय छ' },
  serviceUnknown: { en: 'This service does not exist', ne: 'यो सेवा भेटिएन' },
  serviceInactive: { en: 'This service is inactive', ne: 'यो सेवा निष्क्रिय छ' },
  stockShort: { en: 'Only {available} in stock', ne: 'मौज्दात {available} मात्र छ' },
  issuedImmutable: {
    en: 'An issued invoice is not changed; correct it with a credit note',
    ne: 'जारी भएको बिल फेरिँदैन; क्रेडिट नोटबाट सच्याउनुहोस्',
  },
  draftOnly: { en: 'Only a draft can be deleted', ne: 'मस्यौदा मात्र मेट्न मिल्छ' },
  notCancellable: {
    en: 'It was printed, shared or paid; correct it with a credit note',
    ne: 'छापिएको, पठाइएको वा भुक्तानी भएको बिल रद्द हुँदैन; क्रेडिट नोटबाट सच्याउनुहोस्',
  },
  draftNotPrinted: { en: 'A draft is not printed', ne: 'मस्यौदा छापिँदैन' },
});
