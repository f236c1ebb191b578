import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { screens } from '@bahi/contract/screens';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { NoteDone } from '../../stock/goods-lines/notes/NoteDone.tsx';
import { debitNotePaper } from './debit-note-paper.ts';
import type { DebitNoteDetail } from './debit-note-rows.ts';

/** After a debit note is issued, and whether the rest is kept as an advance or came back by a receipt. */
export function DebitNoteDone({ issued, onNew }: { issued: DebitNoteDetail; onNew: () => void }) {
  const t = useTexts(debitNoteScreenMessages);
  const language = useLanguage();
  const { refundNumber } = issued;
  return (
    <NoteDone
      kind={debitNotePaper}
      issued={issued}
      party={nameIn(language, issued.vendorName, issued.vendorNameNp)}
      paidBack={refundNumber === null ? null : `${t('cameBack')} ${refundNumber}`}
      listPath={screens.debitNotes}
      onNew={onNew}
    />
  );
}
