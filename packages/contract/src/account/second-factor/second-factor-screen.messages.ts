import { messages } from '../../messages.ts';

/** The words of the second step: in the profile, where it is set up, and at signing in. */
export const secondFactorScreenMessages = messages('secondFactorScreen', {
  title: { en: 'Second step of signing in', ne: 'साइन इनको दोस्रो चरण' },
  offText: {
    en: 'Off. Turn it on, and signing in asks for a code of an app on your phone, or for a passkey, as well: a password that others have learnt is then not enough.',
    ne: 'बन्द छ। चालु गरेपछि साइन इन गर्दा मोबाइलको एपको कोड वा पासकी पनि चाहिन्छ, पासवर्ड मात्र थाहा पाएर कसैले पस्न सक्दैन।',
  },
  addApp: { en: 'Add an authenticator app', ne: 'प्रमाणीकरण एप थप्नुहोस्' },
  appSince: { en: 'Authenticator app since', ne: 'प्रमाणीकरण एप चालु भएको' },
  on: { en: 'On', ne: 'चालु' },
  codesLeft: { en: 'Recovery codes left: {count}', ne: 'बाँकी पुनःप्राप्ति कोड: {count}' },
  turnOn: { en: 'Turn on', ne: 'चालु गर्नुहोस्' },
  turnOff: { en: 'Turn off', ne: 'दोस्रो चरण हटाउनुहोस्' },
  removeApp: { en: 'Remove the app', ne: 'एप हटाउनुहोस्' },
  turnOffTitle: { en: 'Turn off the second step', ne: 'दोस्रो चरण हटाउनुहोस्' },
  turnOffText: {
    en: 'From then on the password alone opens your account.',
    ne: 'त्यसपछि पासवर्डले मात्र तपाईंको खाता खुल्छ।',
  },
  removeAppText: {
    en: 'Its codes no longer count. Your passkeys stay.',
    ne: 'यसका कोड अब चल्दैनन्। पासकी रहिरहन्छन्।',
  },
  newCodes: { en: 'New recovery codes', ne: 'नयाँ पुनःप्राप्ति कोड' },
  newCodesText: { en: 'The old ones no longer count.', ne: 'पुराना कोड अब चल्दैनन्।' },
  makeCodes: { en: 'Make new codes', ne: 'नयाँ कोड बनाउनुहोस्' },
  // asked of somebody
  required: {
    en: 'It is asked of you, so it stays on.',
    ne: 'तपाईंका लागि यो अनिवार्य छ, हटाउन मिल्दैन।',
  },
  onlyPasskey: {
    en: 'Your only second step: add another passkey or an app before you remove it.',
    ne: 'तपाईंको एक मात्र दोस्रो चरण यही हो: हटाउनुअघि अर्को पासकी वा एप थप्नुहोस्।',
  },
  dueTitle: { en: 'Set up the second step', ne: 'दोस्रो चरण चालु गर्नुहोस्' },
  dueText: {
    en: 'Your account has to have a second step of signing in. Nothing else is open until it is on.',
    ne: 'तपाईंको खातामा साइन इनको दोस्रो चरण अनिवार्य छ। यो चालु नगरी अरू केही गर्न मिल्दैन।',
  },
  goOn: { en: 'Go on', ne: 'अघि बढ्नुहोस्' },
  signOut: { en: 'Sign out', ne: 'साइन आउट' },
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
  orPasskey: {
    en: 'Leave it empty to show a passkey in its place.',
    ne: 'पासकी देखाउने भए यो खाली छोड्नुहोस्।',
  },
  // passkeys
  passkeys: { en: 'Passkeys', ne: 'पासकी' },
  passkeysText: {
    en: 'A passkey is kept by your phone, your computer or a security key, and is shown by finger, face or screen lock. It works at this address alone, so no false website can take it.',
    ne: 'पासकी तपाईंको मोबाइल, कम्प्युटर वा सुरक्षा साँचोमा बस्छ, र औँलाछाप, अनुहार वा स्क्रिन लकबाट देखाइन्छ। यो यही ठेगानामा मात्र चल्छ, नक्कली वेबसाइटले लिन सक्दैन।',
  },
  addPasskey: { en: 'Add a passkey', ne: 'पासकी थप्नुहोस्' },
  addPasskeyText: {
    en: 'Your browser then asks which device is to keep it.',
    ne: 'त्यसपछि कुन यन्त्रमा राख्ने भनेर ब्राउजरले सोध्छ।',
  },
  passkeyName: { en: 'Name', ne: 'नाम' },
  passkeyNameHint: {
    en: 'So that you know it again: “Phone”, “Laptop of the shop”',
    ne: 'चिन्न सजिलो हुने: “मोबाइल”, “पसलको ल्यापटप”',
  },
  addedAt: { en: 'Added', ne: 'थपिएको' },
  lastUsedAt: { en: 'Last used', ne: 'पछिल्लो प्रयोग' },
  neverUsed: { en: 'Not used yet', ne: 'अहिलेसम्म प्रयोग भएको छैन' },
  rename: { en: 'Rename', ne: 'नाम फेर्नुहोस्' },
  renameOf: { en: 'Rename {name}', ne: '{name}को नाम फेर्नुहोस्' },
  renameTitle: { en: 'Rename the passkey', ne: 'पासकीको नाम फेर्नुहोस्' },
  removePasskey: { en: 'Remove', ne: 'हटाउनुहोस्' },
  removePasskeyOf: { en: 'Remove {name}', ne: '{name} हटाउनुहोस्' },
  removePasskeyTitle: { en: 'Remove the passkey', ne: 'पासकी हटाउनुहोस्' },
  removePasskeyText: {
    en: '“{name}” then no longer signs you in. The device may go on offering it: remove it there as well.',
    ne: '“{name}”बाट अब साइन इन हुँदैन। यन्त्रले अझै देखाउन सक्छ: त्यहाँबाट पनि हटाउनुहोस्।',
  },
  passkeyNoBrowser: {
    en: 'This browser cannot use passkeys. Take another browser, or an authenticator app.',
    ne: 'यो ब्राउजरमा पासकी चल्दैन। अर्को ब्राउजर वा प्रमाणीकरण एप चलाउनुहोस्।',
  },
  passkeyElsewhere: {
    en: 'Passkeys work at {address} alone. Open Bahi there.',
    ne: 'पासकी {address}मा मात्र चल्छ। बही त्यहीँ खोल्नुहोस्।',
  },
  passkeyNowhere: {
    en: 'Passkeys need an address of Bahi that begins with https and has a name. Ask who operates it, or take an authenticator app.',
    ne: 'पासकीका लागि httpsबाट सुरु हुने, नाम भएको ठेगानाबाट बही खोल्नुपर्छ। बही चलाउनेलाई भन्नुहोस्, वा प्रमाणीकरण एप चलाउनुहोस्।',
  },
  notShown: { en: 'No passkey was shown', ne: 'पासकी देखाइएन' },
  notMade: { en: 'No passkey was made', ne: 'पासकी बनेन' },
  hasOne: { en: 'This device has one of your passkeys already', ne: 'यो यन्त्रमा तपाईंको पासकी पहिले नै छ' },
  // recovery codes
  codesTitle: { en: 'Your recovery codes', ne: 'तपाईंका पुनःप्राप्ति कोड' },
  codesText: {
    en: 'If the phone or the passkey is lost, each of them opens the account once in its place. They are shown this once: keep them on paper, away from the phone.',
    ne: 'मोबाइल वा पासकी हरायो भने त्यसको ठाउँमा यी हरेक एक पटक चल्छन्। यी एक पटक मात्र देखिन्छन्: कागजमा लेखेर मोबाइलभन्दा अलग राख्नुहोस्।',
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
  passkeyText: {
    en: 'Show one of your passkeys. Your browser asks for it.',
    ne: 'आफ्नो एउटा पासकी देखाउनुहोस्। ब्राउजरले सोध्छ।',
  },
  passkeyNotHere: {
    en: 'Passkeys do not work in this browser or at this address.',
    ne: 'यो ब्राउजर वा ठेगानामा पासकी चल्दैन।',
  },
  recoveryCode: { en: 'Recovery code', ne: 'पुनःप्राप्ति कोड' },
  useRecovery: { en: 'Use a recovery code', ne: 'पुनःप्राप्ति कोडबाट' },
  usePasskey: { en: 'Use a passkey', ne: 'पासकीबाट' },
  showPasskey: { en: 'Show a passkey', ne: 'पासकी देखाउनुहोस्' },
  useApp: { en: 'Use the app', ne: 'एपको कोडबाट' },
  signIn: { en: 'Sign in', ne: 'साइन इन गर्नुहोस्' },
  neither: {
    en: 'No phone, no passkey and no recovery code? Ask who administers your users, as an owner the operator of Bahi: they can turn the second step off.',
    ne: 'मोबाइल, पासकी, कोड केही छैन? प्रयोगकर्ता हेर्नेलाई भन्नुहोस्, मालिक भए बही चलाउनेलाई: उहाँहरूले दोस्रो चरण हटाउन सक्नुहुन्छ।',
  },
  // of others
  ofOther: { en: 'Turn off second step', ne: 'दोस्रो चरण हटाउनुहोस्' },
  ofOtherQuestion: {
    en: 'The password alone opens the account of {name} from then on. They are told. Do it only if you know that it is they who ask.',
    ne: 'त्यसपछि {name}को खाता पासवर्डले मात्र खुल्छ। उहाँलाई जानकारी जान्छ। उहाँले नै भन्नुभएको हो भन्ने थाहा भए मात्र गर्नुहोस्।',
  },
  has: { en: 'Second step', ne: 'दोस्रो चरण' },
});
