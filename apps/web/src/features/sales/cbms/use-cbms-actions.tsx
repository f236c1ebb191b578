import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { CirclePause, Play, RotateCcw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { CbmsReport } from './cbms-rows.ts';

/** What can be done with a bill or return that has not arrived: it is held, let go, or sent now. */
export function useCbmsActions(): (report: CbmsReport) => RowAction[] {
  const t = useTexts(cbmsScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const hold = useSend(cbmsContract.hold);
  const release = useSend(cbmsContract.release);
  const retry = useSend(cbmsContract.retry);
  const mayAct = can(cbmsContract.hold) && !isBusinessInactive;
  return ({ id, state }) => {
    const params = { id };
    if (!mayAct) return [];
    if (state === 'HELD')
      return [{ label: t('release'), icon: <Play size={16} aria-hidden />, onClick: () => release.mutate({ params }) }];
    if (state !== 'WAITING' && state !== 'FAILED') return [];
    return [
      { label: t('retry'), icon: <RotateCcw size={16} aria-hidden />, onClick: () => retry.mutate({ params }) },
      { label: t('hold'), icon: <CirclePause size={16} aria-hidden />, onClick: () => hold.mutate({ params }) },
    ];
  };
}
