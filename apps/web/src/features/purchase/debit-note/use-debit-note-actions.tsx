import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye, Pencil, Printer, ReceiptText, Share2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { DebitNoteRow } from './debit-note-rows.ts';

const iconPixels = 16;

export type DebitNoteOpeners = {
  view?: (id: number) => void;
  print: (row: DebitNoteRow) => void;
  share: (row: DebitNoteRow) => void;
};
type Offered = RowAction & { isOffered: boolean };

/** What can be done with a debit note, as far as its state and the user's rights go. */
export function useDebitNoteActions(openers: DebitNoteOpeners): (row: DebitNoteRow) => RowAction[] {
  const t = useTexts(debitNoteScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const removal = useSend(debitNoteContract.removeDraft);
  const removeDraft = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
  const mayEdit = can(debitNoteContract.save) && can('debit-note.update') && !isBusinessInactive;
  return (row) => {
    const isDraft = row.state === 'DRAFT';
    const { view } = openers;
    const offered: Offered[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => void navigate(screenAt(screens.editDebitNote, { debitNoteId: row.id })),
        isOffered: isDraft && mayEdit,
      },
      { label: t('print'), icon: icon(Printer), onClick: () => openers.print(row), isOffered: !isDraft },
      { label: t('share'), icon: icon(Share2), onClick: () => openers.share(row), isOffered: !isDraft },
      {
        label: t('openPurchase'),
        icon: icon(ReceiptText),
        onClick: () => void navigate(`${screens.purchases}?view=${row.purchaseId}`),
        isOffered: can(purchaseContract.get),
      },
      {
        label: t('removeDraft'),
        icon: icon(Trash2),
        onClick: () => void removeDraft(row.id),
        isDangerous: true,
        isOffered: isDraft && can(debitNoteContract.removeDraft),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
