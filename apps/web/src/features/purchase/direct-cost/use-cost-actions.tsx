import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, Eye, Truck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { CostRow } from './direct-cost-rows.ts';

const iconPixels = 16;

export type CostOpeners = {
  view?: ((id: number) => void) | undefined;
  pay: (row: CostRow) => void;
  cancel: (row: CostRow) => void;
  /** Whether the purchase with all its costs is on another screen than this. */
  leadsToPurchase: boolean;
};

/** What can be done with a cost, as far as its state and the user's rights go. */
export function useCostActions(openers: CostOpeners): (row: CostRow) => RowAction[] {
  const t = useTexts(directCostScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const navigate = useNavigate();
  const { view, pay, cancel, leadsToPurchase } = openers;
  return (row) => {
    const offered: (RowAction & { isOffered: boolean })[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: t('payment'),
        icon: icon(Wallet),
        onClick: () => pay(row),
        isOffered: row.isActive && can(paymentContract.ofComponent),
      },
      {
        label: t('costsOfPurchase'),
        icon: icon(Truck),
        onClick: () => void navigate(screenAt(screens.purchaseCosts, { purchaseSetupId: row.purchaseInvoiceId })),
        isOffered: leadsToPurchase,
      },
      {
        label: t('cancelCost'),
        icon: icon(Ban),
        onClick: () => cancel(row),
        isDangerous: true,
        isOffered: row.isCancellable && can(directCostContract.cancel),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
