import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { debitNoteMessages } from './debit-note.messages.ts';

export const debitNoteDocument = {
  words: {
    found: { en: 'Purchase returns', ne: 'खरिद फिर्ता' },
    paidFor: { en: 'Debit note {code}', ne: 'डेबिट नोट {code}' },
    statement: {
      entry: { en: 'Debit note', ne: 'खरिद फिर्ता' },
      reversal: { en: 'Debit note cancelled', ne: 'खरिद फिर्ता रद्द' },
    },
    books: {
      entry: { en: 'Debit note', ne: 'खरिद फिर्ता' },
      reversal: { en: 'Debit note cancelled', ne: 'खरिद फिर्ता रद्द' },
    },
    activity: { issued: { en: 'Debit note issued', ne: 'डेबिट नोट जारी भयो' }, cancelled: null },
  },
  screens: {
    debitNotes: documentKinds.DEBIT_NOTE.screen,
    newDebitNote: `${documentKinds.DEBIT_NOTE.screen}/create`,
    editDebitNote: `${documentKinds.DEBIT_NOTE.screen}/edit/:debitNoteId`,
  },
  messages: debitNoteMessages,
} as const satisfies DocumentContract;
