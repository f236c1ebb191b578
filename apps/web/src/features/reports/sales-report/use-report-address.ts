import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useToday } from '../../../platform/calendar.ts';
import { emptyFilter, filterOf, isFilterName, reportFormOf, type ReportFilter } from './sales-report-form.ts';

const viewParameter = 'show';
const resultView = 'result';

/**
 * The filter and which of the two views is open, both in the address: a report can be shared, and Back leads from the
 * result to the filter as it was. A result whose filter is incomplete shows the filter.
 */
export function useReportAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const todayAd = formatAdDate(useToday());
  const filter = useMemo(() => filterOf((name) => address.get(name)), [address]);
  const isResult = address.get(viewParameter) === resultView && reportFormOf(todayAd).safeParse(filter).success;
  return {
    filter,
    isResult,
    /** From the filter to its result; the entry that Back leads to keeps the filter. */
    generate: async (chosen: ReportFilter): Promise<void> => {
      await navigate({ search: searchOf(chosen) }, { replace: true, preventScrollReset: true });
      await navigate({ search: searchOf(chosen, resultView) });
    },
    /** From the result back to its filter. */
    edit: (): void => void navigate({ search: searchOf(filter) }),
    reset: (): void => void navigate({ search: searchOf(emptyFilter) }, { replace: true, preventScrollReset: true }),
  };
}

function searchOf(filter: ReportFilter, view?: string): string {
  const search = new URLSearchParams(view === undefined ? {} : { [viewParameter]: view });
  for (const [name, value] of Object.entries(filter)) if (isFilterName(name) && value !== '') search.set(name, value);
  return search.toString();
}
