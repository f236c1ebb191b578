import { messages } from '../../messages.ts';

/** What is said of the message service, and of a test that it does not take. */
export const smsSettingsMessages = messages('smsSettings', {
  testText: {
    en: 'This message shows that Bahi can send SMS.',
    ne: 'बहीले एसएमएस पठाउन सक्छ भन्ने यो सन्देशले देखाउँछ।',
  },
  testedInLog: {
    en: 'No message service is chosen: the test went to the server’s log alone',
    ne: 'सन्देश सेवा छानिएको छैन: परीक्षण सर्भरको लगमा मात्र गयो',
  },
  notSetUp: {
    en: 'The token of the message service is missing: enter it and save',
    ne: 'सन्देश सेवाको टोकन छैन: लेखेर सुरक्षित गर्नुहोस्',
  },
  refused: { en: 'The message service refuses: {words}', ne: 'सन्देश सेवाले स्वीकार गरेन: {words}' },
  unreachable: {
    en: 'The message service does not answer. Try again in some minutes',
    ne: 'सन्देश सेवाले जवाफ दिएन। केही मिनेटपछि प्रयास गर्नुहोस्',
  },
  unclear: {
    en: 'The message service answers nothing that makes sense. The message may not have been sent',
    ne: 'सन्देश सेवाको जवाफ बुझिएन। सन्देश नगएको हुन सक्छ',
  },
});
