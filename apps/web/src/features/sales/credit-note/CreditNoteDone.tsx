import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { screens } from '@bahi/contract/screens';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { NoteDone } from '../../stock/goods-lines/notes/NoteDone.tsx';
import { creditNotePaper } from './credit-note-paper.ts';
import type { CreditNoteDetail } from './credit-note-rows.ts';

/** After a credit note is issued, and whether the rest is kept as an advance or was paid back by a voucher. */
export function CreditNoteDone({ issued, onNew }: { issued: CreditNoteDetail; onNew: () => void }) {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const { refundNumber } = issued;
  return (
    <NoteDone
      kind={creditNotePaper}
      issued={issued}
      party={nameIn(language, issued.customerName, issued.customerNameNp)}
      paidBack={refundNumber === null ? null : `${t('paidBack')} ${refundNumber}`}
      listPath={screens.creditNotes}
      onNew={onNew}
      sharing={
        can(sharingContract.get)
          ? (shown) => (
              <ShareDialog
                {...shown}
                kind="credit-note"
                paper={creditNotePaper}
                document={{ ...issued, code: issued.number }}
              />
            )
          : null
      }
    />
  );
}
