import type { OtpListRow } from '@bahi/contract/platform/otp/otp.contract';
import { otpScreenMessages } from '@bahi/contract/platform/otp/otp-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { CircleCheck, CircleDot, CircleMinus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';

/** What is told of a code; the code itself only where it is shown at all. */
export function useOtpColumns(withCode: boolean): Column<OtpListRow>[] {
  const t = useTexts(otpScreenMessages);
  const language = useLanguage();
  const digits = (text: string | null): string => (text === null ? '—' : inDigitsOf(text, language));
  const code: Column<OtpListRow> = {
    key: 'code',
    title: t('code'),
    cell: (row) => <strong>{digits(row.code)}</strong>,
    whole: true,
    card: 'amount',
  };
  return [
    {
      key: 'mobileNumber',
      title: t('mobileNumber'),
      cell: (row) => digits(row.mobileNumber),
      sort: 'mobileNumber',
      whole: true,
      card: 'who',
    },
    ...(withCode ? [code] : []),
    { key: 'purpose', title: t('purpose'), cell: (row) => t(row.purpose), sort: 'purpose', card: 'more' },
    { key: 'state', title: t('state'), cell: (row) => <StateBadge state={row.state} />, card: 'status' },
    {
      key: 'tries',
      title: t('tries'),
      cell: (row) => <NumberText value={row.tries} />,
      sort: 'tries',
      align: 'end',
      card: 'more',
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      cell: (row) => <MomentText at={row.createdAt} />,
      sort: 'createdAt',
      whole: true,
      card: 'date',
    },
    {
      key: 'expiresAt',
      title: t('expiresAt'),
      cell: (row) => <MomentText at={row.expiresAt} />,
      sort: 'expiresAt',
      whole: true,
    },
    { key: 'usedAt', title: t('usedAt'), cell: (row) => <MomentText at={row.usedAt} />, whole: true },
  ];
}

function StateBadge({ state }: Pick<OtpListRow, 'state'>) {
  const t = useTexts(otpScreenMessages);
  switch (state) {
    case 'OPEN':
      return (
        <Badge tone="primary" icon={<CircleDot size={14} aria-hidden />}>
          {t(state)}
        </Badge>
      );
    case 'USED':
      return (
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          {t(state)}
        </Badge>
      );
    case 'USED_UP':
    case 'EXPIRED':
    case 'REPLACED':
      return (
        <Badge tone={state === 'USED_UP' ? 'danger' : 'neutral'} icon={<CircleMinus size={14} aria-hidden />}>
          {t(state)}
        </Badge>
      );
  }
}
