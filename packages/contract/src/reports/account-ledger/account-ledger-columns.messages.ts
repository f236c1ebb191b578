import { messages } from '../../messages.ts';

/** The heads and words of the books' own reports: ledger of an account and day book. */
export const accountLedgerColumns = messages('accountLedgerColumns', {
  title: { en: 'Ledger of an account', ne: 'खाता' },
  dayBook: { en: 'Day book', ne: 'दैनिक बही' },
  lines: { en: 'Lines: {count}', ne: '{count} हरफ' },
  account: { en: 'Account', ne: 'खाता' },
  category: { en: 'Category of income or expense', ne: 'आम्दानी वा खर्चको वर्ग' },
  what: { en: 'What', ne: 'विवरण' },
  number: { en: 'Number or heading', ne: 'नम्बर वा शीर्षक' },
  party: { en: 'Customer or vendor', ne: 'ग्राहक वा विक्रेता' },
  narration: { en: 'Narration', ne: 'कैफियत' },
  debit: { en: 'Debit (Rs)', ne: 'डेबिट (रु)' },
  credit: { en: 'Credit (Rs)', ne: 'क्रेडिट (रु)' },
  balance: { en: 'Balance (Rs)', ne: 'बाँकी (रु)' },
  side: { en: 'Side', ne: 'डे / क्रे' },
  DR: { en: 'Dr', ne: 'डे' },
  CR: { en: 'Cr', ne: 'क्रे' },
  OPENING: { en: 'Opening balance', ne: 'अघिल्लो बाँकी' },
  CLOSING: { en: 'Closing balance', ne: 'अन्तिम बाँकी' },
  OTHER: { en: 'Other entry', ne: 'अन्य प्रविष्टि' },
  hint: {
    en: 'The ledger of cash is the cash book, that of the bank the bank book. Accounts of income and expense begin anew with each fiscal year.',
    ne: 'नगदको खाता नगदी किताब र बैंकको खाता बैंक किताब हो। आम्दानी र खर्चका खाता हरेक आर्थिक वर्षमा शून्यबाट सुरु हुन्छन्।',
  },
  dayBookHint: {
    en: 'Every line of every entry in the order in which it was posted; those of one document stand together.',
    ne: 'हरेक प्रविष्टिका सबै हरफ प्रविष्टि भएकै क्रममा; एउटै कागजातका हरफ सँगै छन्।',
  },
});
