import { messages } from '../../messages.ts';

/** What the server says of loans. */
export const loanMessages = messages('loan', {
  saved: { en: 'Loan saved', ne: 'ऋण सुरक्षित भयो' },
  removed: { en: 'Loan removed from the register', ne: 'ऋण सूचीबाट हट्यो' },
  paid: { en: 'Payment of {name} posted', ne: '{name}को भुक्तानी प्रविष्टि भयो' },
  takenBack: { en: 'Payment of {name} taken back', ne: '{name}को भुक्तानी रद्द भयो' },
  instalmentsOdd: { en: 'Between 1 and 480 instalments', ne: '१ देखि ४८० किस्तासम्म हुन्छ' },
  calendarEnds: {
    en: 'The calendar does not reach until the last instalment',
    ne: 'पात्रो अन्तिम किस्तासम्म पुग्दैन',
  },
  dueEarly: {
    en: 'Interest counts from {day}: the instalment is due on a later day',
    ne: 'ब्याज {day}देखि लाग्छ: किस्ता त्यसपछिको दिन हुन्छ',
  },
  nothingUntilEnd: {
    en: 'Without interest nothing is paid until the end: write one instalment',
    ne: 'ब्याज नभएकोमा अन्त्यसम्म केही तिर्नु पर्दैन: एक किस्ता राख्नुहोस्',
  },
  notLoanAccount: {
    en: 'Choose an account of your own in the group “Loans”',
    ne: '"ऋण" समूहको आफ्नो खाता छान्नुहोस्',
  },
  accountTaken: {
    en: 'Another loan has this account: each needs its own',
    ne: 'यो खाता अर्को ऋणको हो: हरेक ऋणको आफ्नै खाता चाहिन्छ',
  },
  notExpense: {
    en: 'Choose an account of expense for the interest',
    ne: 'ब्याजका लागि खर्चको खाता छान्नुहोस्',
  },
  begun: {
    en: 'Payments of it are posted: take them back first',
    ne: 'यसका भुक्तानी प्रविष्टि भइसके: पहिले ती रद्द गर्नुहोस्',
  },
  lessThanRepaid: {
    en: 'Rs {amount} is paid back: it cannot be less',
    ne: 'रु {amount} तिरिसकियो: योभन्दा कम हुँदैन',
  },
  nothingPaid: { en: 'Write what is paid', ne: 'तिरेको रकम राख्नुहोस्' },
  moreThanOwed: { en: 'Rs {amount} is owed: no more is paid back', ne: 'तिर्न बाँकी रु {amount} मात्र छ' },
  paidEarly: {
    en: 'It cannot be before {day}, when the loan began or was last paid',
    ne: '{day}अघिको हुँदैन: त्यस दिन ऋण सुरु भयो वा अघिल्लो भुक्तानी भयो',
  },
  paidOff: {
    en: 'Nothing is owed of this loan: only interest and charges are paid, without an instalment',
    ne: 'यो ऋणमा साँवा बाँकी छैन: किस्ताबाहेक ब्याज र शुल्क मात्र तिर्न मिल्छ',
  },
  paidMeanwhile: {
    en: 'Another payment was posted meanwhile: look at the loan again',
    ne: 'यसबीच अर्को भुक्तानी प्रविष्टि भयो: ऋण फेरि हेर्नुहोस्',
  },
  accountChanged: {
    en: 'The account of {name} or of its interest is out of use or in another group: put it right in the chart of accounts, or choose another one for the interest at the loan',
    ne: '{name}को वा यसको ब्याजको खाता निष्क्रिय वा अर्को समूहमा छ: खाता सूचीमा मिलाउनुहोस्, वा ऋणमा ब्याजको अर्को खाता छान्नुहोस्',
  },
  notLast: {
    en: 'Only the payment that was posted last is taken back',
    ne: 'अन्तिममा प्रविष्टि भएको भुक्तानी मात्र रद्द हुन्छ',
  },
});
