import { messages } from '../../messages.ts';

export const recordHistoryMessages = messages('recordHistory', {
  askedMayNotSee: { en: 'This person may not see the record', ne: 'यो व्यक्तिलाई यो विवरण हेर्ने अधिकार छैन' },
  askedYourself: { en: 'Ask somebody else', ne: 'आफूलाई होइन, अरूलाई सोध्नुहोस्' },
  asksNothing: { en: 'Only a question is asked of somebody', ne: 'प्रश्न मात्र कसैलाई सोध्न मिल्छ' },
  answerAsks: { en: 'An answer is no question: ask anew', ne: 'जवाफमा प्रश्न मिल्दैन: नयाँ प्रश्न गर्नुहोस्' },
  questionUnknown: { en: 'There is no such question on this record', ne: 'यो विवरणमा यस्तो प्रश्न छैन' },
  questionClosed: { en: 'The question is closed', ne: 'प्रश्न बन्द भइसक्यो' },
  notYourQuestion: {
    en: 'Only who asked or was asked closes a question',
    ne: 'सोध्ने वा सोधिएको व्यक्तिले मात्र प्रश्न बन्द गर्न मिल्छ',
  },
  notYours: { en: 'Only your own comments can be deleted', ne: 'आफ्नो टिप्पणी मात्र मेटाउन मिल्छ' },
});
