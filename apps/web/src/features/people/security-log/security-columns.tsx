import { deviceName } from '@bahi/contract/account/user-session/device-name';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import type { SecurityRow } from '@bahi/contract/people/security-log/security-log.contract';
import { securityDetailText, securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { BreakableText } from '../../../ui/texts/BreakableText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { useCompanyColumn } from '../../platform/business-detail/use-company-column.tsx';

/** When, what, who, whose account, from where and how it ended; on a phone in that order of weight. */
export function useSecurityColumns(): Column<SecurityRow>[] {
  const t = useTexts(securityLogMessages);
  // One cannot sort by business here: it would take all that was kept.
  const company = useCompanyColumn<SecurityRow>().map(({ sort: _sort, ...column }) => column);
  return [
    { key: 'at', title: t('at'), cell: (row) => <MomentText at={row.at} />, sort: 'at', whole: true, card: 'date' },
    { key: 'event', title: t('event'), cell: (row) => <What row={row} />, card: 'who' },
    {
      key: 'person',
      title: t('person'),
      cell: (row) => row.userFullName ?? t('nobody'),
      card: 'more',
    },
    {
      key: 'subject',
      title: t('subject'),
      cell: (row) => (row.subjectId === row.userId ? '—' : (row.subjectFullName ?? '—')),
      card: 'more',
      cardCell: (row) =>
        row.subjectFullName === null || row.subjectId === row.userId
          ? null
          : t('ofPerson', { name: row.subjectFullName }),
      isSelfTold: true,
    },
    ...company,
    { key: 'from', title: t('address'), cell: (row) => <Whence row={row} />, card: 'more' },
    { key: 'outcome', title: t('outcome'), cell: (row) => <OutcomeBadge row={row} />, card: 'status' },
  ];
}

function What({ row }: { row: SecurityRow }) {
  const t = useTexts(securityLogMessages);
  const language = useLanguage();
  const remarks = [
    ...row.detail.map((one) => securityDetailText(one, language)),
    ...(row.event === 'forbidden' && row.call !== null ? [row.call] : []),
    ...(row.times > 1 ? [t('timesCount', { count: row.times })] : []),
  ];
  return (
    <>
      <strong>{t(row.event)}</strong>
      {remarks.length === 0 ? null : (
        <div>
          <BreakableText text={remarks.join(' · ')} />
        </div>
      )}
    </>
  );
}

function Whence({ row: { address, browser, device } }: { row: SecurityRow }) {
  const t = useTexts(userSessionScreenMessages);
  return (
    <>
      {address ?? '—'}
      {browser === null || device === null ? null : <div>{deviceName({ browser, device }, t)}</div>}
    </>
  );
}

function OutcomeBadge({ row: { outcome } }: { row: SecurityRow }) {
  const t = useTexts(securityLogMessages);
  return outcome === 'DONE' ? (
    <Badge tone="neutral" icon={<CircleCheck size={14} aria-hidden />}>
      {t('DONE')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<CircleX size={14} aria-hidden />}>
      {t('REFUSED')}
    </Badge>
  );
}
