import { messages } from '../../messages.ts';

/** What somebody else changed in a person's account: the kinds as they are shown and sent, and the message. */
export const accountNoticeMessages = messages('accountNotice', {
  PASSWORD: { en: 'Password reset, signed out everywhere', ne: 'पासवर्ड रिसेट, सबै ठाउँबाट साइन आउट' },
  MOBILE: { en: 'Mobile number changed', ne: 'मोबाइल नम्बर फेरियो' },
  EMAIL: { en: 'Email changed', ne: 'इमेल फेरियो' },
  RECORD: { en: 'Name or username changed', ne: 'नाम वा प्रयोगकर्ता नाम फेरियो' },
  OFF: { en: 'Account made inactive', ne: 'खाता निष्क्रिय गरियो' },
  ON: { en: 'Account made active', ne: 'खाता सक्रिय गरियो' },
  SIGN_OUT: { en: 'Signed out everywhere', ne: 'सबै ठाउँबाट साइन आउट गरियो' },
  RIGHTS: { en: 'Roles changed', ne: 'भूमिका फेरियो' },
  OUTLETS: { en: 'Outlets changed', ne: 'आउटलेट फेरियो' },
  SECOND_FACTOR: { en: 'Second step of signing in turned off', ne: 'साइन इनको दोस्रो चरण हटाइयो' },
  JOINED: { en: 'Joined with a sign-in at another business', ne: 'अर्को व्यवसायको साइन इनसँग जोडियो' },
  mailSubject: { en: 'Your Bahi account was changed', ne: 'तपाईंको बही खाता फेरियो' },
  text: {
    en: 'In your Bahi account {name} changed: {what}. If you do not know why, ask for help at once.',
    ne: '{name}ले तपाईंको बही खातामा फेर्नुभयो: {what}। किन भन्ने थाहा नभए तुरुन्तै सहयोग माग्नुहोस्।',
  },
});
