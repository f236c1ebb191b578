import { messages } from '../../messages.ts';

/** What the server says of opening dues. */
export const openingDueMessages = messages('openingDue', {
  saved: { en: 'Opening due saved', ne: 'अघिल्लो बाँकी बिल सुरक्षित भयो' },
  cancelled: { en: 'Opening due cancelled', ne: 'अघिल्लो बाँकी बिल रद्द भयो' },
  beforeBill: {
    en: 'It cannot be owed as at a day before its bill',
    ne: 'बिल मितिभन्दा अघिको बाँकी हुन सक्दैन',
  },
  numberKnown: {
    en: 'This bill of theirs is entered already, for the fiscal year of its date',
    ne: 'यो आर्थिक वर्षमा यिनको यही नम्बरको बिल पहिले नै छ',
  },
  numberKnownAs: { en: 'Entered already: {document} of {date}', ne: 'पहिले नै छ: {document}, {date}' },
  numberNone: { en: 'Write the number that stands on the bill', ne: 'बिलमा भएको नम्बर लेख्नुहोस्' },
  partyStays: {
    en: 'It stays with customers, or with vendors: cancel it and enter it there',
    ne: 'ग्राहकको बिल विक्रेताको बनाउन मिल्दैन: रद्द गरेर त्यहाँ राख्नुहोस्',
  },
  notEditable: {
    en: 'Only an active one on which nothing is paid can be corrected or cancelled',
    ne: 'सक्रिय र केही नतिरेको मात्र सच्याउन वा रद्द गर्न मिल्छ',
  },
  dayLocked: {
    en: 'It is owed as at a day that is locked; it stays as it is',
    ne: 'यो बाँकीको मिति बन्द भइसकेको छ; यो फेरिँदैन',
  },
});
