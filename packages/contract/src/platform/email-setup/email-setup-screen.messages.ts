import { messages } from '../../messages.ts';

/** The words of the e-mail accounts' screen. */
export const emailSetupScreenMessages = messages('emailSetupScreen', {
  title: { en: 'E-mail setup', ne: 'इमेल सेटअप' },
  add: { en: 'Add account', ne: 'खाता थप्नुहोस्' },
  addTitle: { en: 'New e-mail account', ne: 'नयाँ इमेल खाता' },
  editTitle: { en: 'Edit e-mail account', ne: 'इमेल खाता सच्याउनुहोस्' },
  searchLabel: { en: 'Search by e-mail or host', ne: 'इमेल वा होस्टबाट खोज्नुहोस्' },
  empty: {
    en: 'Codes for a new password go by e-mail, too, once an account is set up here.',
    ne: 'यहाँ खाता राखेपछि नयाँ पासवर्डको कोड इमेलमा पनि जान्छ।',
  },
  fromEnvironment: {
    en: 'Mail goes by {email}, which the server’s settings name (SMTP_URL). The accounts below wait.',
    ne: 'इमेल {email}बाट जान्छ, जुन सर्भरको सेटिङ (SMTP_URL) मा छ। तलका खाता अहिले चल्दैनन्।',
  },
  // the tab of the settings
  tab: { en: 'Mail', ne: 'इमेल' },
  inUse: { en: 'Mail goes by', ne: 'इमेल यहाँबाट जान्छ' },
  ofEnvironment: {
    en: 'Set by SMTP_URL on the server, so it cannot be changed here',
    ne: 'सर्भरको SMTP_URLबाट तोकिएको छ, यहाँबाट फेर्न मिल्दैन',
  },
  noneInUse: {
    en: 'No account is in use: codes for a new password go to the mobile alone.',
    ne: 'कुनै खाता चलेको छैन: नयाँ पासवर्डको कोड मोबाइलमा मात्र जान्छ।',
  },
  manage: { en: 'All e-mail accounts', ne: 'सबै इमेल खाता' },
  // fields
  email: { en: 'E-mail', ne: 'इमेल' },
  host: { en: 'Host', ne: 'होस्ट' },
  hostHint: { en: 'As your e-mail provider names it: mail.example.com', ne: 'इमेल सेवाले दिएको: mail.example.com' },
  port: { en: 'Port', ne: 'पोर्ट' },
  protocol: { en: 'Protocol', ne: 'प्रोटोकल' },
  SSL: { en: 'SSL/TLS', ne: 'SSL/TLS' },
  STARTTLS: { en: 'STARTTLS', ne: 'STARTTLS' },
  NONE: { en: 'None (own network)', ne: 'छैन (आफ्नै नेटवर्क)' },
  SSLRemark: { en: 'usually port 465', ne: 'प्रायः पोर्ट ४६५' },
  STARTTLSRemark: { en: 'usually port 587', ne: 'प्रायः पोर्ट ५८७' },
  NONERemark: { en: 'usually port 25', ne: 'प्रायः पोर्ट २५' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  // actions
  use: { en: 'Use for mail', ne: 'इमेल यसैबाट पठाउने' },
  stop: { en: 'Stop using', ne: 'यसबाट नपठाउने' },
  test: { en: 'Send a test', ne: 'परीक्षण पठाउनुहोस्' },
  testTitle: { en: 'Send a test message', ne: 'परीक्षण सन्देश पठाउनुहोस्' },
  testText: { en: 'A short message goes from {from} to:', ne: '{from}बाट छोटो सन्देश यहाँ जान्छ:' },
  to: { en: 'To this e-mail', ne: 'कुन इमेलमा' },
  send: { en: 'Send', ne: 'पठाउनुहोस्' },
});
