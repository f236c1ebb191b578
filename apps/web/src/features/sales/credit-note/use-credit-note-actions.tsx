import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
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
import { useApprovalActions } from '../approval/use-approval-actions.tsx';
import type { CreditNoteRow } from './credit-note-rows.ts';

const iconPixels = 16;

export type CreditNoteOpeners = {
  view?: (id: number) => void;
  print: (row: CreditNoteRow) => void;
  share: (row: CreditNoteRow) => void;
  /** Sends a draft of somebody else back. */
  rejectDraft: (row: CreditNoteRow) => void;
};
type Offered = RowAction & { isOffered: boolean };

/** What can be done with a credit note, as far as its state and the user's rights go. */
export function useCreditNoteActions(openers: CreditNoteOpeners): (row: CreditNoteRow) => RowAction[] {
  const t = useTexts(creditNoteScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const approvals = useApprovalActions(creditNoteContract, openers.rejectDraft);
  const removal = useSend(creditNoteContract.removeDraft);
  const removeDraft = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
  const mayEdit = can(creditNoteContract.save) && can('credit-note.update') && !isBusinessInactive;
  return (row) => {
    const isDraft = row.state === 'DRAFT';
    const { view } = openers;
    const offered: Offered[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => void navigate(screenAt(screens.editCreditNote, { creditNoteId: row.id })),
        isOffered: isDraft && mayEdit,
      },
      ...approvals(row),
      { label: t('print'), icon: icon(Printer), onClick: () => openers.print(row), isOffered: !isDraft },
      {
        label: t('share'),
        icon: icon(Share2),
        onClick: () => openers.share(row),
        isOffered: !isDraft && can(sharingContract.get),
      },
      {
        label: t('openInvoice'),
        icon: icon(ReceiptText),
        onClick: () => void navigate(`${screens.invoices}?view=${row.invoiceId}`),
        isOffered: can(invoiceContract.get),
      },
      {
        label: t('removeDraft'),
        icon: icon(Trash2),
        onClick: () => void removeDraft(row.id),
        isDangerous: true,
        isOffered: isDraft && can(creditNoteContract.removeDraft),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
