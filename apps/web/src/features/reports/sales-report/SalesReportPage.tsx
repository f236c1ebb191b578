import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { ReportFilterView } from './ReportFilterView.tsx';
import { ReportResult } from './ReportResult.tsx';
import { useReportAddress } from './use-report-address.ts';

/** The sales report: first its filter, then what it found. */
export function SalesReportPage() {
  const t = useTexts(salesReportColumns);
  const { can } = useSession();
  const { filter, isResult, generate, edit, reset } = useReportAddress();
  const view = useViewFocus(isResult);
  if (!can(salesReportContract.generate)) {
    return (
      <>
        <PageTitle title={t('title')} />
        <Surface>
          <ForbiddenState />
        </Surface>
      </>
    );
  }
  return (
    <div ref={view}>
      {isResult ? (
        <ReportResult filter={filter} onEdit={edit} />
      ) : (
        <ReportFilterView filter={filter} onGenerate={generate} onReset={reset} />
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
