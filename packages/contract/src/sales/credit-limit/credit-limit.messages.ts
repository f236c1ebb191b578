import { messages } from '../../messages.ts';

/** What the server says of invoices beyond what their customer may owe. */
export const creditLimitMessages = messages('creditLimit', {
  over: {
    en: 'Above the credit limit by Rs {over}: limit Rs {limit}, owed Rs {owed}, this invoice Rs {invoice}. {way}',
    ne: 'उधारो सीमाभन्दा रु {over} बढी: सीमा रु {limit}, बाँकी रु {owed}, यो बिल रु {invoice}। {way}',
  },
  late: {
    en: 'What is past its due date was written {late} {late|day|days} ago; the credit period is {days} {days|day|days}. {way}',
    ne: 'तिर्ने मिति नाघेको बिल {late} दिन पुरानो भयो; उधारो अवधि {days} दिन हो। {way}',
  },
  passIt: { en: 'To issue it nonetheless, give the reason.', ne: 'तैपनि जारी गर्न कारण लेख्नुहोस्।' },
  askForPass: {
    en: 'Save it as a draft: who may approve invoices issues it with a reason.',
    ne: 'मस्यौदा राख्नुहोस्: बिल स्वीकृत गर्न पाउनेले कारण लेखेर जारी गर्छन्।',
  },
  reasonNeeded: { en: 'Say why it passes', ne: 'किन जारी गर्ने, लेख्नुहोस्' },
  reasonShort: { en: 'At least 3 characters', ne: 'कम्तीमा ३ अक्षर चाहिन्छ' },
  daysOutside: { en: 'From 0 to 365 days', ne: '० देखि ३६५ दिनसम्म' },
});
