import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';

type Props = { month: { isOver: boolean; deducted: number; deposited: number; left: number; dueDayAD: string } };

/** Running, paid, to be paid or late; nothing where nothing was held back. */
export function MonthState({ month: { isOver, deducted, deposited, left, dueDayAD } }: Props) {
  const t = useTexts(tdsScreenMessages);
  const today = formatAdDate(useToday());
  if (left > 0 && isOver && dueDayAD < today)
    return (
      <Badge tone="danger" icon={<CircleAlert size={14} aria-hidden />}>
        {t('overdue')}
      </Badge>
    );
  if (left > 0 && isOver)
    return (
      <Badge tone="primary" icon={<CircleDot size={14} aria-hidden />}>
        {t('toPay')}
      </Badge>
    );
  if (left < 0)
    return (
      <Badge tone="warning" icon={<CircleAlert size={14} aria-hidden />}>
        {t(deposited > 0 ? 'overpaid' : 'below')}
      </Badge>
    );
  if (!isOver) return <PlainStatus>{t('running')}</PlainStatus>;
  if (deducted === 0) return <PlainStatus>{t('none')}</PlainStatus>;
  return (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('paid')}
    </Badge>
  );
}
