import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../../books/document-registry/document-contract.ts';
import { creditNoteMessages } from './credit-note.messages.ts';

export const creditNoteDocument = {
  words: {
    found: { en: 'Credit notes', ne: 'बिक्री फिर्ता' },
    paidFor: { en: 'Credit note {code}', ne: 'क्रेडिट नोट {code}' },
    statement: {
      entry: { en: 'Credit note', ne: 'बिक्री फिर्ता' },
      reversal: { en: 'Credit note cancelled', ne: 'बिक्री फिर्ता रद्द' },
    },
    books: {
      entry: { en: 'Credit note', ne: 'बिक्री फिर्ता' },
      reversal: { en: 'Credit note cancelled', ne: 'बिक्री फिर्ता रद्द' },
    },
    activity: { issued: { en: 'Credit note issued', ne: 'क्रेडिट नोट जारी भयो' }, cancelled: null },
  },
  screens: {
    creditNotes: documentKinds.CREDIT_NOTE.screen,
    newCreditNote: `${documentKinds.CREDIT_NOTE.screen}/create`,
    editCreditNote: `${documentKinds.CREDIT_NOTE.screen}/edit/:creditNoteId`,
  },
  messages: creditNoteMessages,
} as const satisfies DocumentContract;
