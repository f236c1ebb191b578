import { messages } from '../../messages.ts';

/** What is said of the e-mail accounts, and of mail that does not go. */
export const emailSetupMessages = messages('emailSetup', {
  hostInvalid: {
    en: 'Write the name of the host alone, such as mail.example.com',
    ne: 'होस्टको नाम मात्र लेख्नुहोस्, जस्तै mail.example.com',
  },
  hostPrivate: {
    en: 'This host is on a private network. Whoever runs the server can allow it in OUTBOUND_ALLOW',
    ne: 'यो होस्ट निजी नेटवर्कमा छ। सर्भर चलाउनेले OUTBOUND_ALLOWमा राखे मिल्छ',
  },
  hostUnknown: { en: 'No host of this name is known', ne: 'यस नामको होस्ट भेटिएन' },
  protocolPlain: {
    en: 'Only a host of your own network is reached without encryption. Choose SSL/TLS or STARTTLS',
    ne: 'इन्क्रिप्सनबिना आफ्नै नेटवर्कको होस्टमा मात्र मिल्छ। SSL/TLS वा STARTTLS छान्नुहोस्',
  },
  passwordNeeded: {
    en: 'Enter the password: it is kept for this account and host alone',
    ne: 'पासवर्ड लेख्नुहोस्: पहिलेको पासवर्ड अर्कै खाता वा होस्टको हो',
  },
  inUse: { en: 'Mail goes by this account now', ne: 'अबदेखि इमेल यही खाताबाट जान्छ' },
  notInUse: { en: 'No mail goes by this account any more', ne: 'अबदेखि यो खाताबाट इमेल जाँदैन' },
  testSubject: { en: 'Test message from Bahi', ne: 'बहीबाट परीक्षण सन्देश' },
  testText: {
    en: 'This message shows that Bahi can send e-mail from {from}.',
    ne: 'बहीले {from}बाट इमेल पठाउन सक्छ भन्ने यो सन्देशले देखाउँछ।',
  },
  // why a message does not go
  notSetUp: { en: 'No e-mail account is active: set one up first', ne: 'कुनै इमेल खाता सक्रिय छैन: पहिले एउटा राख्नुहोस्' },
  passwordLost: {
    en: 'The password was kept under another BAHI_SECRET: edit the account and enter it anew',
    ne: 'पासवर्ड अर्कै BAHI_SECRETले राखिएको थियो: खाता सच्याएर फेरि लेख्नुहोस्',
  },
  unreachable: {
    en: 'No e-mail host answers there. Check host and port',
    ne: 'त्यहाँ इमेल होस्टले जवाफ दिएन। होस्ट र पोर्ट हेर्नुहोस्',
  },
  insecure: {
    en: 'The host offers no encryption that can be trusted, so nothing was sent. Check protocol, port and certificate',
    ne: 'होस्टको इन्क्रिप्सन भरपर्दो छैन, त्यसैले केही पठाइएन। प्रोटोकल, पोर्ट र प्रमाणपत्र हेर्नुहोस्',
  },
  signIn: {
    en: 'The host does not take this e-mail and password',
    ne: 'होस्टले यो इमेल र पासवर्ड स्वीकार गरेन',
  },
  sender: { en: 'The host does not let this account send', ne: 'होस्टले यो खाताबाट पठाउन दिएन' },
  recipient: { en: 'The host does not take mail for this address', ne: 'होस्टले यो ठेगानाको इमेल लिएन' },
  refused: { en: 'The host did not take the message', ne: 'होस्टले सन्देश लिएन' },
});
