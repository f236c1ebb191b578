import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, Copy, Eye, Pencil, Trash2, Truck, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useCopyPurchase } from './use-copy-purchase.ts';
import type { PurchaseRow } from './purchase-rows.ts';

const iconPixels = 16;

export type PurchaseOpeners = {
  view?: (id: number) => void;
  pay: (row: PurchaseRow) => void;
  cancel: (row: PurchaseRow) => void;
};
type Offered = RowAction & { isOffered: boolean };

/** What can be done with a purchase bill, as far as its state and the user's rights go. */
// Longer than 60 lines because each action of a bill stands in one list, in the order of the menu.
export function usePurchaseActions(openers: PurchaseOpeners): (row: PurchaseRow) => RowAction[] {
  const t = useTexts(purchaseScreenMessages);
  const costs = useTexts(directCostScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const copy = useCopyPurchase();
  const removeDraft = useRemoval();
  const mayEdit = can(purchaseContract.save) && can('purchase.update') && !isBusinessInactive;
  return (row) => {
    const isDraft = row.state === 'DRAFT';
    const { view } = openers;
    const offered: Offered[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => void navigate(screenAt(screens.editPurchase, { purchaseSetupId: row.id })),
        isOffered: isDraft && mayEdit,
      },
      {
        label: t('payment'),
        icon: icon(Wallet),
        onClick: () => openers.pay(row),
        isOffered: row.state === 'FINAL' && can(paymentContract.ofComponent),
      },
      {
        label: costs('title'),
        icon: icon(Truck),
        onClick: () => void navigate(screenAt(screens.purchaseCosts, { purchaseSetupId: row.id })),
        isOffered: row.state === 'FINAL' && can(directCostContract.ofInvoice),
      },
      {
        label: t('giveBack'),
        icon: icon(Undo2),
        onClick: () => void navigate(`${screens.newDebitNote}?purchase=${row.id}`),
        isOffered: row.state === 'FINAL' && can(debitNoteContract.save) && !isBusinessInactive,
      },
      {
        label: t('duplicate'),
        icon: icon(Copy),
        onClick: () => void copy(row.id),
        isOffered: mayEdit && can(purchaseContract.duplicate) && can(purchaseContract.get),
      },
      {
        label: t('cancelBill'),
        icon: icon(Ban),
        onClick: () => openers.cancel(row),
        isDangerous: true,
        isOffered: row.isCancellable && can(purchaseContract.cancel),
      },
      {
        label: t('removeDraft'),
        icon: icon(Trash2),
        onClick: () => void removeDraft(row.id),
        isDangerous: true,
        isOffered: isDraft && can(purchaseContract.removeDraft),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

/** Deletes a draft, which is asked first. */
function useRemoval(): (id: number) => Promise<void> {
  const confirm = useConfirm();
  const removal = useSend(purchaseContract.removeDraft);
  return async (id) => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
