import { messages } from '../../messages.ts';

export const otpMessages = messages('otp', {
  mobileInvalid: {
    en: 'Enter a mobile number of ten digits that begins with 96, 97 or 98',
    ne: '९६, ९७ वा ९८ बाट सुरु हुने दस अङ्कको मोबाइल नम्बर लेख्नुहोस्',
  },
  sixDigits: { en: 'The code has six digits', ne: 'कोड छ अङ्कको हुन्छ' },
  sent: { en: 'A code was sent to your mobile', ne: 'तपाईंको मोबाइलमा कोड पठाइयो' },
  wrong: { en: 'This code is not right', ne: 'कोड मिलेन' },
  expired: { en: 'This code has expired. Ask for a new one', ne: 'कोडको समय सकियो। नयाँ कोड माग्नुहोस्' },
  used: { en: 'This code was already used. Ask for a new one', ne: 'यो कोड प्रयोग भइसक्यो। नयाँ कोड माग्नुहोस्' },
  usedUp: {
    en: 'Too many wrong tries. Ask for a new code',
    ne: 'धेरै पटक गलत भयो। नयाँ कोड माग्नुहोस्',
  },
  tooSoon: {
    en: 'You can ask for another code in {seconds} {seconds|second|seconds}',
    ne: '{seconds} सेकेन्डपछि फेरि कोड माग्न सकिन्छ',
  },
  tooMany: {
    en: 'No more codes can be sent to this number today',
    ne: 'आज यो नम्बरमा अरू कोड पठाउन मिल्दैन',
  },
  tooManyHere: {
    en: 'Too many codes were asked for from your network. Try again in an hour',
    ne: 'तपाईंको नेटवर्कबाट धेरै कोड मागियो। एक घण्टापछि प्रयास गर्नुहोस्',
  },
  tooManyInAll: {
    en: 'Too many codes are being asked for just now. Try again in an hour, or sign in by your password',
    ne: 'अहिले धेरै कोड मागिँदै छ। एक घण्टापछि प्रयास गर्नुहोस्, वा पासवर्डले साइन इन गर्नुहोस्',
  },
  notSent: {
    en: 'The message could not be sent just now. Try again in some minutes',
    ne: 'अहिले सन्देश पठाउन सकिएन। केही मिनेटपछि प्रयास गर्नुहोस्',
  },
  ticketInvalid: {
    en: 'The verification has expired. Verify your mobile again',
    ne: 'प्रमाणीकरणको समय सकियो। मोबाइल फेरि प्रमाणित गर्नुहोस्',
  },
  /** Sent instead of a code to who signs up with a number that has an account: nobody else learns of it. */
  alreadyRegisteredText: {
    en: 'This number already has a Bahi account. Sign in with it, or reset the password.',
    ne: 'यो नम्बरको बही खाता पहिले नै छ। साइन इन गर्नुहोस् वा पासवर्ड फेर्नुहोस्।',
  },
  mailSubject: { en: 'Your code for a new password', ne: 'नयाँ पासवर्डको कोड' },
  mailText: {
    en: 'Your Bahi code for a new password is {code}. It is valid for 5 minutes.\n\nIf you did not ask for it, you need not do anything: your password stays as it is.',
    ne: 'नयाँ पासवर्डका लागि तपाईंको बही कोड {code} हो। यो ५ मिनेटसम्म चल्छ।\n\nतपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: पासवर्ड पहिलेकै रहन्छ।',
  },
  smsText: {
    en: 'Your Bahi code is {code}. It is valid for 5 minutes.',
    ne: 'तपाईंको बही कोड {code} हो। यो ५ मिनेटसम्म चल्छ।',
  },
});
