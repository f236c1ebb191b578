import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { Ban, CircleCheck, CircleMinus, CirclePause, CircleX, Clock, FilePen } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { Period, RecurringRow } from './recurring-form.ts';

/** Paused or ended; what runs needs no badge. */
export function RecurringBadge({ row }: { row: Pick<RecurringRow, 'isActive' | 'nextDayAD'> }) {
  const t = useTexts(recurringScreenMessages);
  if (row.isActive && row.nextDayAD !== null) return <PlainStatus>{t('running')}</PlainStatus>;
  const Icon = row.isActive ? CircleMinus : CirclePause;
  return (
    <Badge tone="neutral" icon={<Icon size={14} aria-hidden />}>
      {t(row.isActive ? 'ended' : 'paused')}
    </Badge>
  );
}

/** How much of it waits for somebody. */
export function WaitingBadge({ count }: { count: number }) {
  const t = useTexts(recurringScreenMessages);
  if (count === 0) return '—';
  return (
    <Badge tone="warning" icon={<Clock size={14} aria-hidden />}>
      {t('waitingCount', { count })}
    </Badge>
  );
}

const looks = {
  DUE: { tone: 'warning', Icon: Clock },
  FAILED: { tone: 'danger', Icon: CircleX },
  SKIPPED: { tone: 'neutral', Icon: CircleMinus },
  DRAFT: { tone: 'warning', Icon: FilePen },
  WAITING: { tone: 'warning', Icon: Clock },
  REJECTED: { tone: 'danger', Icon: CircleX },
  ISSUED: { tone: 'success', Icon: CircleCheck },
  CANCELLED: { tone: 'neutral', Icon: Ban },
  REMOVED: { tone: 'neutral', Icon: Ban },
} as const;

/** What became of a period. */
export function PeriodBadge({ state }: Pick<Period, 'state'>) {
  const t = useTexts(recurringScreenMessages);
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}
