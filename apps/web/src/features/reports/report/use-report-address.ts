import type { Report } from '@bahi/contract/reports/report/report';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useToday } from '../../../platform/calendar.ts';
import { useAdRangeOf } from '../../../ui/dates/DateRangePresets.tsx';
import {
  filterNames,
  filterOf,
  type ReportFilterTexts,
  searchOf,
  viewParameter,
} from '@bahi/contract/reports/report/filter-texts';
import { reportFormOf, valuesOf } from './report-form.ts';

/**
 * The filter and which of the two views is open, both in the address: a report can be shared, and Back leads from the
 * result to the filter as it was. An address that says nothing is the report of this BS month, or as at today; a result
 * whose filter is incomplete shows the filter.
 */
export function useReportAddress(report: Report) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const todayAd = formatAdDate(useToday());
  const usual = useUsualFilter(report);
  const view = address.get(viewParameter);
  const isOpened = view === null && !filterNames(report).some((name) => address.has(name));
  const asked = useMemo(() => filterOf(report, (name) => address.get(name)), [report, address]);
  const filter = isOpened ? usual : asked;
  const isWhole = reportFormOf(report, todayAd).safeParse(valuesOf(report, filter)).success;
  return {
    filter,
    isResult: (isOpened || view === 'result') && isWhole,
    /** From the filter to its result; the entry that Back leads to keeps the filter. */
    generate: async (chosen: ReportFilterTexts): Promise<void> => {
      await navigate({ search: searchOf(chosen, 'filter') }, { replace: true, preventScrollReset: true });
      await navigate({ search: searchOf(chosen, 'result') });
    },
    /** From the result back to its filter. */
    edit: (): void => void navigate({ search: searchOf(filter, 'filter') }),
    reset: (): void => void navigate({ search: searchOf({}, 'filter') }, { replace: true, preventScrollReset: true }),
  };
}

/** What a report is about while nothing is asked for. */
function useUsualFilter(report: Report): ReportFilterTexts {
  const today = formatAdDate(useToday());
  const { from, to } = useAdRangeOf()('thisBsMonth');
  return useMemo(() => {
    const days: ReportFilterTexts = report.time === 'period' ? { fromDate: from, toDate: to } : { asAt: today };
    return filterOf(report, (name) => days[name]);
  }, [report, from, to, today]);
}
