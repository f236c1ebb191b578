import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { RowAction } from '../../../../ui/list/list-types.ts';
import { useSettlementPaper } from './use-settlement-paper.ts';

const iconPixels = 16;

/** A settlement as far as its actions go; a row of a document's history stands for the settlement it belongs to. */
export type ActedSettlement = { id: number; number: string | null; isActive: boolean; isEditable: boolean };
type Openers = {
  view?: (id: number) => void;
  edit: (settlement: ActedSettlement) => void;
  share: (settlement: ActedSettlement) => void;
  remove: (settlement: ActedSettlement) => void;
};

/** What can be done with a settlement, as far as its state and the user's rights go. */
export function useSettlementActions({
  view,
  edit,
  share,
  remove,
}: Openers): (settlement: ActedSettlement) => RowAction[] {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const paper = useSettlementPaper();
  return (settlement) => {
    const actions: RowAction[] = [];
    if (view !== undefined)
      actions.push({
        label: ui('view'),
        icon: <Eye size={iconPixels} aria-hidden />,
        onClick: () => view(settlement.id),
      });
    if (settlement.isEditable && can(paymentContract.updateSettlement))
      actions.push({
        label: ui('edit'),
        icon: <Pencil size={iconPixels} aria-hidden />,
        onClick: () => edit(settlement),
      });
    actions.push({
      label: t('print'),
      icon: <Printer size={iconPixels} aria-hidden />,
      onClick: () => void paper.print(settlement.id),
      disabled: paper.isBusy,
    });
    if (settlement.isActive)
      actions.push({
        label: t('share'),
        icon: <Share2 size={iconPixels} aria-hidden />,
        onClick: () => share(settlement),
      });
    if (settlement.isActive && can(paymentContract.removeSettlement))
      actions.push({
        label: t('remove'),
        icon: <Trash2 size={iconPixels} aria-hidden />,
        onClick: () => remove(settlement),
        isDangerous: true,
      });
    return actions;
  };
}
