import { screenAt, screens } from '@bahi/contract/screens';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck, CircleMinus, Eye, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { type BusinessRow, responsesFor, type ResponseKind } from './business-detail-form.ts';
import type { Answering } from './ResponseDialog.tsx';

const words = {
  APPROVED: 'approve',
  REJECTED: 'reject',
  SUSPENDED: 'suspend',
  REACTIVATED: 'reactivate',
} as const satisfies Record<ResponseKind, string>;

type Openers = { view: (id: number) => void; respond: (answering: Answering) => void };

/** The row menu of a business: what can be answered to it depends on how it stands. */
export function useBusinessActions({ view, respond }: Openers): (business: BusinessRow) => RowAction[] {
  const t = useTexts(businessDetailScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const navigate = useNavigate();
  const mayEdit = can('business.update') && can(businessDetailContract.save);
  return (business) => {
    const actions: RowAction[] = [
      { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => view(business.id) },
    ];
    if (mayEdit)
      actions.push({
        label: ui('edit'),
        icon: <Pencil size={16} aria-hidden />,
        onClick: () => void navigate(screenAt(screens.editBusiness, { businessId: business.id })),
      });
    if (can(businessDetailContract.respond))
      for (const response of responsesFor(business.status)) {
        const isDangerous = response === 'REJECTED' || response === 'SUSPENDED';
        const Icon = isDangerous ? CircleMinus : CircleCheck;
        actions.push({
          label: t(words[response]),
          icon: <Icon size={16} aria-hidden />,
          onClick: () => respond({ business, response }),
          isDangerous,
        });
      }
    return actions;
  };
}

/** The word of an answer as it is given: approve, reject, suspend, reactivate. */
export function actionWordOf(response: ResponseKind): (typeof words)[ResponseKind] {
  return words[response];
}
