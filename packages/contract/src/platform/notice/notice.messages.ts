import { messages } from '../../messages.ts';

/** What notices say, at the bell, in e-mails and in messages to a phone, and what the server says of choosing them. */
export const noticeMessages = messages('notice', {
  collectToday: {
    en: 'To be collected today: {count} {count|invoice|invoices}, Rs {amount}',
    ne: 'आज उठाउनुपर्ने: {count} बिल, रु {amount}',
  },
  collectOverdue: {
    en: 'Overdue from customers: {count} {count|invoice|invoices}, Rs {amount}',
    ne: 'ग्राहकबाट भाका नाघेको: {count} बिल, रु {amount}',
  },
  payToday: {
    en: 'To be paid today: {count} {count|purchase|purchases}, Rs {amount}',
    ne: 'आज तिर्नुपर्ने: {count} बिल, रु {amount}',
  },
  payOverdue: {
    en: 'Overdue to vendors: {count} {count|purchase|purchases}, Rs {amount}',
    ne: 'विक्रेतालाई तिर्ने भाका नाघेको: {count} बिल, रु {amount}',
  },
  promisedToday: {
    en: 'Promised for today: {count} {count|customer|customers}, Rs {amount}',
    ne: 'आज तिर्ने भनेका: {count} ग्राहक, रु {amount}',
  },
  promisesBroken: {
    en: 'Promises broken: {count} {count|customer|customers}, Rs {amount}',
    ne: 'वाचा पूरा नगरेका: {count} ग्राहक, रु {amount}',
  },
  chequesToDeposit: {
    en: 'To be deposited: {count} {count|cheque|cheques} in hand, Rs {amount}',
    ne: 'बैंकमा जम्मा गर्नुपर्ने: {count} चेक, रु {amount}',
  },
  chequesToPay: {
    en: 'Cheques that you gave of today: {count} {count|cheque|cheques}, Rs {amount}',
    ne: 'आजको मिति परेका दिएका चेक: {count}, रु {amount}',
  },
  lowStock: { en: 'Low stock: {count} {count|item|items}', ne: 'मौज्दात थोरै: {count} सामान' },
  waiting: { en: 'Waits for your approval: {name}, Rs {amount}', ne: 'तपाईंको स्वीकृति पर्खिंदै: {name}, रु {amount}' },
  sharingFailed: {
    en: 'Some messages to customers were not sent',
    ne: 'ग्राहकलाई पठाउन नसकिएका सन्देश छन्',
  },
  reminderFailed: { en: 'Some reminders were not sent', ne: 'पठाउन नसकिएका ताकेता छन्' },
  reportFailed: { en: 'Some reports by e-mail were not sent', ne: 'इमेलमा पठाउन नसकिएका प्रतिवेदन छन्' },
  noticeFailed: { en: 'A notice to you by e-mail or SMS was not sent', ne: 'तपाईंलाई इमेल वा एसएमएसमा सूचना पठाउन सकिएन' },
  scheduleStopped: { en: 'A report stopped going by e-mail: {name}', ne: 'इमेलमा जाने प्रतिवेदन रोकियो: {name}' },
  fileFailed: { en: 'The file of a long report was not made', ne: 'लामो प्रतिवेदनको फाइल बनेन' },
  asked: { en: '{name} asks a question on a record', ne: '{name}ले एउटा विवरणमा प्रश्न गर्नुभयो' },
  answered: { en: '{name} answered your question', ne: '{name}ले तपाईंको प्रश्नको जवाफ दिनुभयो' },
  counterRefused: {
    en: '{count} {count|invoice|invoices} of counter {name} could not be posted',
    ne: 'काउन्टर {name}का {count} बिल प्रविष्टि भएनन्',
  },
  counterKept: {
    en: '{count} {count|invoice|invoices} of counter {name} came and still {count|waits|wait} to be posted',
    ne: 'काउन्टर {name}का {count} बिल आएका छन्, तर अझै प्रविष्टि भएका छैनन्',
  },
  counterNewer: {
    en: 'What counter {name} sold is not taken: its device is newer than the server',
    ne: 'काउन्टर {name}का बिल लिइएका छैनन्: त्यसको यन्त्र सर्भरभन्दा नयाँ छ',
  },
  counterFrozen: { en: 'Counter {name} is frozen: it sells no more', ne: 'काउन्टर {name} रोकियो: अब बेच्दैन' },
  importFailed: { en: 'An import was not stored: {name}', ne: 'ल्याएको डाटा राख्न सकिएन: {name}' },
  cbmsStopped: {
    en: 'No invoice goes to CBMS any more until you have looked at its settings',
    ne: 'सीबीएमएसमा बिल जान रोकिएको छ: त्यसको सेटिङ हेर्नुहोस्',
  },
  cbmsSilent: {
    en: 'CBMS has not answered for hours: invoices and returns wait',
    ne: 'सीबीएमएसबाट घण्टौँदेखि जवाफ आएको छैन: बिल र फिर्ता पर्खिरहेका छन्',
  },
  cbmsFailed: {
    en: 'Not told to CBMS: {count} {count|invoice or return|invoices and returns}',
    ne: 'सीबीएमएसमा नगएका बिल र फिर्ता: {count}',
  },
  rightsEnding: { en: 'Some people’s rights end within 7 days', ne: '७ दिनभित्र कसैका अधिकार सकिन्छन्' },
  ownRightsEnding: {
    en: 'Your role {name} ends in {count} {count|day|days}',
    ne: 'तपाईंको भूमिका {name} {count} दिनमा सकिन्छ',
  },
  ownRightsEndToday: { en: 'Your role {name} ends today', ne: 'तपाईंको भूमिका {name} आज सकिन्छ' },
  vatDue: {
    en: 'The VAT return of {name} is due in {count} {count|day|days}',
    ne: '{name}को भ्याट विवरण बुझाउने म्याद {count} दिन बाँकी छ',
  },
  vatDueToday: {
    en: 'The VAT return of {name} is due today',
    ne: '{name}को भ्याट विवरण बुझाउने म्याद आज हो',
  },
  vatUnpaid: {
    en: 'VAT of {name}, Rs {amount}, is to be paid in {count} {count|day|days}',
    ne: '{name}को भ्याट रु {amount} दाखिला गर्ने म्याद {count} दिन बाँकी छ',
  },
  vatUnpaidToday: {
    en: 'VAT of {name}, Rs {amount}, is to be paid today',
    ne: '{name}को भ्याट रु {amount} दाखिला गर्ने म्याद आज हो',
  },
  vatUnpaidLate: {
    en: 'VAT of {name}, Rs {amount}, was to be paid {count} {count|day|days} ago',
    ne: '{name}को भ्याट रु {amount} दाखिला गर्ने म्याद नाघेको {count} दिन भयो',
  },
  tdsDue: {
    en: 'TDS of {name}, Rs {amount}, is to be paid in {count} {count|day|days}',
    ne: '{name}को कर कट्टी रु {amount} दाखिला गर्ने म्याद {count} दिन बाँकी छ',
  },
  tdsDueToday: {
    en: 'TDS of {name}, Rs {amount}, is to be paid today',
    ne: '{name}को कर कट्टी रु {amount} दाखिला गर्ने म्याद आज हो',
  },
  yearEnding: {
    en: 'The fiscal year {name} ends in {count} {count|day|days}',
    ne: 'आर्थिक वर्ष {name} {count} दिनमा सकिन्छ',
  },
  mailSubject: { en: '{seller}: {count} {count|notice|notices}', ne: '{seller}: {count} सूचना' },
  mailGreeting: { en: 'Dear {name},', ne: '{name} ज्यू,' },
  mailEnd: {
    en: 'You chose to get this. What comes by which way can be changed at the bell.',
    ne: 'तपाईंले छानेकाले यो आएको हो। के कसरी आउने, घण्टीमा गएर फेर्न सकिन्छ।',
  },
  smsMore: { en: 'and {count} more', ne: 'र अरू {count}' },
  noEmail: {
    en: 'No e-mail goes out here, or your profile has no address',
    ne: 'यहाँबाट इमेल जाँदैन, वा तपाईंको प्रोफाइलमा इमेल छैन',
  },
  noSms: {
    en: 'No SMS goes out here, or your profile has no mobile number',
    ne: 'यहाँबाट एसएमएस जाँदैन, वा तपाईंको प्रोफाइलमा मोबाइल नम्बर छैन',
  },
  chosen: { en: 'Your choice is kept', ne: 'तपाईंको रोजाइ राखियो' },
});
