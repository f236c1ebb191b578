import { messages } from '../../messages.ts';

/** What the server says of registered counters. */
export const salesCounterMessages = messages('salesCounter', {
  saved: { en: 'Counter saved', ne: 'काउन्टर सुरक्षित भयो' },
  registered: { en: 'This browser is counter {code} from now on', ne: 'अबदेखि यो ब्राउजर काउन्टर {code} हो' },
  closed: { en: 'Counter {code} closed', ne: 'काउन्टर {code} बन्द भयो' },
  lifted: { en: 'Counter {code} sells again', ne: 'काउन्टर {code} फेरि बिक्री गर्न सक्छ' },
  posted: { en: 'Invoice {number} posted', ne: 'बिल {number} प्रविष्टि भयो' },
  notPosted: { en: 'Invoice {number} is still not posted: {reason}', ne: 'बिल {number} अझै प्रविष्टि भएन: {reason}' },
  settled: { en: 'Number {number} settled', ne: 'नम्बर {number} मिलाइयो' },
  reasonShort: { en: 'Write at least 3 letters', ne: 'कम्तीमा ३ अक्षर लेख्नुहोस्' },
  nameTaken: { en: 'A counter of this outlet has this name', ne: 'यो आउटलेटको अर्को काउन्टरको यही नाम छ' },
  registeredAlready: {
    en: 'It has a device already: a device that is gone is replaced by a new counter',
    ne: 'यसमा यन्त्र राखिसकेको छ: यन्त्र हराए नयाँ काउन्टर बनाउनुहोस्',
  },
  deviceTaken: {
    en: 'This storage belongs to another counter already',
    ne: 'यो ब्राउजरको भण्डार अर्को काउन्टरको हो',
  },
  deviceUnknown: { en: 'This is not the device of the counter', ne: 'यो काउन्टरको यन्त्र होइन' },
  closedAlready: { en: 'The counter is closed', ne: 'काउन्टर बन्द भइसकेको छ' },
  lastMissing: {
    en: 'Say the last number that was printed of each fiscal year',
    ne: 'हरेक आर्थिक वर्षको अन्तिम छापिएको नम्बर लेख्नुहोस्',
  },
  lastBelow: {
    en: 'Number {number} has come already: the last one cannot be before it',
    ne: 'नम्बर {number} आइसकेको छ: अन्तिम नम्बर त्योभन्दा अघि हुँदैन',
  },
  lastFar: {
    en: 'At most {count} numbers can be missing: look at the last slip again',
    ne: 'बढीमा {count} नम्बर मात्र छुट्न सक्छन्: अन्तिम स्लिप फेरि हेर्नुहोस्',
  },
  notLiftable: {
    en: 'It stays frozen: settle or post its refused invoices first; after a fault of the chain it can only be closed',
    ne: 'यो रोकिएकै रहन्छ: पहिले प्रविष्टि नभएका बिल मिलाउनुहोस्; क्रम बिग्रेको काउन्टर बन्द मात्र गर्न मिल्छ',
  },
  notOpen: {
    en: 'It waits for nothing: only what is refused or lost is settled',
    ne: 'यसमा गर्न बाँकी केही छैन: प्रविष्टि नभएको वा हराएको मात्र मिलाइन्छ',
  },
  lostNotPosted: {
    en: 'Of a lost number nothing came that could be posted: write it by hand and settle it',
    ne: 'हराएको नम्बरको विवरण आएको छैन: हातले बिल बनाई मिलाउनुहोस्',
  },
  instead: {
    en: 'Choose an issued invoice of this outlet that stands in its place',
    ne: 'यसको सट्टामा बनेको, यही आउटलेटको जारी बिल छान्नुहोस्',
  },
  dayLocked: {
    en: 'Its day is locked through {day}: unlock it and post this again, or settle the number',
    ne: 'यसको मिति {day}सम्मको बन्द हिसाबमा पर्छ: हिसाब खोलेर फेरि प्रविष्टि गर्नुहोस्, वा नम्बर मिलाउनुहोस्',
  },
  atLine: { en: 'Line {number}: {text}', ne: 'हरफ {number}: {text}' },
  paidInFull: {
    en: 'A counter without the line sells for payment in full',
    ne: 'लाइनबिनाको काउन्टरमा पूरै तिरेर मात्र बिक्री हुन्छ',
  },
});
