import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import page from '../../../ui/list/ListPage.module.css';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { ReturnError, Unregistered } from './ReturnError.tsx';
import { type ReturnMonth, useReturnMonthColumns } from './return-month-columns.tsx';
import classes from './VatReturn.module.css';

/** The months of the business: what is to be filed by when, and what was. */
export function VatReturnListPage() {
  const t = useTexts(vatReturnScreenMessages);
  const answer = useCall(vatReturnContract.list, {});
  const isDesktop = useIsDesktop();
  const columns = useReturnMonthColumns();
  const monthText = useMonthName();
  const navigate = useNavigate();
  const shown = {
    label: t('months'),
    columns,
    rows: answer.data?.months ?? [],
    rowKey: (row: ReturnMonth) => row.lastDayAD,
    rowName: (row: ReturnMonth) => monthText(row.lastDayBS),
    onOpen: (row: ReturnMonth) => void navigate(screenAt(screens.vatReturn, { lastDay: row.lastDayAD })),
  };
  const rows = isDesktop ? <ListTable {...shown} /> : <ListCards {...shown} />;
  return (
    <>
      <PageTitle title={t('title')}>
        {answer.data?.isRegistered === true ? (
          <Button component={Link} to={screens.vatYear} variant="default">
            {t('toYear')}
          </Button>
        ) : null}
      </PageTitle>
      <p className={classes.hint}>{t('hint')}</p>
      <section className={page.surface} aria-busy={answer.isFetching}>
        {answer.isPending ? (
          <ListSkeleton columns={columns.length} isTable={isDesktop} />
        ) : answer.isError ? (
          <ReturnError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : answer.data.isRegistered ? (
          rows
        ) : (
          <Unregistered />
        )}
      </section>
    </>
  );
}
