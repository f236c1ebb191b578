import { messages } from '../../messages.ts';

/** The words of the list of one's own sign-ins. */
export const userSessionScreenMessages = messages('userSessionScreen', {
  title: { en: 'Where you are signed in', ne: 'कहाँ-कहाँ साइन इन छ' },
  onDevice: { en: '{browser} on {device}', ne: '{device}मा {browser}' },
  thisOne: { en: 'This one', ne: 'यही' },
  address: { en: 'Address {address}', ne: 'ठेगाना {address}' },
  signedIn: { en: 'Signed in', ne: 'साइन इन' },
  switchedHere: { en: 'Came by switching', ne: 'व्यवसाय बदलेर आएको' },
  lastUsed: { en: 'Last used', ne: 'पछिल्लो प्रयोग' },
  onlyHere: { en: 'You are signed in only here.', ne: 'तपाईं यहाँ मात्र साइन इन हुनुहुन्छ।' },
  signOut: { en: 'Sign out', ne: 'साइन आउट' },
  signOutOf: { en: 'Sign out: {where}', ne: 'साइन आउट: {where}' },
  signOutOthers: { en: 'Sign out everywhere else', ne: 'अन्त सबैबाट साइन आउट' },
  othersQuestion: {
    en: 'Everybody who is signed in as you elsewhere has to sign in again.',
    ne: 'अन्त तपाईंको नाममा साइन इन भएका सबैले फेरि साइन इन गर्नुपर्छ।',
  },
  // browsers
  CHROME: { en: 'Chrome', ne: 'क्रोम' },
  FIREFOX: { en: 'Firefox', ne: 'फायरफक्स' },
  SAFARI: { en: 'Safari', ne: 'सफारी' },
  EDGE: { en: 'Edge', ne: 'एज' },
  OPERA: { en: 'Opera', ne: 'ओपेरा' },
  SAMSUNG: { en: 'Samsung Internet', ne: 'सामसुङ इन्टरनेट' },
  APP: { en: 'Another program', ne: 'अर्को प्रोग्राम' },
  otherBrowser: { en: 'Another browser', ne: 'अर्को ब्राउजर' },
  // devices
  WINDOWS: { en: 'Windows', ne: 'विन्डोज' },
  MAC: { en: 'Mac', ne: 'म्याक' },
  LINUX: { en: 'Linux', ne: 'लिनक्स' },
  CHROMEBOOK: { en: 'Chromebook', ne: 'क्रोमबुक' },
  ANDROID: { en: 'Android', ne: 'एन्ड्रोइड' },
  IPHONE: { en: 'iPhone', ne: 'आइफोन' },
  IPAD: { en: 'iPad', ne: 'आइप्याड' },
  otherDevice: { en: 'an unknown device', ne: 'नचिनिएको यन्त्र' },
  noticesTitle: { en: 'What others changed in your account', ne: 'अरूले तपाईंको खातामा फेरेका कुरा' },
  noticeBy: { en: 'By {name}', ne: '{name}ले' },
});
