import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, Eye, Pencil, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { OpeningDialog, OpeningDue } from './opening-due-kind.ts';

const iconPixels = 16;

export type OpeningOpeners = {
  view?: ((id: number) => void) | undefined;
  open: (dialog: OpeningDialog) => void;
};

/** What can be done with an opening due, as far as its state and the user's rights go. */
export function useOpeningDueActions({ view, open }: OpeningOpeners): (row: OpeningDue) => RowAction[] {
  const t = useTexts(openingDueScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isBusinessInactive } = useSession();
  return (row) => {
    const mayChange = row.isEditable && !isBusinessInactive && can(openingDueContract.cancel);
    const offered: (RowAction & { isOffered: boolean })[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(row.id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => open({ kind: 'form', row }),
        isOffered: mayChange && can(openingDueContract.save),
      },
      {
        label: t('payment'),
        icon: icon(Wallet),
        onClick: () => open({ kind: 'pay', row }),
        isOffered: row.isActive && can(paymentContract.ofComponent),
      },
      {
        label: t('cancelDue'),
        icon: icon(Ban),
        onClick: () => open({ kind: 'cancel', row }),
        isDangerous: true,
        isOffered: mayChange,
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
