import { messages } from '../../messages.ts';

/** What the server says of what is paid to the tax office, of whatever tax. */
export const taxOfficeMessages = messages('taxOffice', {
  beforeMonth: { en: 'Choose a day from {day} on', ne: '{day} वा त्यसपछिको मिति छान्नुहोस्' },
  aboveLeft: { en: 'Rs {amount} of the month are left to pay', ne: 'महिनाको तिर्न बाँकी रु {amount} मात्र छ' },
  notMoney: {
    en: 'Choose a cash box, bank account or wallet that is in use',
    ne: 'चालु नगद बाकस, बैंक खाता वा वालेट छान्नुहोस्',
  },
  alreadyCancelled: { en: 'This payment has been taken back', ne: 'यो दाखिला रद्द भइसकेको छ' },
});
