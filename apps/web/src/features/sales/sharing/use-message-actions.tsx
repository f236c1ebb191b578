import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { Ban, RotateCcw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Sharing } from './shared-document.ts';

/** What can be done with a message: what failed or was stopped is sent again, what waits is stopped. */
export function useMessageActions(): (sharing: Sharing) => RowAction[] {
  const t = useTexts(sharingScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const retry = useSend(sharingContract.retry);
  const stop = useSend(sharingContract.stop);
  const mayAct = can(sharingContract.retry) && !isBusinessInactive;
  return ({ id: sharingId, message }) => {
    if (message === null || !mayAct) return [];
    if (message.state === 'FAILED' || message.state === 'CANCELLED')
      return [
        {
          label: t('retry'),
          icon: <RotateCcw size={16} aria-hidden />,
          onClick: () => retry.mutate({ params: { sharingId } }),
        },
      ];
    if (message.state !== 'WAITING') return [];
    return [
      {
        label: t('stop'),
        icon: <Ban size={16} aria-hidden />,
        onClick: () => stop.mutate({ params: { sharingId } }),
        isDangerous: true,
      },
    ];
  };
}
