import type { Text } from '../../messages.ts';

/** Entries of cheques, as the books and statements tell them. */
export const chequeEntryWords = {
  CHEQUE_DEPOSITED: { en: 'Cheque deposited', ne: 'चेक जम्मा' },
  CHEQUE_CLEARED: { en: 'Post-dated cheque cleared', ne: 'पछिको मितिको चेक फर्छ्योट' },
  CHEQUE_TAKEN_BACK: { en: 'Cheque taken back', ne: 'चेकको प्रविष्टि फिर्ता' },
  CHEQUE_UNDONE: { en: 'Mistaken cheque entry taken back', ne: 'चेकको भूल प्रविष्टि फिर्ता' },
  CHEQUE_CHARGED: { en: 'Bank charge of a cheque', ne: 'चेकको बैंक शुल्क' },
  CHEQUE_BOUNCED: { en: 'Cheque bounced', ne: 'चेक अस्वीकृत' },
  CHEQUE_RETURNED: { en: 'Cheque handed back', ne: 'चेक फिर्ता' },
  CHEQUE_CANCELLED: { en: 'Cheque cancelled', ne: 'चेक रद्द' },
} as const satisfies Record<string, Text>;
