import type { Answer } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { CircleAlert, CircleCheck, CircleDashed, CircleDot, Lock } from 'lucide-react';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { WholeRupees } from './WholeRupees.tsx';

export type ReturnMonth = Answer<typeof vatReturnContract.list>['months'][number];

/** Which month, until when it is to be filed, whether it was, and what was said. */
export function useReturnMonthColumns(): Column<ReturnMonth>[] {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  const monthText = useMonthName();
  return [
    { key: 'month', title: words('month'), cell: (row) => monthText(row.lastDayBS), whole: true, card: 'who' },
    { key: 'due', title: words('dueDay'), cell: (row) => <DateText ad={row.dueDayAD} />, whole: true, card: 'date' },
    { key: 'state', title: t('state'), cell: (row) => <MonthState month={row} />, card: 'status', isSelfTold: true },
    {
      key: 'payable',
      title: t('toPay'),
      cell: ({ filing }) => (filing === null ? '—' : <WholeRupees rupees={filing.payable} />),
      cardCell: ({ filing }) => (filing === null ? null : <WholeRupees rupees={filing.payable} withUnit />),
      align: 'end',
      card: 'amount',
    },
    {
      key: 'left',
      title: t('leftToPay'),
      cell: ({ leftToPay }) => (leftToPay === null ? '—' : <WholeRupees rupees={leftToPay} />),
      cardCell: ({ leftToPay }) => (leftToPay === null ? null : <WholeRupees rupees={leftToPay} withUnit />),
      align: 'end',
      card: 'more',
    },
    {
      key: 'carried',
      title: t('credit'),
      cell: ({ filing }) => (filing === null ? '—' : <WholeRupees rupees={filing.carriedForward} />),
      align: 'end',
    },
    {
      key: 'number',
      title: t('submissionNumber'),
      cell: ({ filing }) => filing?.submissionNumber ?? '—',
      whole: true,
      card: 'more',
    },
    {
      key: 'submitted',
      title: t('submittedOn'),
      cell: ({ filing }) => (filing === null ? '—' : <DateText ad={filing.submittedOnAD} />),
      whole: true,
    },
    {
      key: 'locked',
      title: t('isLocked'),
      cell: ({ isLocked }) => (isLocked ? <Lock size={16} role="img" aria-label={t('isLocked')} /> : '—'),
    },
  ];
}

/** Running, to be filed, late, submitted or verified, or to be filed again since it stands on a carry that is gone. */
type MonthFacts = Pick<ReturnMonth, 'isOver' | 'filing' | 'dueDayAD' | 'isElsewhere' | 'isToFileAgain'>;

export function MonthState({ month }: { month: MonthFacts }) {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  const today = formatAdDate(useToday());
  const { isOver, dueDayAD, isElsewhere } = month;
  const filing = month.filing?.state === 'WITHDRAWN' ? null : month.filing;
  if (filing !== null && month.isToFileAgain)
    return (
      <Badge tone="danger" icon={<CircleAlert size={14} aria-hidden />}>
        {t('fileAgain')}
      </Badge>
    );
  if (filing?.state === 'VERIFIED')
    return (
      <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
        {words('VERIFIED')}
      </Badge>
    );
  if (filing !== null)
    return (
      <Badge tone="warning" icon={<CircleDashed size={14} aria-hidden />}>
        {words('SUBMITTED')}
      </Badge>
    );
  if (isElsewhere) return <PlainStatus>{t('elsewhere')}</PlainStatus>;
  if (!isOver) return <PlainStatus>{t('running')}</PlainStatus>;
  return dueDayAD < today ? (
    <Badge tone="danger" icon={<CircleAlert size={14} aria-hidden />}>
      {t('overdue')}
    </Badge>
  ) : (
    <Badge tone="primary" icon={<CircleDot size={14} aria-hidden />}>
      {t('toFile')}
    </Badge>
  );
}
