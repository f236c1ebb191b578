import { messages } from '../../messages.ts';

/** What the server says of telling the tax office's receiver. */
export const cbmsMessages = messages('cbms', {
  addressInvalid: {
    en: 'Write the address as it was given to you, such as https://cbms.example.com',
    ne: 'ठेगाना पाएजस्तै लेख्नुहोस्, जस्तै https://cbms.example.com',
  },
  addressPlain: {
    en: 'Only a receiver of your own network is called without encryption: write https://',
    ne: 'इन्क्रिप्सनबिना आफ्नै नेटवर्कमा मात्र मिल्छ: https:// लेख्नुहोस्',
  },
  addressPrivate: {
    en: 'This address is on a private network. Whoever runs the server can allow it in CBMS_ALLOW',
    ne: 'यो ठेगाना निजी नेटवर्कमा छ। सर्भर चलाउनेले CBMS_ALLOWमा राखे मिल्छ',
  },
  passwordNeeded: {
    en: 'Enter the password: it is kept for this user name and address alone',
    ne: 'पासवर्ड लेख्नुहोस्: पहिलेको पासवर्ड अर्कै प्रयोगकर्ता वा ठेगानाको हो',
  },
  notRegistered: {
    en: 'Only a business registered for VAT, with its PAN of nine digits in the profile, tells CBMS of its invoices',
    ne: 'भ्याटमा दर्ता भएको र प्रोफाइलमा ९ अङ्कको प्यान भएको व्यवसायले मात्र सीबीएमएसमा बिल पठाउँछ',
  },
  fromDayFar: {
    en: 'Choose a day from a year ago to a year ahead',
    ne: 'एक वर्ष अघिदेखि एक वर्ष पछिसम्मको मिति छान्नुहोस्',
  },
  notSetUp: { en: 'CBMS is not set up yet', ne: 'सीबीएमएसको सेटिङ अझै राखिएको छैन' },
  passwordAnew: {
    en: 'Enter the password anew in the settings: the one that is kept is not taken',
    ne: 'राखिएको पासवर्डले भएन: सेटिङमा फेरि लेख्नुहोस्',
  },
  isStopped: {
    en: 'Nothing is sent at the moment: see first to what the head of the screen says',
    ne: 'अहिले केही पठाइँदैन: पहिले स्क्रिनको माथि लेखिएको कारण हेर्नुहोस्',
  },
  isOff: { en: 'CBMS is turned off', ne: 'सीबीएमएस बन्द छ' },
  turnedOn: {
    en: 'Saved. Invoices and returns go to CBMS from now on',
    ne: 'सुरक्षित भयो। अब बिल र फिर्ता सीबीएमएसमा जान्छन्',
  },
  resumed: { en: 'What waits is being sent', ne: 'पर्खिरहेका बिल पठाइँदै छन्' },
  isHeld: { en: '{number} is held: it is not sent until you let it go', ne: '{number} रोकियो: नछोडेसम्म पठाइँदैन' },
  isReleased: { en: '{number} is let go: it is sent in its turn', ne: '{number} छोडियो: पालो आएपछि पठाइन्छ' },
  isRetried: { en: '{number} is being sent', ne: '{number} पठाइँदै छ' },
  isInLine: {
    en: '{number} stands in line: it is sent as soon as it can be',
    ne: '{number} पालोमा छ: मिल्नेबित्तिकै पठाइन्छ',
  },
  areRetried: {
    en: '{count} {count|invoice or return is|invoices and returns are} being sent',
    ne: '{count} बिल र फिर्ता पठाइँदै छन्',
  },
  isMarked: { en: '{number} is noted as told', ne: '{number} पठाइसकेको भनी राखियो' },
  notMarked: {
    en: 'Only what is held or has failed is noted as told',
    ne: 'रोकिएको वा असफल मात्र पठाइसकेको भनी राख्न मिल्छ',
  },
  beingSent: { en: 'It is being sent at this moment', ne: 'यो अहिले पठाइँदै छ' },
  notWaiting: { en: 'Only what waits or has failed is held', ne: 'पठाउन बाँकी वा असफल मात्र रोक्न मिल्छ' },
  notHeld: { en: 'Only what is held can be let go', ne: 'रोकिएको मात्र छोड्न मिल्छ' },
  notRetried: { en: 'Only what waits or has failed is sent now', ne: 'पठाउन बाँकी वा असफल मात्र अहिले पठाउन मिल्छ' },
  cannotCancel: {
    en: 'CBMS was told of this invoice already: write a credit note',
    ne: 'यो बिल सीबीएमएसमा गइसक्यो: क्रेडिट नोट बनाउनुहोस्',
  },
  // what a test of the connection brings
  testKnown: {
    en: 'The receiver answers and knows this user. What it says of an invoice shows with the first one',
    ne: 'सीबीएमएसले जवाफ दियो, प्रयोगकर्ता पनि चिन्यो। बिल लिन्छ कि लिँदैन, पहिलो बिलमै थाहा हुन्छ',
  },
  testAnswers: {
    en: 'The receiver answers. Whether it knows this user shows with the first invoice',
    ne: 'सीबीएमएसले जवाफ दियो। प्रयोगकर्ता चिन्छ कि चिन्दैन, पहिलो बिलमै थाहा हुन्छ',
  },
  testCredentials: {
    en: 'The receiver answers, but does not take this user name and password',
    ne: 'सीबीएमएसले जवाफ दियो, तर यो प्रयोगकर्ता र पासवर्ड स्वीकार गरेन',
  },
  testUnreachable: {
    en: 'Nobody answers at this address. Check it, or try again later',
    ne: 'यो ठेगानाबाट जवाफ आएन। ठेगाना हेर्नुहोस्, वा पछि प्रयास गर्नुहोस्',
  },
  testUnclear: {
    en: 'What answers at this address makes no sense: it is not the receiver of invoices',
    ne: 'यो ठेगानाको जवाफ बुझिएन: यो बिल लिने ठेगाना होइन',
  },
  passwordLost: {
    en: 'The password was kept under another BAHI_SECRET: enter it anew',
    ne: 'पासवर्ड अर्कै BAHI_SECRETले राखिएको थियो: फेरि लेख्नुहोस्',
  },
});
