import { accountNoticeMessages } from '../../account/user-session/account-notice.messages.ts';
import { messages } from '../../messages.ts';
import { changedRightsText } from './changed-rights.ts';

/** The words of the security log, on screen and in Excel. */
export const securityLogMessages = messages('securityLog', {
  title: { en: 'Security log', ne: 'सुरक्षा अभिलेख' },
  emptyText: {
    en: 'Nothing happened in these days. Two years are kept.',
    ne: 'यी दिनमा केही भएको छैन। दुई वर्षको अभिलेख राखिन्छ।',
  },
  searchLabel: { en: 'Search by name, address or file', ne: 'नाम, ठेगाना वा फाइलबाट खोज्नुहोस्' },
  at: { en: 'When', ne: 'कहिले' },
  event: { en: 'What', ne: 'के' },
  person: { en: 'Who', ne: 'कसले' },
  subject: { en: 'Whose account', ne: 'कसको खाता' },
  address: { en: 'Address', ne: 'ठेगाना' },
  browser: { en: 'Browser', ne: 'ब्राउजर' },
  call: { en: 'Call', ne: 'कल' },
  outcome: { en: 'Outcome', ne: 'नतिजा' },
  business: { en: 'Business', ne: 'व्यवसाय' },
  times: { en: 'Times', ne: 'पटक' },
  timesCount: { en: '{count} {count|time|times}', ne: '{count} पटक' },
  detail: { en: 'Detail', ne: 'थप विवरण' },
  nobody: { en: 'Not known', ne: 'थाहा छैन' },
  ofPerson: { en: 'Account of {name}', ne: '{name}को खाता' },
  DONE: { en: 'Done', ne: 'भयो' },
  REFUSED: { en: 'Refused', ne: 'अस्वीकृत' },
  // what happened
  firstStepDone: { en: 'First step of signing in, second to come', ne: 'साइन इनको पहिलो चरण, दोस्रो बाँकी' },
  signedIn: { en: 'Signed in', ne: 'साइन इन' },
  passwordWrong: { en: 'Wrong password', ne: 'गलत पासवर्ड' },
  codeWrong: { en: 'Wrong code', ne: 'गलत कोड' },
  factorWrong: { en: 'Wrong second factor', ne: 'दोस्रो प्रमाण गलत' },
  signInRefused: { en: 'Sign-in to an inactive account', ne: 'निष्क्रिय खातामा साइन इन' },
  tooManyTries: { en: 'Too many tries', ne: 'धेरै पटक प्रयास' },
  tokenReused: { en: 'Used sign-in token came back', ne: 'प्रयोग भइसकेको साइन इन टोकन फेरि आयो' },
  joined: { en: 'Joined with another business of theirs', ne: 'आफ्नो अर्को व्यवसायसँग जोडियो' },
  joinEnded: { en: 'No longer joined with another business', ne: 'अर्को व्यवसायसँगको जोड हटाइयो' },
  switchedIn: { en: 'Came by switching, without a password', ne: 'पासवर्डबिना अर्को व्यवसायबाट आइयो' },
  switchedAway: { en: 'Switched to another business', ne: 'अर्को व्यवसायमा गइयो' },
  sampleBegun: { en: 'Sample business begun', ne: 'नमुना व्यवसाय सुरु गरियो' },
  sampleEntered: { en: 'Went to the sample business', ne: 'नमुना व्यवसायमा गइयो' },
  sampleRemoved: { en: 'Sample business removed', ne: 'नमुना व्यवसाय हटाइयो' },
  signedOut: { en: 'Signed out', ne: 'साइन आउट' },
  sessionsEnded: { en: 'Sign-ins ended', ne: 'साइन इन अन्त्य गरियो' },
  forbidden: { en: 'Not permitted', ne: 'अनुमति भएन' },
  passwordChanged: { en: 'Own password changed', ne: 'आफ्नो पासवर्ड फेरियो' },
  factorAdded: { en: 'Second factor added', ne: 'दोस्रो प्रमाण थपियो' },
  factorRemoved: { en: 'Second factor removed', ne: 'दोस्रो प्रमाण हटाइयो' },
  accountChanged: { en: 'Account changed', ne: 'खाता फेरियो' },
  rightsChanged: { en: 'Rights changed', ne: 'अधिकार फेरियो' },
  settingsChanged: { en: 'Settings changed', ne: 'सेटिङ फेरियो' },
  exported: { en: 'Data taken away', ne: 'डाटा निकालियो' },
  RECOVERY_CODE: { en: 'Recovery code used', ne: 'पुनःप्राप्ति कोड प्रयोग' },
  RECOVERY_CODES: { en: 'New recovery codes made', ne: 'नयाँ पुनःप्राप्ति कोड बनाइयो' },
  PASSKEY: { en: 'Passkey', ne: 'पासकी' },
  PASSKEY_COPIED: { en: 'Copied passkey', ne: 'नक्कल गरिएको पासकी' },
  NEW_PERSON: { en: 'New person', ne: 'नयाँ मानिस' },
  // how somebody came in
  BY_PASSWORD: { en: 'by password', ne: 'पासवर्डबाट' },
  BY_CODE: { en: 'by code', ne: 'कोडबाट' },
  BY_REGISTRATION: { en: 'by signing up', ne: 'साइन अप गरेर' },
  BY_FACTOR: { en: 'by second factor', ne: 'दोस्रो प्रमाणबाट' },
  BY_PASSKEY: { en: 'by passkey', ne: 'पासकीबाट' },
});

/** What a detail of an event says: a way to come in or a change of an account by its words, what a role grants by its screens, a name as it is. */
export function securityDetailText(detail: string, language: 'en' | 'ne'): string {
  const known = new Map(Object.entries({ ...accountNoticeMessages.texts, ...securityLogMessages.texts }));
  return known.get(detail)?.[language] ?? changedRightsText(detail, language) ?? detail;
}
