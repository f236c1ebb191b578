import { deviceName } from '@bahi/contract/account/user-session/device-name';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import { screens } from '@bahi/contract/screens';
import { type DeedKind, isDeedKind, isDoorKind } from '@bahi/contract/people/activity-log/activity-kinds';
import type { Activity } from '@bahi/contract/people/activity-log/activity-log.contract';
import { activityLogMessages } from '@bahi/contract/people/activity-log/activity-log.messages';
import { activityKindText } from '@bahi/contract/people/activity-log/activity-words';
import { securityDetailText, securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { CircleX } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { BreakableText } from '../../../ui/texts/BreakableText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { placeOfRecord } from '../../platform/record-history/record-places.ts';

/** When, who, what of which record, and of the doors from where. */
export function useActivityColumns(): Column<Activity>[] {
  const t = useTexts(activityLogMessages);
  const language = useLanguage();
  return [
    { key: 'at', title: t('at'), whole: true, card: 'date', cell: (row) => <MomentText at={row.at} /> },
    {
      key: 'person',
      title: t('person'),
      card: 'who',
      cell: (row) => (row.userFullName === null ? t('nobody') : nameIn(language, row.userFullName, row.userFullNameNp)),
    },
    { key: 'what', title: t('what'), card: 'status', cell: (row) => <What row={row} /> },
    { key: 'record', title: t('record'), card: 'more', isSelfTold: true, cell: (row) => <Record row={row} /> },
    { key: 'detail', title: t('detail'), card: 'more', isSelfTold: true, cell: (row) => <Remarks row={row} /> },
  ];
}

function What({ row }: { row: Activity }) {
  const t = useTexts(activityLogMessages);
  const doors = useTexts(securityLogMessages);
  const text = row.act === null ? (row.event === null ? '' : doors(row.event)) : t(row.act);
  if (row.outcome !== 'REFUSED') return text;
  return (
    <Badge tone="danger" icon={<CircleX size={14} aria-hidden />}>
      {text}
    </Badge>
  );
}

/** The screen on which it was done. */
const placesOfDeeds: Readonly<Record<DeedKind, string>> = {
  PERIOD_LOCK: screens.periodLocks,
  VAT_RETURN: screens.vatReturns,
  VAT_PAYMENT: screens.vatReturns,
  TDS_RATE: screens.tds,
  TDS_DEPOSIT: screens.tds,
  BANK_STATEMENT: screens.bankStatements,
  BANK_MATCH: screens.bankStatements,
};

function Record({ row }: { row: Activity }) {
  const t = useTexts(activityLogMessages);
  const language = useLanguage();
  const { kind, recordId, recordName, recordNameNp } = row;
  // Of the doors somebody else, whose account or rights it is about.
  if (isDoorKind(kind)) return recordName === null ? null : nameIn(language, recordName, recordNameNp);
  const name = recordName === null ? t('draft') : nameIn(language, recordName, recordNameNp);
  return (
    <>
      {activityKindText(kind)[language]}{' '}
      {recordId === null ? (
        name
      ) : (
        <TextLink to={isDeedKind(kind) ? placesOfDeeds[kind] : placeOfRecord(kind, recordId)}>{name}</TextLink>
      )}
    </>
  );
}

/** Which fields were changed; of the doors the way, and from where. */
function Remarks({ row }: { row: Activity }) {
  const t = useTexts(securityLogMessages);
  const sessions = useTexts(userSessionScreenMessages);
  const language = useLanguage();
  const { changed, detail, address, browser, device, times } = row;
  const remarks = [
    ...changed.map((label) => label[language]),
    ...detail.map((one) => securityDetailText(one, language)),
    ...(address === null ? [] : [address]),
    ...(browser === null || device === null ? [] : [deviceName({ browser, device }, sessions)]),
    ...(times > 1 ? [t('timesCount', { count: times })] : []),
  ];
  return remarks.length === 0 ? null : <BreakableText text={remarks.join(' · ')} />;
}
