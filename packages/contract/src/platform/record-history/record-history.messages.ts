import { messages } from '../../messages.ts';

export const recordHistoryMessages = messages('recordHistory', {
  notYours: { en: 'Only your own comments can be deleted', ne: 'आफ्नो टिप्पणी मात्र मेटाउन मिल्छ' },
});
