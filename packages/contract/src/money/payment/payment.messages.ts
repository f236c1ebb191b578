import { messages } from '../../messages.ts';

/** What the server says of payments; the dialog's own texts stand in payment-dialog.messages.ts. */
export const paymentMessages = messages('payment', {
  saved: { en: 'Payment saved', ne: 'भुक्तानी सुरक्षित भयो' },
  aboveDue: { en: 'cannot be greater than due amount', ne: 'बाँकी रकमभन्दा बढी हुन सक्दैन' },
  beforeOpening: {
    en: 'What was paid before an opening due was taken over is taken off it already',
    ne: 'अघिल्लो बाँकी सारेको मितिभन्दा अघि तिरेको रकम त्यसमा घटिसकेको हुन्छ',
  },
  beforeBill: { en: 'The date cannot be before the document date', ne: 'मिति बिल मितिभन्दा अघि हुन सक्दैन' },
  rowsMissing: { en: 'Add at least one payment', ne: 'कम्तीमा एउटा भुक्तानी थप्नुहोस्' },
  rowsMany: { en: 'At most 50 payments at once', ne: 'एक पटकमा बढीमा ५० भुक्तानी' },
  totalDiffers: { en: 'The total is not the sum of the rows', ne: 'जम्मा रकम हरफहरूको जोडसँग मिलेन' },
  notOpen: { en: 'A draft or cancelled document takes no payment', ne: 'मस्यौदा वा रद्द बिलमा भुक्तानी हुँदैन' },
  alreadyPaid: { en: 'This document is paid', ne: 'यो बिलको भुक्तानी भइसकेको छ' },
  advanceMissing: { en: 'There is not that much in advance', ne: 'त्यति अग्रिम छैन' },
  advanceEarly: {
    en: 'There was not that much in advance by this day: choose a later one',
    ne: 'त्यो दिनसम्म त्यति अग्रिम थिएन: पछिको मिति छान्नुहोस्',
  },
  advanceAbove: {
    en: 'An advance can only pay what is due',
    ne: 'अग्रिमले बाँकी रकम मात्र तिर्न मिल्छ',
  },
  advanceUsed: {
    en: 'The advance of this receipt has been used: delete the payments made out of it first',
    ne: 'यस रसिदको अग्रिम प्रयोग भइसकेको छ: पहिले त्यसबाट गरिएका भुक्तानी मेटाउनुहोस्',
  },
  advanceOfCustomer: { en: 'What the business owes by it is not paid by an advance', ne: 'यसको रकम अग्रिमबाट तिरिँदैन' },
  nothingOpen: {
    en: 'Choose another document: this one is of another customer or outlet',
    ne: 'अर्को कागजात छान्नुहोस्: यो अर्कै ग्राहक वा आउटलेटको हो',
  },
  allocationTwice: { en: 'This document is named twice', ne: 'यो कागजात दुई पटक परेको छ' },
  allocationsAbove: { en: 'More is given out than is paid', ne: 'तिरेकोभन्दा बढी बाँडिएको छ' },
  allocationsMany: { en: 'At most 100 documents at once', ne: 'एक पटकमा बढीमा १०० कागजात' },
  notEditable: {
    en: 'A payment is changed only while its document is active and not paid, and not where an invoice was issued with it: delete it with a reason and enter it anew',
    ne: 'बिल सक्रिय र बाँकी हुँदा मात्र भुक्तानी फेर्न मिल्छ, बिल जारी गर्दाकै भुक्तानी मिल्दैन: कारणसहित मेटाएर नयाँ भुक्तानी राख्नुहोस्',
  },
  targetChanged: {
    en: 'A payment stays with its customer or vendor and its document: delete it and enter it anew',
    ne: 'भुक्तानी आफ्नै ग्राहक वा विक्रेता र बिलको रहन्छ: मेटाएर नयाँ बनाउनुहोस्',
  },
  otherYear: {
    en: 'This number is of the fiscal year {year}: delete it and enter it anew',
    ne: 'यो नम्बर आर्थिक वर्ष {year}को हो: मेटाएर नयाँ बनाउनुहोस्',
  },
  accountOfOtherMode: {
    en: 'Choose an account of this mode: cash goes into a cash box, online payments into a bank account or wallet, cheques into a bank account',
    ne: 'यो तरिकाको खाता छान्नुहोस्: नगद नगद बाकसमा, अनलाइन रकम बैंक खाता वा वालेटमा, चेक बैंक खातामा जान्छ',
  },
  accountInactive: {
    en: 'This account is not in use: choose another one',
    ne: 'यो खाता निष्क्रिय छ: अर्को खाता छान्नुहोस्',
  },
  accountOfOtherOutlet: {
    en: 'This account is of another outlet: choose another one',
    ne: 'यो खाता अर्कै आउटलेटको हो: अर्को खाता छान्नुहोस्',
  },
  alreadyRemoved: { en: 'This payment has been deleted', ne: 'यो भुक्तानी मेटिसकेको छ' },
  removed: { en: 'Payment deleted', ne: 'भुक्तानी मेटियो' },
});
