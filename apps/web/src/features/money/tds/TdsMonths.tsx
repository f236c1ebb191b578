import type { Answer } from '@bahi/contract/endpoint';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import page from '../../../ui/list/ListPage.module.css';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { MonthState } from './MonthState.tsx';
import { TdsError } from './TdsError.tsx';

type Month = Answer<typeof tdsContract.list>['months'][number];

/** The months, the one that runs first: what was held back, what of it is left to pay and until when. */
export function TdsMonths() {
  const t = useTexts(tdsScreenMessages);
  const answer = useCall(tdsContract.list, {});
  const isDesktop = useIsDesktop();
  const columns = useColumns();
  const monthText = useMonthName();
  const navigate = useNavigate();
  const shown = {
    label: t('monthsTab'),
    columns,
    rows: answer.data?.months ?? [],
    rowKey: (row: Month) => row.lastDayAD,
    rowName: (row: Month) => monthText(row.lastDayBS),
    onOpen: (row: Month) => void navigate(screenAt(screens.tdsMonth, { lastDay: row.lastDayAD })),
  };
  return (
    <section className={page.surface} aria-busy={answer.isFetching}>
      {answer.isPending ? (
        <ListSkeleton columns={columns.length} isTable={isDesktop} />
      ) : answer.isError ? (
        <TdsError error={answer.error} onRetry={() => void answer.refetch()} />
      ) : isDesktop ? (
        <ListTable {...shown} />
      ) : (
        <ListCards {...shown} />
      )}
    </section>
  );
}

function useColumns(): Column<Month>[] {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const monthText = useMonthName();
  return [
    { key: 'month', title: words('month'), cell: (row) => monthText(row.lastDayBS), whole: true, card: 'who' },
    { key: 'due', title: words('dueDay'), cell: (row) => <DateText ad={row.dueDayAD} />, whole: true, card: 'date' },
    { key: 'state', title: t('state'), cell: (row) => <MonthState month={row} />, card: 'status', isSelfTold: true },
    { key: 'deducted', title: t('deducted'), cell: (row) => <MoneyText rupees={row.deducted} />, align: 'end' },
    { key: 'deposited', title: t('deposited'), cell: (row) => <MoneyText rupees={row.deposited} />, align: 'end' },
    {
      key: 'left',
      title: t('left'),
      cell: (row) => <MoneyText rupees={row.left} />,
      cardCell: (row) => <MoneyText rupees={row.left} withUnit />,
      align: 'end',
      card: 'amount',
    },
  ];
}
