import { messages } from '../../messages.ts';

/** The words of the second step: in the profile, where it is set up, and at signing in. */
export const secondFactorScreenMessages = messages('secondFactorScreen', {
  title: { en: 'Second step of signing in', ne: 'साइन इनको दोस्रो चरण' },
  offText: {
    en: 'Off. Turn it on, and signing in asks for a code of an app on your phone as well: a password that others have learnt is then not enough.',
    ne: 'बन्द छ। चालु गरेपछि साइन इन गर्दा मोबाइलको एपको कोड पनि चाहिन्छ, पासवर्ड मात्र थाहा पाएर कसैले पस्न सक्दैन।',
  },
  on: { en: 'On', ne: 'चालु' },
  since: { en: 'Since', ne: 'चालु भएको' },
  codesLeft: { en: 'Recovery codes left: {count}', ne: 'बाँकी पुनःप्राप्ति कोड: {count}' },
  turnOn: { en: 'Turn on', ne: 'चालु गर्नुहोस्' },
  turnOff: { en: 'Turn off', ne: 'दोस्रो चरण हटाउनुहोस्' },
  turnOffTitle: { en: 'Turn off the second step', ne: 'दोस्रो चरण हटाउनुहोस्' },
  turnOffText: {
    en: 'From then on the password alone opens your account.',
    ne: 'त्यसपछि पासवर्डले मात्र तपाईंको खाता खुल्छ।',
  },
  newCodes: { en: 'New recovery codes', ne: 'नयाँ पुनःप्राप्ति कोड' },
  newCodesText: { en: 'The old ones no longer count.', ne: 'पुराना कोड अब चल्दैनन्।' },
  makeCodes: { en: 'Make new codes', ne: 'नयाँ कोड बनाउनुहोस्' },
  // setting up
  setUpTitle: { en: 'Turn on the second step', ne: 'दोस्रो चरण चालु गर्नुहोस्' },
  scan: {
    en: '1. Scan this with an authenticator app (Google Authenticator, Aegis, 1Password, …).',
    ne: '१. प्रमाणीकरण एप (Google Authenticator, Aegis, 1Password, …) बाट यो स्क्यान गर्नुहोस्।',
  },
  qr: { en: 'QR code of the key', ne: 'साँचोको क्युआर कोड' },
  openApp: { en: 'The app is on this device', ne: 'एप यही यन्त्रमा छ' },
  key: { en: 'Or type this key:', ne: 'वा यो साँचो टाइप गर्नुहोस्:' },
  confirmText: {
    en: '2. Enter the code that the app shows.',
    ne: '२. एपले देखाएको कोड लेख्नुहोस्।',
  },
  code: { en: 'Code of the app', ne: 'एपको कोड' },
  anyCode: { en: 'Code of the app, or a recovery code', ne: 'एपको कोड वा पुनःप्राप्ति कोड' },
  password: { en: 'Your password', ne: 'तपाईंको पासवर्ड' },
  // recovery codes
  codesTitle: { en: 'Your recovery codes', ne: 'तपाईंका पुनःप्राप्ति कोड' },
  codesText: {
    en: 'If the phone is lost, each of them opens the account once in the place of a code. They are shown this once: keep them on paper, away from the phone.',
    ne: 'मोबाइल हरायो भने एपको कोडको ठाउँमा यी हरेक एक पटक चल्छन्। यी एक पटक मात्र देखिन्छन्: कागजमा लेखेर मोबाइलभन्दा अलग राख्नुहोस्।',
  },
  copy: { en: 'Copy', ne: 'प्रतिलिपि गर्नुहोस्' },
  copied: { en: 'Copied', ne: 'प्रतिलिपि भयो' },
  print: { en: 'Print', ne: 'छाप्नुहोस्' },
  kept: { en: 'I have kept them', ne: 'मैले राखेँ' },
  // signing in
  stepTitle: { en: 'Second step', ne: 'दोस्रो चरण' },
  stepText: {
    en: 'Enter the code that your authenticator app shows for Bahi.',
    ne: 'प्रमाणीकरण एपले बहीका लागि देखाएको कोड लेख्नुहोस्।',
  },
  recoveryText: {
    en: 'Enter one of the recovery codes that you have kept. It counts once.',
    ne: 'आफूले राखेको एउटा पुनःप्राप्ति कोड लेख्नुहोस्। यो एक पटक चल्छ।',
  },
  recoveryCode: { en: 'Recovery code', ne: 'पुनःप्राप्ति कोड' },
  useRecovery: { en: 'Use a recovery code', ne: 'पुनःप्राप्ति कोडबाट' },
  useApp: { en: 'Use the app', ne: 'एपको कोडबाट' },
  signIn: { en: 'Sign in', ne: 'साइन इन गर्नुहोस्' },
  neither: {
    en: 'No phone and no recovery code? Ask who administers your users, as an owner the operator of Bahi: they can turn the second step off.',
    ne: 'मोबाइल पनि छैन, कोड पनि छैन? प्रयोगकर्ता हेर्नेलाई भन्नुहोस्, मालिक भए बही चलाउनेलाई: उहाँहरूले दोस्रो चरण हटाउन सक्नुहुन्छ।',
  },
  // of others
  ofOther: { en: 'Turn off second step', ne: 'दोस्रो चरण हटाउनुहोस्' },
  ofOtherQuestion: {
    en: 'The password alone opens the account of {name} from then on. They are told. Do it only if you know that it is they who ask.',
    ne: 'त्यसपछि {name}को खाता पासवर्डले मात्र खुल्छ। उहाँलाई जानकारी जान्छ। उहाँले नै भन्नुभएको हो भन्ने थाहा भए मात्र गर्नुहोस्।',
  },
  has: { en: 'Second step', ne: 'दोस्रो चरण' },
});
