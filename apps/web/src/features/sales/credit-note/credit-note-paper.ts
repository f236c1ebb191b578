import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { useCall, useSend } from '../../../platform/query.ts';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';

/** The credit note on paper. Each print is counted; looking is no print. */
export const creditNotePaper: PaperKind<typeof creditNoteScreenMessages.texts> = {
  texts: creditNoteScreenMessages,
  usePrint: () => useSend(creditNoteContract.print),
  useView: (id, language) =>
    useCall(creditNoteContract.view, { params: { id }, query: { language } }, { staleTime: Infinity, gcTime: 0 }),
};
