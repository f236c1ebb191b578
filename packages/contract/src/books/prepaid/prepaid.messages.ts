import { messages } from '../../messages.ts';

/** What the server says of prepaid expenses. */
export const prepaidMessages = messages('prepaid', {
  saved: { en: 'Prepaid expense saved', ne: 'अग्रिम खर्च सुरक्षित भयो' },
  removed: { en: 'Prepaid expense removed from the register', ne: 'अग्रिम खर्च सूचीबाट हट्यो' },
  posted: { en: 'Months posted: {months}', ne: 'प्रविष्टि भएका महिना: {months}' },
  takenBack: { en: '{month} of {name} taken back', ne: '{name}: {month}को प्रविष्टि रद्द भयो' },
  monthOdd: { en: 'Write a BS month as 2083-04', ne: 'महिना २०८३-०४ जसरी राख्नुहोस्' },
  monthUnknown: { en: 'The calendar does not have this month', ne: 'यो महिना पात्रोमा छैन' },
  monthsBackwards: { en: 'The last month comes before the first', ne: 'अन्तिम महिना पहिलो महिनाभन्दा अघि छ' },
  monthsMany: { en: 'It can be spread over 120 months at most', ne: 'बढीमा १२० महिनामा बाँड्न मिल्छ' },
  monthLongAgo: { en: 'That is more than 120 months ago', ne: 'यो १२० महिनाभन्दा अघिको हो' },
  accountChanged: {
    en: 'The expense account of {name} is no longer one, or out of use: choose another there first',
    ne: '{name}को खर्च खाता अब मिल्दैन वा निष्क्रिय छ: पहिले त्यहाँ अर्को खाता छान्नुहोस्',
  },
  notExpense: { en: 'Choose an account of expense', ne: 'खर्चको खाता छान्नुहोस्' },
  tooSmall: {
    en: 'Each month needs a paisa at least; months: {months}',
    ne: 'हरेक महिनाको भाग चाहिन्छ: {months} महिनालाई यो रकम पुग्दैन',
  },
  lessThanTaken: {
    en: 'Months of Rs {amount} are posted: it cannot be less',
    ne: 'रु {amount}का महिना प्रविष्टि भइसके: योभन्दा कम हुँदैन',
  },
  allTaken: {
    en: 'All its months are posted: it stays Rs {amount}, or gets further months',
    ne: 'सबै महिना प्रविष्टि भइसके: रकम रु {amount} नै रहन्छ, वा महिना थप्नुहोस्',
  },
  monthTaken: {
    en: '{month} is posted: take it back first',
    ne: '{month} प्रविष्टि भइसक्यो: पहिले त्यो रद्द गर्नुहोस्',
  },
  begun: {
    en: 'Months of it are posted: take them back first',
    ne: 'यसका महिना प्रविष्टि भइसके: पहिले ती रद्द गर्नुहोस्',
  },
  nothingDue: { en: 'No month is over that is not posted', ne: 'प्रविष्टि हुन बाँकी महिना छैन' },
  notLast: {
    en: 'Only the month that was posted last is taken back',
    ne: 'अन्तिममा प्रविष्टि भएको महिना मात्र रद्द हुन्छ',
  },
});
