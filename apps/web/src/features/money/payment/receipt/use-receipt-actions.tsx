import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye, Pencil, Printer, Trash2 } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { RowAction } from '../../../../ui/list/list-types.ts';
import { useReceiptPaper } from './use-receipt-paper.ts';

const iconPixels = 16;

/** A receipt as far as its actions go; a row of a document's history stands for the receipt it belongs to. */
export type ActedReceipt = { id: number; number: string | null; isActive: boolean; isEditable: boolean };
type Openers = {
  view?: (id: number) => void;
  edit: (receipt: ActedReceipt) => void;
  remove: (receipt: ActedReceipt) => void;
};

/** What can be done with a receipt, as far as its state and the user's rights go. */
export function useReceiptActions({ view, edit, remove }: Openers): (receipt: ActedReceipt) => RowAction[] {
  const t = useTexts(receiptScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const paper = useReceiptPaper();
  return (receipt) => {
    const actions: RowAction[] = [];
    if (view !== undefined)
      actions.push({ label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(receipt.id) });
    if (receipt.isEditable && can(paymentContract.updateReceipt))
      actions.push({
        label: ui('edit'),
        icon: <Pencil size={iconPixels} aria-hidden />,
        onClick: () => edit(receipt),
      });
    actions.push({
      label: t('print'),
      icon: <Printer size={iconPixels} aria-hidden />,
      onClick: () => void paper.print(receipt.id),
      disabled: paper.isBusy,
    });
    if (receipt.isActive && can(paymentContract.removeReceipt))
      actions.push({
        label: t('deleteReceipt'),
        icon: <Trash2 size={iconPixels} aria-hidden />,
        onClick: () => remove(receipt),
        isDangerous: true,
      });
    return actions;
  };
}
