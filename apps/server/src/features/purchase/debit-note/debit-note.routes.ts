import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { keepDocument, removeDocument } from '../../money/due-document/due-files.ts';
import { removeDebitNoteDraft, saveDebitNote } from './debit-note.commands.ts';
import { getReturnable } from './debit-note.form.ts';
import { printDebitNote, serveDebitNotePage, viewDebitNote } from './debit-note.print.ts';
import { getDebitNote, listDebitNotes, nextDebitNoteNumber } from './debit-note.queries.ts';

/** What goes back to vendors of their bills. */
export function debitNoteRoutes(server: Server): void {
  implement(server, debitNoteContract, {
    list: listDebitNotes,
    get: getDebitNote,
    returnable: getReturnable,
    nextNumber: nextDebitNoteNumber,
    save: saveDebitNote,
    removeDraft: removeDebitNoteDraft,
    uploadDocument: keepDocument,
    removeDocument: (context, { params }) => removeDocument(context, 'DEBIT_NOTE', params.docUuid),
    print: printDebitNote,
    view: viewDebitNote,
  });
  serveDebitNotePage(server);
}
