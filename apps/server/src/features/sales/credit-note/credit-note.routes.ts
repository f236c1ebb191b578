import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { approveCreditNoteDrafts, rejectCreditNoteDraft } from './credit-note.approval.ts';
import { removeCreditNoteDraft, saveCreditNote } from './credit-note.commands.ts';
import { getCreditable } from './credit-note.form.ts';
import { printCreditNote, serveCreditNotePage, viewCreditNote } from './credit-note.print.ts';
import { getCreditNote, listCreditNotes, nextCreditNoteNumber } from './credit-note.queries.ts';

/** What is given back of issued invoices. */
export function creditNoteRoutes(server: Server): void {
  implement(
    server,
    creditNoteContract,
    {
      list: listCreditNotes,
      get: getCreditNote,
      creditable: getCreditable,
      nextNumber: nextCreditNoteNumber,
      save: saveCreditNote,
      approveDrafts: approveCreditNoteDrafts,
      rejectDraft: rejectCreditNoteDraft,
      removeDraft: removeCreditNoteDraft,
      print: printCreditNote,
      view: viewCreditNote,
    },
    { invoice_credited: { field: 'reason', key: 'creditNote.creditedFirst' } },
  );
  serveCreditNotePage(server);
}
