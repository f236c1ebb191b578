import { messages } from '../../messages.ts';

export const sessionMessages = messages('session', {
  wrongCredentials: { en: 'The username or password is not right', ne: 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन' },
  passwordLength: { en: 'Between 4 and 20 characters', ne: '४ देखि २० अक्षरको हुनुपर्छ' },
  tooManyTries: {
    en: 'Too many wrong tries. Try again in some minutes',
    ne: 'धेरै पटक गलत भयो। केही मिनेटपछि प्रयास गर्नुहोस्',
  },
  disabled: { en: 'This account is not active', ne: 'यो खाता सक्रिय छैन' },
  clientUnknown: { en: 'This client is not known', ne: 'यो क्लाइन्ट चिनिएन' },
  signedOut: { en: 'You are signed out', ne: 'साइन आउट भयो' },
});
