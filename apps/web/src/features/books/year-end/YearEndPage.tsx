import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { yearEndMessages } from '@bahi/contract/books/year-end/year-end.messages';
import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { FiscalYearChoice } from '../../../ui/dates/FiscalYearChoice.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { NextNumbers } from './NextNumbers.tsx';
import { NextOpening } from './NextOpening.tsx';
import { YearPoints } from './YearPoints.tsx';
import { YearProfit } from './YearProfit.tsx';
import { YearState } from './YearState.tsx';
import classes from './YearEnd.module.css';

registerTexts(yearEndMessages);

export type YearEnd = Answer<typeof yearEndContract.get>;

/** The end of a fiscal year: its state, what is left to do, its profit, and with what the next one begins. */
export function YearEndPage() {
  const t = useTexts(yearEndScreenMessages);
  const [address] = useAddress();
  const fiscalYear = address.get('fiscalYear') ?? '';
  const query = fiscalYear === '' ? {} : { fiscalYear };
  const { data, error, refetch } = useCall(yearEndContract.get, { query }, { keepPrevious: true });
  return (
    <>
      <PageTitle title={t('title')}>
        {data === undefined ? null : (
          <FiscalYearChoice label={t('year')} fiscalYear={data.fiscalYear} years={data.years} />
        )}
      </PageTitle>
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <FormSkeleton fields={6} /> : null}
      {data === undefined || error !== null ? null : (
        <div className={classes.parts}>
          <YearState year={data} />
          <YearPoints year={data} />
          <YearProfit year={data} />
          <NextNumbers year={data} />
          <NextOpening year={data} />
        </div>
      )}
    </>
  );
}
