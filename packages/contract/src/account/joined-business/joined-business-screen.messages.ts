import { messages } from '../../messages.ts';
import { joinedBusinessesTitle } from './joined-business-words.ts';

/** The words of one's own businesses and of the way from one to another. */
export const joinedBusinessScreenMessages = messages('joinedBusinessScreen', {
  title: joinedBusinessesTitle,
  text: {
    en: 'Who signs in at several businesses, as an accountant does, joins the sign-ins here once with the passwords of both, and then switches between them without signing in again. One sign-in with a password lasts 12 hours for it, in all tabs of this browser.',
    ne: 'लेखापाल जस्तै धेरै व्यवसायमा साइन इन गर्नेले दुवैतिरको पासवर्ड दिएर यहाँ एक पटक जोड्छन्, त्यसपछि फेरि साइन इन नगरी व्यवसाय बदल्न सक्छन्। पासवर्डको एक साइन इनले १२ घण्टासम्म, यस ब्राउजरका सबै ट्याबमा काम गर्छ।',
  },
  none: { en: 'No other business is joined yet.', ne: 'अरू कुनै व्यवसाय जोडिएको छैन।' },
  search: { en: 'Search business', ne: 'व्यवसाय खोज्नुहोस्' },
  noMatch: { en: 'No business of that name', ne: 'यस्तो नामको व्यवसाय छैन' },
  here: { en: 'You are here', ne: 'तपाईं यहाँ' },
  CHANGED: { en: 'Password or second step changed: join anew', ne: 'पासवर्ड वा दोस्रो चरण फेरियो: फेरि जोड्नुहोस्' },
  CLOSED: { en: 'Suspended, or does not allow switching', ne: 'निलम्बित छ वा बदल्न दिँदैन' },
  joinedAt: { en: 'Joined', ne: 'जोडिएको' },
  lastSwitched: { en: 'Last switched to', ne: 'पछिल्लो पटक बदलेको' },
  switch: { en: 'Switch', ne: 'जानुहोस्' },
  switchTo: { en: 'Switch to {name}', ne: '{name}मा जानुहोस्' },
  switchBusiness: { en: 'Switch business', ne: 'व्यवसाय बदल्नुहोस्' },
  takeApart: { en: 'Take apart', ne: 'जोड हटाउनुहोस्' },
  takeApartOf: { en: 'Take apart: {name}', ne: 'जोड हटाउनुहोस्: {name}' },
  takeApartQuestion: {
    en: '{name} will need its own sign-in again, and so will what was joined by way of it alone. Where it was reached by switching, it is signed out.',
    ne: '{name} र त्यसमार्फत मात्र जोडिएकामा फेरि छुट्टै साइन इन गर्नुपर्छ। बदलेर पुगेको ठाउँमा साइन आउट हुन्छ।',
  },
  // joining
  join: { en: 'Join a business', ne: 'व्यवसाय जोड्नुहोस्' },
  joinText: {
    en: 'The username and password with which you sign in at the other business, and your password here: so that nobody else joins them.',
    ne: 'अर्को व्यवसायमा साइन इन गर्ने प्रयोगकर्ता नाम र पासवर्ड, अनि यहाँको आफ्नो पासवर्ड: ताकि अरू कसैले जोड्न नसकोस्।',
  },
  username: { en: 'Username at the other business', ne: 'अर्को व्यवसायको प्रयोगकर्ता नाम' },
  password: { en: 'Password at the other business', ne: 'अर्को व्यवसायको पासवर्ड' },
  code: { en: 'Code of the other sign-in', ne: 'अर्को साइन इनको कोड' },
  codeHint: { en: 'Of its app, or a recovery code', ne: 'त्यसको एपको कोड वा पुनःप्राप्ति कोड' },
  ownPassword: { en: 'Your password here', ne: 'यहाँको तपाईंको पासवर्ड' },
  ownCode: { en: 'Your code here', ne: 'यहाँको तपाईंको कोड' },
  ownCodeHint: { en: 'Of your app, or a recovery code', ne: 'तपाईंको एपको कोड वा पुनःप्राप्ति कोड' },
  // switching
  switching: { en: 'Switching business …', ne: 'व्यवसाय बदल्दै …' },
  notSwitched: { en: 'The business was not switched', ne: 'व्यवसाय बदलिएन' },
  unknown: { en: 'This business is not joined with your sign-in', ne: 'यो व्यवसाय तपाईंको साइन इनसँग जोडिएको छैन' },
  question: {
    en: 'All tabs of this browser go over to it.',
    ne: 'यस ब्राउजरका सबै ट्याब त्यसैमा जान्छन्।',
  },
});
