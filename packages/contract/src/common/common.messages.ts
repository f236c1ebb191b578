import { messages } from '../messages.ts';

/** The texts that every screen shares; the namespace and the key `isRequired` are the specification's (section 5). */
export const commonMessages = messages('common', {
  isRequired: { en: 'Required', ne: 'आवश्यक छ' },
  emailInvalid: { en: 'Invalid email', ne: 'इमेल मिलेन' },
  phoneShort: { en: 'Should be atleast 8 digits long', ne: 'कम्तीमा ८ अङ्कको हुनुपर्छ' },
  phoneLong: { en: 'Should not be more than 10 digits', ne: '१० अङ्कभन्दा बढी हुनु हुँदैन' },
  digitsOnly: { en: 'Must contain only numeric characters', ne: 'अङ्क मात्र लेख्नुहोस्' },
  numberOnly: { en: 'Enter a number only', ne: 'सङ्ख्या मात्र लेख्नुहोस्' },
  notBelowZero: { en: 'Cannot be less than 0', ne: '० भन्दा कम हुन सक्दैन' },
  notBelowOne: { en: 'Cannot be less than 1', ne: '१ भन्दा कम हुन सक्दैन' },
  moreThanZero: { en: 'Should be more than 0', ne: '० भन्दा बढी हुनुपर्छ' },
  aboveZero: { en: 'Should be greater than 0', ne: '० भन्दा बढी हुनुपर्छ' },
  tenDigits: { en: 'Should be less than 10 digits', ne: '१० अङ्कभन्दा कम हुनुपर्छ' },
  twoDecimals: { en: 'At most two decimals', ne: 'दशमलवपछि दुई अङ्कसम्म मात्र' },
  fourDecimals: { en: 'At most four decimals', ne: 'दशमलवपछि चार अङ्कसम्म मात्र' },
  wholeOnly: { en: 'Enter a whole number', ne: 'पूर्ण सङ्ख्या लेख्नुहोस्' },
  numberLarge: { en: 'Too large', ne: 'धेरै ठूलो भयो' },
  textLong: { en: 'Too long', ne: 'धेरै लामो भयो' },
  textInvalid: { en: 'Contains characters that cannot be used', ne: 'नमिल्ने अक्षर परेको छ' },
  choiceUnknown: { en: 'Choose from the list', ne: 'सूचीबाट छान्नुहोस्' },
  dateInvalid: { en: 'This date does not exist', ne: 'यस्तो मिति हुँदैन' },
  dateRange: {
    en: 'Year 1970 to 2100, month 1 to 12, day 1 to 32',
    ne: 'साल १९७० देखि २१००, महिना १ देखि १२, गते १ देखि ३२ सम्म',
  },
  datesDisagree: { en: 'The AD and BS dates differ', ne: 'ई.सं. र वि.सं. मिति फरक परे' },
  dateFuture: { en: 'Cannot be in the future', ne: 'आजपछिको मिति हुन सक्दैन' },
  dayBeforeAllowed: {
    en: 'No day before {day}: the owner decides how many days back are allowed',
    ne: '{day}भन्दा अघिको मिति मिल्दैन: कति दिन अघिसम्म मिल्ने भन्ने मालिकले तोक्नुहुन्छ',
  },
  dayBeforeLastNumber: {
    en: 'No day before {day}: the number before this one is of that day',
    ne: '{day}भन्दा अघिको मिति मिल्दैन: यसअघिको नम्बर त्यही दिनको हो',
  },
  dayBeforeBooks: {
    en: 'The books begin on {day}: choose that day or a later one',
    ne: 'हिसाब {day}देखि सुरु भएको छ: त्यही दिन वा पछिको मिति राख्नुहोस्',
  },
  dayLocked: { en: 'Locked through {day}: choose a later day', ne: '{day}सम्मको हिसाब बन्द छ: पछिको मिति राख्नुहोस्' },
  yearClosed: {
    en: 'The year {year} is closed: choose a later day, or open it again on the screen of the year’s end',
    ne: 'आर्थिक वर्ष {year}को वर्षान्त भइसकेको छ: पछिको मिति राख्नुहोस्, वा "वर्षान्त" मा गएर भौचर रद्द गर्नुहोस्',
  },
  dueBeforeDocument: {
    en: 'The due date cannot be before the document date',
    ne: 'तिर्ने मिति बिल मितिभन्दा अघि हुन सक्दैन',
  },
  endBeforeStart: { en: 'End Date must be after Start Date', ne: 'अन्तिम मिति सुरु मितिपछिको हुनुपर्छ' },
  reportLong: {
    en: 'More than 5,000 rows: choose a shorter time, or Excel',
    ne: '५,००० भन्दा धेरै हरफ: छोटो अवधि वा एक्सेल छान्नुहोस्',
  },
  sortUnknown: { en: 'This list cannot be sorted so', ne: 'सूची यसरी मिलाउन मिल्दैन' },
  unknownRecord: { en: 'Not found, choose another', ne: 'भेटिएन, अर्को छान्नुहोस्' },
  inactiveRecord: { en: 'Inactive, choose another', ne: 'निष्क्रिय छ, अर्को छान्नुहोस्' },
  belowItself: { en: 'Cannot stand below itself', ne: 'आफैँमुनि राख्न मिल्दैन' },
  alreadyExists: { en: 'Already exists', ne: 'पहिले नै छ' },
  nameTaken: { en: 'This name exists already', ne: 'यो नाम पहिले नै छ' },
  samePhone: { en: '{name} has this phone number too', ne: '{name}को पनि यही फोन नम्बर छ' },
  invalid: { en: 'Please mend the marked fields', ne: 'चिनो लागेका ठाउँ सच्याउनुहोस्' },
  malformed: { en: 'The request could not be read', ne: 'अनुरोध पढ्न सकिएन' },
  notFound: { en: 'Not found', ne: 'भेटिएन' },
  forbidden: { en: 'You are not allowed to do this', ne: 'तपाईंलाई यो काम गर्ने अनुमति छैन' },
  sharedRecord: {
    en: 'This is shared by all businesses and cannot be changed here',
    ne: 'यो सबै व्यवसायको साझा हो, यहाँबाट फेर्न मिल्दैन',
  },
  stale: {
    en: 'Someone else changed this meanwhile. Reload and try again',
    ne: 'यसबीच अरू कसैले यो परिवर्तन गर्नुभयो। फेरि खोलेर प्रयास गर्नुहोस्',
  },
  vendorBillKnown: {
    en: 'This bill of the vendor is recorded already, in another outlet',
    ne: 'विक्रेताको यो बिल अर्को आउटलेटमा प्रविष्टि भइसकेको छ',
  },
  vendorBillKnownAs: {
    en: 'This bill of the vendor is recorded already: {document}, {date}',
    ne: 'विक्रेताको यो बिल प्रविष्टि भइसकेको छ: {document}, {date}',
  },
  beforeBooks: {
    en: 'The books begin later than this day: choose a later one',
    ne: 'हिसाब यो दिनपछि मात्र सुरु भएको छ: पछिको मिति छान्नुहोस्',
  },
  periodLocked: {
    en: 'The books of this day are locked: choose a later day',
    ne: 'यो दिनको हिसाब बन्द भइसकेको छ: पछिको मिति छान्नुहोस्',
  },
  keyReused: {
    en: 'This was saved before, as it stood then',
    ne: 'यो पहिलेको रूपमा सुरक्षित भइसकेको छ',
  },
  outletUnknown: { en: 'You do not work in this outlet', ne: 'तपाईं यो आउटलेटमा काम गर्नुहुन्न' },
  outletMissing: { en: 'Choose the outlet', ne: 'आउटलेट छान्नुहोस्' },
  conflict: { en: 'This is used elsewhere and cannot be changed so', ne: 'यो अन्यत्र प्रयोग भएकाले यसरी फेर्न मिल्दैन' },
  tooLarge: {
    en: 'please upload files smaller than 12 MB',
    ne: 'कृपया १२ एमबीभन्दा साना फाइल मात्र अपलोड गर्नुहोस्',
  },
  filesFull: {
    en: 'The space for the files of your business is full. Remove documents that are no longer needed',
    ne: 'तपाईंको व्यवसायको फाइल राख्ने ठाउँ भरियो। नचाहिने कागजात हटाउनुहोस्',
  },
  pictureUnreadable: {
    en: 'This file is not a JPEG or PNG picture, or it is damaged',
    ne: 'यो JPEG वा PNG तस्बिर होइन, वा फाइल बिग्रिएको छ',
  },
  fileNameOther: {
    en: 'The name ends in “.{end}”, but this is a {kind} file. Name it as what it is and choose it again',
    ne: 'नाम “.{end}”मा सकिन्छ, तर यो {kind} फाइल हो। सही नाम राखेर फेरि छान्नुहोस्',
  },
  pictureLarge: {
    en: 'The picture has more than 24 megapixels',
    ne: 'तस्बिर २४ मेगापिक्सेलभन्दा ठूलो छ',
  },
  documentsMany: { en: 'You can upload maximum 5 documents only', ne: 'बढीमा ५ वटा कागजात मात्र राख्न मिल्छ' },
  fileMissing: { en: 'Choose a file', ne: 'फाइल छान्नुहोस्' },
  tooMany: { en: 'Too many requests. Try again in a while', ne: 'धेरै पटक भयो। केही बेरपछि प्रयास गर्नुहोस्' },
  testSent: { en: 'A test message was sent to {to}', ne: '{to}मा परीक्षण सन्देश पठाइयो' },
  testsTooMany: {
    en: 'Within an hour {count} test {count|message|messages} can be sent. Try again later',
    ne: 'एक घण्टामा {count} वटा परीक्षण सन्देश पठाउन मिल्छ। केही बेरपछि प्रयास गर्नुहोस्',
  },
  unavailable: {
    en: 'The database is not reachable just now. Nothing is lost; try again in a moment',
    ne: 'डाटाबेससँग अहिले सम्पर्क हुन सकेन। केही हराएको छैन, एकछिनमा फेरि प्रयास गर्नुहोस्',
  },
  notStored: {
    en: 'The server cannot store anything just now. Nothing was stored; tell whoever runs it',
    ne: 'सर्भरले अहिले केही राख्न सकेन। केही राखिएको छैन, सर्भर चलाउनेलाई भन्नुहोस्',
  },
  busy: { en: 'The server is busy. Try again in a moment', ne: 'सर्भर व्यस्त छ। एकछिनमा फेरि प्रयास गर्नुहोस्' },
  internal: { en: 'Something went wrong on our side', ne: 'हाम्रोतर्फ केही गडबडी भयो' },
  sessionInvalid: { en: 'Please sign in', ne: 'कृपया साइन इन गर्नुहोस्' },
  businessInactive: {
    en: 'This business is not active: you can read and export, but not record anything new',
    ne: 'व्यवसाय सक्रिय छैन: हेर्न र निकाल्न मिल्छ, नयाँ प्रविष्टि गर्न मिल्दैन',
  },
  saved: { en: 'Saved', ne: 'सुरक्षित भयो' },
  removed: { en: 'Deleted', ne: 'मेटियो' },
  statusChanged: { en: 'Status changed', ne: 'अवस्था परिवर्तन भयो' },
});
