import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import type { CounterRow } from './counter-types.ts';
import { CounterState } from './CounterState.tsx';
import { useWaitingText } from './use-waiting-text.ts';

/** The columns of the list of counters. */
export function useCounterColumns(): Column<CounterRow>[] {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const waitingText = useWaitingText();
  const outlet: Column<CounterRow> = {
    key: 'outlet',
    title: t('outlet'),
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
    sort: 'outletName',
    card: 'more',
  };
  return [
    { key: 'code', title: t('code'), cell: (row) => row.code, sort: 'code', whole: true, card: 'more' },
    { key: 'name', title: t('name'), cell: (row) => row.name, sort: 'name', card: 'who' },
    ...(outlets.length > 1 ? [outlet] : []),
    { key: 'lastNumber', title: t('lastNumber'), cell: (row) => row.lastNumber ?? '—', whole: true, card: 'more' },
    {
      key: 'lastTaken',
      title: t('lastTaken'),
      cell: (row) => <MomentText at={row.lastTakenAt} />,
      sort: 'lastTakenAt',
      card: 'more',
    },
    { key: 'lentUntil', title: t('lentUntil'), cell: (row) => <MomentText at={row.lentUntil} />, card: 'more' },
    { key: 'waiting', title: t('waiting'), cell: (row) => waitingText(row) ?? t('nothingWaits'), card: 'more' },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => <CounterState state={row.state} />,
      sort: 'state',
      card: 'status',
      isSelfTold: true,
    },
  ];
}
