import { messages } from '../../messages.ts';

/** What the server says of reminders, and what they say to customers. */
export const reminderMessages = messages('reminder', {
  ruleSaved: { en: 'Reminders saved', ne: 'ताकेताको नियम सुरक्षित भयो' },
  handed: { en: 'WhatsApp: the text is ready', ne: 'WhatsApp: पठाउने सन्देश तयार भयो' },
  issuedOnly: {
    en: 'Only what is issued is owed: issue it first',
    ne: 'जारी भएको मात्र बाँकी हुन्छ: पहिले जारी गर्नुहोस्',
  },
  cancelled: { en: 'It is cancelled, so nothing is due', ne: 'यो रद्द भइसकेको छ, त्यसैले केही बाँकी छैन' },
  nothingDue: { en: 'Nothing is due any more', ne: 'अब केही तिर्न बाँकी छैन' },
  tooSoon: {
    en: 'This customer was reminded at {time}: again after an hour at the earliest',
    ne: 'यो ग्राहकलाई {time} बजे ताकेता गरिसकियो: एक घण्टापछि मात्र फेरि गर्न मिल्छ',
  },
  daysBeforeWrong: {
    en: 'Up to six days from 0 to 30, with commas between: 3, 0',
    ne: '० देखि ३० सम्मका बढीमा छ दिन, बीचमा अल्पविराम राखेर: ३, ०',
  },
  daysAfterWrong: {
    en: 'Up to six days from 1 to 90, with commas between: 1, 7, 15',
    ne: '१ देखि ९० सम्मका बढीमा छ दिन, बीचमा अल्पविराम राखेर: १, ७, १५',
  },
  noDays: { en: 'Say on which days', ne: 'कुन दिनमा ताकेता गर्ने, राख्नुहोस्' },
  hourWrong: { en: 'An hour from 0 to 19', ne: '० देखि १९ सम्मको घण्टा' },
  mailSubject: { en: 'Reminder from {seller}: Rs {due} due', ne: '{seller}: रु {due} तिर्न बाँकी' },
  mailGreeting: { en: 'Dear {customer},', ne: '{customer}ज्यू,' },
  before: {
    en: 'Rs {due} of {seller} invoice {number} is due on {day}.',
    ne: '{seller}को बिल {number}मध्ये रु {due} तिर्ने भाका {day} हो।',
  },
  today: {
    en: 'Rs {due} of {seller} invoice {number} is due today, {day}.',
    ne: '{seller}को बिल {number}मध्ये रु {due} तिर्ने भाका आज, {day} हो।',
  },
  yesterday: {
    en: 'Rs {due} of {seller} invoice {number} was due yesterday, {day}. Please pay.',
    ne: '{seller}को बिल {number}मध्ये रु {due} तिर्ने भाका हिजो, {day} थियो। कृपया भुक्तानी गरिदिनुहोला।',
  },
  late: {
    en: 'Rs {due} of {seller} invoice {number} was due on {day}, {days} {days|day|days} ago. Please pay.',
    ne: '{seller}को बिल {number}मध्ये रु {due} तिर्ने भाका {day} थियो, {days} दिन नाघ्यो। कृपया भुक्तानी गरिदिनुहोला।',
  },
  all: {
    en: 'You owe {seller} Rs {due}.',
    ne: '{seller}लाई तपाईंले तिर्न बाँकी रु {due} छ।',
  },
  allLate: {
    en: 'You owe {seller} Rs {due}, of which Rs {overdue} is overdue. Please pay.',
    ne: '{seller}लाई तपाईंले तिर्न बाँकी रु {due} छ, जसमध्ये रु {overdue}को भाका नाघिसक्यो। कृपया भुक्तानी गरिदिनुहोला।',
  },
  link: { en: 'See it here: {address}', ne: 'यहाँ हेर्नुहोस्: {address}' },
  statementSubject: { en: 'Statement of {month} from {seller}', ne: '{seller}: {month}को हिसाब विवरण' },
  statementText: {
    en: 'Dear {customer},\n\nattached is your statement of {month}. It closes with Rs {balance}.',
    ne: '{customer}ज्यू,\n\n{month}को हिसाब विवरण यसैसाथ पठाइएको छ। अन्तिम बाँकी रु {balance} छ।',
  },
});
