import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
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
  const place = useViewFocus(isResult);
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

/** The button that led to the other view is gone: the title takes the focus, as on a new screen. */
function useViewFocus(isResult: boolean) {
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(isResult);
  useEffect(() => {
    if (shown.current === isResult) return;
    shown.current = isResult;
    view.current?.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [isResult]);
  return view;
}
