import { screenAt, screens } from '@bahi/contract/screens';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import {
  Ban,
  BellRing,
  Copy,
  Eye,
  FileCheck,
  FilePen,
  Pencil,
  Printer,
  Repeat,
  Share2,
  Trash2,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useApprovalActions } from '../approval/use-approval-actions.tsx';
import { type InvoiceRow, staysInBooks } from './invoice-rows.ts';
import { useCopyInvoice } from './use-copy-invoice.ts';

const iconPixels = 16;

export type InvoiceOpeners = {
  view?: (id: number) => void;
  print: (row: InvoiceRow) => void;
  share: (row: InvoiceRow) => void;
  remind: (row: InvoiceRow) => void;
  pay: (row: InvoiceRow) => void;
  /** Deletes its receipt, and leads on to cancelling it. */
  unpay: (row: InvoiceRow) => void;
  cancel: (row: InvoiceRow) => void;
  /** Cancels it, and goes on with a draft of the same. */
  cancelAndCopy: (row: InvoiceRow) => void;
  /** Notes what the customs declared of an export. */
  declare: (row: InvoiceRow) => void;
  /** Sends a draft of somebody else back. */
  rejectDraft: (row: InvoiceRow) => void;
};
type Offered = RowAction & { isOffered: boolean };

/** What can be done with an invoice, as far as its state and the user's rights go. */
// Longer than 60 lines because the list of all that is offered is.
export function useInvoiceActions(openers: InvoiceOpeners): (row: InvoiceRow) => RowAction[] {
  const t = useTexts(invoiceScreenMessages);
  const ui = useTexts(uiMessages);
  const recurring = useTexts(recurringScreenMessages);
  const reminding = useTexts(reminderScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const approvals = useApprovalActions(invoiceContract, openers.rejectDraft);
  const { copy } = useCopyInvoice();
  const removal = useSend(invoiceContract.removeDraft);
  const removeDraft = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
  // Longer than 60 lines because all that is offered stands in one list, in its order.
  return (row) => {
    const isDraft = row.state === 'DRAFT';
    const mayWrite = !isBusinessInactive;
    const { view } = openers;
    const offered: Offered[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => void navigate(screenAt(screens.editInvoice, { invoiceId: row.id })),
        isOffered: isDraft && can(invoiceContract.update) && !isBusinessInactive,
      },
      ...approvals(row),
      { label: t('print'), icon: icon(Printer), onClick: () => openers.print(row), isOffered: !isDraft },
      {
        label: t('share'),
        icon: icon(Share2),
        onClick: () => openers.share(row),
        isOffered: row.state === 'FINAL' && can(sharingContract.get),
      },
      {
        label: reminding('remind'),
        icon: icon(BellRing),
        onClick: () => openers.remind(row),
        isOffered: row.state === 'FINAL' && row.remainingAmount > 0 && mayWrite && can(reminderContract.send),
      },
      {
        label: t('payment'),
        icon: icon(Wallet),
        onClick: () => openers.pay(row),
        isOffered: row.state === 'FINAL' && can(paymentContract.ofInvoice),
      },
      {
        label: t('credit'),
        icon: icon(Undo2),
        onClick: () => void navigate(`${screens.newCreditNote}?invoice=${row.id}`),
        isOffered: row.state === 'FINAL' && can(creditNoteContract.save) && !isBusinessInactive,
      },
      {
        label: t('declare'),
        icon: icon(FileCheck),
        onClick: () => openers.declare(row),
        isOffered: row.state === 'FINAL' && row.destination === 'EXPORT' && mayWrite && can(invoiceContract.declare),
      },
      {
        label: t('duplicate'),
        icon: icon(Copy),
        onClick: () => void copy(row.id),
        isOffered: mayWrite && can(invoiceContract.duplicate),
      },
      {
        label: recurring('repeat'),
        icon: icon(Repeat),
        onClick: () => void navigate(`${screens.recurrings}?repeat=${row.id}`),
        isOffered: row.state !== 'CANCELLED' && mayWrite && can(recurringContract.save),
      },
      {
        label: t('cancelAndCopy'),
        icon: icon(FilePen),
        onClick: () => openers.cancelAndCopy(row),
        isDangerous: true,
        isOffered: row.isCancellable && mayWrite && can(invoiceContract.cancel) && can(invoiceContract.duplicate),
      },
      {
        label: t('cancelInvoice'),
        icon: icon(Ban),
        onClick: () => openers.cancel(row),
        isDangerous: true,
        isOffered: (row.isCancellable || staysInBooks(row)) && can(invoiceContract.cancel),
        refusal: staysInBooks(row) ? t('notCancellable') : undefined,
      },
      {
        label: t('cancelPaid'),
        icon: icon(Ban),
        onClick: () => openers.unpay(row),
        isDangerous: true,
        isOffered: row.isCancellableUnpaid && can(invoiceContract.cancel) && can(paymentContract.removeSettlement),
      },
      {
        label: t('removeDraft'),
        icon: icon(Trash2),
        onClick: () => void removeDraft(row.id),
        isDangerous: true,
        isOffered: isDraft && can(invoiceContract.removeDraft),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
