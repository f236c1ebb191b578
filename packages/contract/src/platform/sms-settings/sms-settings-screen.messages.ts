import { messages } from '../../messages.ts';

/** The words of the message service's settings. */
export const smsSettingsScreenMessages = messages('smsSettingsScreen', {
  tab: { en: 'SMS', ne: 'एसएमएस' },
  provider: { en: 'Message service', ne: 'सन्देश सेवा' },
  console: { en: 'None: messages go to the server’s log', ne: 'छैन: सन्देश सर्भरको लगमा जान्छ' },
  sparrow: { en: 'Sparrow SMS', ne: 'स्प्यारो एसएमएस' },
  aakash: { en: 'Aakash SMS', ne: 'आकाश एसएमएस' },
  consoleHint: {
    en: 'Codes reach no mobile; a super user reads them in the list of verification codes',
    ne: 'कोड मोबाइलमा जाँदैन; मुख्य प्रशासकले प्रमाणीकरण कोडको सूचीमा हेर्छन्',
  },
  token: { en: 'Token', ne: 'टोकन' },
  tokenHint: { en: 'As the service shows it to its customer', ne: 'सेवाले ग्राहकलाई दिएको' },
  from: { en: 'Sender', ne: 'पठाउनेको नाम' },
  fromHint: { en: 'The identity that Sparrow has given you', ne: 'स्प्यारोले दिएको परिचय' },
  testTitle: { en: 'Send a test message', ne: 'परीक्षण सन्देश पठाउनुहोस्' },
  testText: {
    en: 'A short message without a code goes by the service that is saved.',
    ne: 'सुरक्षित गरिएको सेवाबाट कोड नभएको छोटो सन्देश जान्छ।',
  },
  to: { en: 'To this mobile', ne: 'कुन मोबाइलमा' },
  send: { en: 'Send', ne: 'पठाउनुहोस्' },
});
