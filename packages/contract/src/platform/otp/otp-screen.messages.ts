import { messages } from '../../messages.ts';

/** The words of the list of codes that were sent to mobiles. */
export const otpScreenMessages = messages('otpScreen', {
  title: { en: 'Verification codes', ne: 'प्रमाणीकरण कोड' },
  searchLabel: { en: 'Search by mobile number', ne: 'मोबाइल नम्बरबाट खोज्नुहोस्' },
  empty: {
    en: 'Codes for signing up, signing in and new passwords stand here.',
    ne: 'दर्ता, साइन इन र नयाँ पासवर्डका कोड यहाँ देखिन्छन्।',
  },
  consoleNotice: {
    en: 'No message service is set up: codes are sent to no mobile and are read here.',
    ne: 'सन्देश सेवा जोडिएको छैन: कोड मोबाइलमा जाँदैन, यहीँ हेर्नुहोस्।',
  },
  mobileNumber: { en: 'Mobile', ne: 'मोबाइल' },
  code: { en: 'Code', ne: 'कोड' },
  purpose: { en: 'Purpose', ne: 'किन' },
  SIGN_UP: { en: 'Sign up', ne: 'दर्ता' },
  LOGIN: { en: 'Sign in', ne: 'साइन इन' },
  RESET: { en: 'New password', ne: 'नयाँ पासवर्ड' },
  MOBILE: { en: 'New mobile number', ne: 'नयाँ मोबाइल नम्बर' },
  state: { en: 'Status', ne: 'अवस्था' },
  OPEN: { en: 'Open', ne: 'चल्ने' },
  USED: { en: 'Used', ne: 'प्रयोग भयो' },
  USED_UP: { en: 'Too many wrong tries', ne: 'धेरै पटक गलत' },
  EXPIRED: { en: 'Expired', ne: 'समय सकियो' },
  REPLACED: { en: 'Replaced by a newer one', ne: 'नयाँ कोड आयो' },
  tries: { en: 'Wrong tries', ne: 'गलत प्रयास' },
  createdAt: { en: 'Made', ne: 'बनेको' },
  expiresAt: { en: 'Valid until', ne: 'यतिबेलासम्म' },
  usedAt: { en: 'Used at', ne: 'प्रयोग भएको' },
});
