import { messages } from '../messages.ts';

/** The few words that the page needs before anybody has signed in; it stays small for the login. */
export const pageMessages = messages('page', {
  language: { en: 'Language', ne: 'भाषा' },
  showPassword: { en: 'Show password', ne: 'पासवर्ड देखाउनुहोस्' },
  failureTitle: { en: 'Something went wrong!', ne: 'केही गडबडी भयो!' },
  failure: {
    en: 'Oops, looks like there is some problem we are facing. Please check in later.',
    ne: 'माफ गर्नुहोस्, अहिले केही समस्या देखियो। कृपया केही बेरपछि हेर्नुहोस्।',
  },
  refreshPage: { en: 'Refresh Page', ne: 'स्क्रिन फेरि खोल्नुहोस्' },
});
