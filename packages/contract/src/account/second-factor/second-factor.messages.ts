import { messages } from '../../messages.ts';

export const secondFactorMessages = messages('secondFactor', {
  codeForm: {
    en: 'Six digits of the app, or a recovery code of ten characters',
    ne: 'एपको छ अङ्क, वा दस अक्षरको पुनःप्राप्ति कोड लेख्नुहोस्',
  },
  codeUsed: {
    en: 'This code was already used. Wait for the next one',
    ne: 'यो कोड प्रयोग भइसक्यो। अर्को कोड आउन दिनुहोस्',
  },
  needed: { en: 'Enter the code of your authenticator app', ne: 'प्रमाणीकरण एपको कोड लेख्नुहोस्' },
  passkeyNeeded: {
    en: 'Show your passkey, or enter a code',
    ne: 'पासकी देखाउनुहोस्, वा कोड लेख्नुहोस्',
  },
  passkeyWrong: {
    en: 'This passkey was not accepted. Try again',
    ne: 'यो पासकी स्वीकार भएन। फेरि प्रयास गर्नुहोस्',
  },
  passkeyTaken: { en: 'This passkey is in use already', ne: 'यो पासकी पहिले नै थपिएको छ' },
  passkeysFull: {
    en: 'There are ten passkeys already. Remove one first',
    ne: 'दसवटा पासकी भइसके। पहिले एउटा हटाउनुहोस्',
  },
  passkeyAdded: { en: 'Passkey added', ne: 'पासकी थपियो' },
  passkeyRenamed: { en: 'Passkey renamed', ne: 'पासकीको नाम फेरियो' },
  passkeyRemoved: { en: 'Passkey removed', ne: 'पासकी हटाइयो' },
  stepExpired: { en: 'The sign-in took too long. Sign in again', ne: 'साइन इनको समय सकियो। फेरि साइन इन गर्नुहोस्' },
  isOn: { en: 'The second step is on already', ne: 'दोस्रो चरण पहिले नै चालु छ' },
  isOff: { en: 'The second step is not on', ne: 'दोस्रो चरण चालु छैन' },
  notStarted: { en: 'Add the key to your app first', ne: 'पहिले एपमा साँचो थप्नुहोस्' },
  turnedOn: {
    en: 'The second step is on. You are signed out everywhere else',
    ne: 'दोस्रो चरण चालु भयो। अन्त सबैतिरबाट साइन आउट भयो',
  },
  turnedOff: { en: 'The second step is off', ne: 'दोस्रो चरण हटाइयो' },
  appAdded: { en: 'Authenticator app added', ne: 'प्रमाणीकरण एप थपियो' },
  appRemoved: { en: 'Authenticator app removed', ne: 'प्रमाणीकरण एप हटाइयो' },
  due: {
    en: 'Set up the second step of signing in first',
    ne: 'पहिले साइन इनको दोस्रो चरण चालु गर्नुहोस्',
  },
  required: {
    en: 'A second step is asked of you, so it cannot be turned off',
    ne: 'तपाईंका लागि दोस्रो चरण अनिवार्य छ, हटाउन मिल्दैन',
  },
  firstYourOwn: {
    en: 'Turn on your own second step first, in your profile',
    ne: 'पहिले प्रोफाइलमा आफ्नो दोस्रो चरण चालु गर्नुहोस्',
  },
  codesMade: { en: 'The old recovery codes no longer count', ne: 'पुराना पुनःप्राप्ति कोड अब चल्दैनन्' },
});
