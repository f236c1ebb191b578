import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { useCall, useSend } from '../../../platform/query.ts';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';

/** The debit note on paper; nobody counts how often it is printed. */
export const debitNotePaper: PaperKind<typeof debitNoteScreenMessages.texts> = {
  texts: debitNoteScreenMessages,
  isOnA4Only: true,
  usePrint: () => {
    const { isPending, mutateAsync } = useSend(debitNoteContract.print);
    return { isPending, mutateAsync: ({ params, body: { language } }) => mutateAsync({ params, body: { language } }) };
  },
  useView: (id, language) =>
    useCall(debitNoteContract.view, { params: { id }, query: { language } }, { staleTime: Infinity, gcTime: 0 }),
};
