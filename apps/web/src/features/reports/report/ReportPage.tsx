import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { usePeriodKey } from '../../../ui/keys/use-period-key.ts';
import { ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { ReportFilterView } from './ReportFilterView.tsx';
import { ReportResult } from './ReportResult.tsx';
import type { ReportView } from './report-view.ts';
import { useReportAddress } from './use-report-address.ts';

/** A report: its filter, and what it found. Opened, it shows this BS month, or today. */
export function ReportPage(view: ReportView) {
  const { report } = view;
  const language = useLanguage();
  const { can } = useSession();
  const { filter, isResult, generate, edit, reset } = useReportAddress(report);
  const { place, goToPeriod } = useViewFocus(isResult);
  usePeriodKey(place, () => goToPeriod(edit));
  if (!can(view.generate)) {
    return (
      <>
        <PageTitle title={report.title[language]} />
        <Surface>
          <ForbiddenState />
        </Surface>
      </>
    );
  }
  return (
    <div ref={place}>
      {isResult ? (
        <ReportResult view={view} filter={filter} onEdit={edit} />
      ) : (
        <ReportFilterView report={report} filter={filter} onGenerate={generate} onReset={reset} />
      )}
    </div>
  );
}

/**
 * The button that led to the other view is gone: the title takes the focus, as on a new screen, or the period that the
 * filter was opened for.
 */
function useViewFocus(isResult: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isResult);
  const isPeriodWanted = useRef(false);
  const focus = (selector: string): void => place.current?.querySelector<HTMLElement>(selector)?.focus();
  const focusPeriod = (): void => {
    const chosen = place.current?.querySelector<HTMLElement>('[data-period] input:checked');
    if (chosen === null || chosen === undefined) focus('[data-period] input');
    else chosen.focus();
  };
  const focusNew = useEffectEvent((): void => {
    if (isPeriodWanted.current) focusPeriod();
    else focus('[data-page-title]');
    isPeriodWanted.current = false;
  });
  useEffect(() => {
    if (shown.current === isResult) return;
    shown.current = isResult;
    focusNew();
  }, [isResult]);
  const goToPeriod = (openFilter: () => void): void => {
    isPeriodWanted.current = isResult;
    if (isResult) openFilter();
    else focusPeriod();
  };
  return { place, goToPeriod };
}
