import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { CirclePause, ClipboardCheck, Play, RotateCcw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { CbmsReport } from './cbms-rows.ts';

/** What can be done with a bill or return that has not arrived: it is held, let go, sent now, or noted as told otherwise. */
export function useCbmsActions(onMark: (report: CbmsReport) => void): (report: CbmsReport) => RowAction[] {
  const t = useTexts(cbmsScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const hold = useSend(cbmsContract.hold);
  const release = useSend(cbmsContract.release);
  const retry = useSend(cbmsContract.retry);
  const mayAct = can(cbmsContract.hold) && !isBusinessInactive;
  return (report) => {
    const { id, state } = report;
    const params = { id };
    if (!mayAct) return [];
    const mark = {
      label: t('markTold'),
      icon: <ClipboardCheck size={16} aria-hidden />,
      onClick: () => onMark(report),
    };
    if (state === 'HELD')
      return [
        { label: t('release'), icon: <Play size={16} aria-hidden />, onClick: () => release.mutate({ params }) },
        mark,
      ];
    if (state !== 'WAITING' && state !== 'FAILED') return [];
    return [
      { label: t('retry'), icon: <RotateCcw size={16} aria-hidden />, onClick: () => retry.mutate({ params }) },
      { label: t('hold'), icon: <CirclePause size={16} aria-hidden />, onClick: () => hold.mutate({ params }) },
      ...(state === 'FAILED' ? [mark] : []),
    ];
  };
}
