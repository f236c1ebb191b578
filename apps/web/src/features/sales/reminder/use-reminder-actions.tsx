import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { Ban, RotateCcw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Reminder } from './reminder-rows.ts';

/** What can be done with a reminder: what failed or was stopped is sent again, what waits is stopped. */
export function useReminderActions(): (reminder: Reminder) => RowAction[] {
  const t = useTexts(reminderScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const retry = useSend(reminderContract.retry);
  const stop = useSend(reminderContract.stop);
  const mayAct = can(reminderContract.retry) && !isBusinessInactive;
  return ({ id: reminderId, message }) => {
    if (message === null || !mayAct) return [];
    if (message.state === 'FAILED' || message.state === 'CANCELLED')
      return [
        {
          label: t('retry'),
          icon: <RotateCcw size={16} aria-hidden />,
          onClick: () => retry.mutate({ params: { reminderId } }),
        },
      ];
    if (message.state !== 'WAITING') return [];
    return [
      {
        label: t('stop'),
        icon: <Ban size={16} aria-hidden />,
        onClick: () => stop.mutate({ params: { reminderId } }),
        isDangerous: true,
      },
    ];
  };
}
