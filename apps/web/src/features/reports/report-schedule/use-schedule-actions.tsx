import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleMessages } from '@bahi/contract/reports/report-schedule/report-schedule.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { savedReportMessages } from '@bahi/contract/reports/saved-report/saved-report.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CirclePause, CirclePlay, Eye, Pencil, SendHorizontal } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { ScheduleRow } from './schedule-form.ts';

const iconPixels = 16;

type Opened = { view: (id: number) => void; edit: (id: number) => void };

/** What can be done with a schedule: seen, edited, sent at once, paused and taken up again. */
export function useScheduleActions({ view, edit }: Opened): (schedule: ScheduleRow) => RowAction[] {
  const t = useTexts(reportScheduleScreenMessages);
  const ui = useTexts(uiMessages);
  const reasons = useTexts(reportScheduleMessages);
  const saved = useTexts(savedReportMessages);
  const { can, isBusinessInactive } = useSession();
  const toggle = useSend(reportScheduleContract.toggle);
  const send = useSendNow();
  return (schedule) => {
    const { id, isOwn, isActive, mayToggle, savedReportId } = schedule;
    const forgotten = savedReportId === null ? reasons('FORGOTTEN') : undefined;
    const refusal = forgotten ?? (isOwn ? undefined : saved('notOwn'));
    const actions: RowAction[] = [
      { label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(id) },
    ];
    if (isBusinessInactive) return actions;
    if (can(reportScheduleContract.save) && can('report-schedule.update'))
      actions.push({
        label: ui('edit'),
        icon: <Pencil size={iconPixels} aria-hidden />,
        onClick: () => edit(id),
        refusal,
      });
    if (can(reportScheduleContract.send))
      actions.push({
        label: t('sendNow'),
        icon: <SendHorizontal size={iconPixels} aria-hidden />,
        onClick: () => void send(schedule),
        refusal,
      });
    const Icon = isActive ? CirclePause : CirclePlay;
    if (can(reportScheduleContract.toggle))
      actions.push({
        label: t(isActive ? 'pause' : 'resume'),
        icon: <Icon size={iconPixels} aria-hidden />,
        onClick: () => toggle.mutate({ params: { id } }),
        refusal: forgotten ?? (mayToggle ? undefined : saved('notOwn')),
      });
    return actions;
  };
}

/** Asks first: what went to others does not come back. */
function useSendNow(): (schedule: ScheduleRow) => Promise<void> {
  const t = useTexts(reportScheduleScreenMessages);
  const confirm = useConfirm();
  const send = useSend(reportScheduleContract.send);
  return async ({ id, recipients }) => {
    const question = t('sendNowText', { count: recipients.length });
    if (await confirm({ kind: 'own', title: t('sendNow'), question, confirm: t('sendNow') }))
      send.mutate({ params: { id } });
  };
}
