import { filterMeant, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import type { Report } from '@bahi/contract/reports/report/report';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAdRangeOf } from '../../../ui/dates/DateRangePresets.tsx';
import classes from './KeptReports.module.css';
import { pathOf } from './saved-report-form.ts';

/** As many as are looked over at once; the list of all has the rest. */
const mostShown = 20;

type Props = { report: Report; onOpen: (filter: ReportFilterTexts) => Promise<void> };

/** What is kept of this report, each one click away. */
export function KeptReports({ report, onOpen }: Props) {
  const t = useTexts(savedReportScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const rangeOf = useAdRangeOf();
  const heading = useId();
  const path = pathOf(report);
  const kept = useCall(
    savedReportContract.list,
    { query: { pageSize: mostShown, ...(path === null ? {} : { report: path }) } },
    { enabled: path !== null && can(savedReportContract.list) },
  );
  const rows = kept.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <nav className={classes.kept} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('kept')}
      </h2>
      {rows.map(({ id, name, nameNp, period, filter }) => (
        <Button
          key={id}
          variant="default"
          size="compact-md"
          leftSection={<Bookmark size={14} aria-hidden />}
          onClick={() => void onOpen(filterMeant(report, filter, period === null ? null : rangeOf(period)))}
        >
          {nameIn(language, name, nameNp)}
        </Button>
      ))}
    </nav>
  );
}
