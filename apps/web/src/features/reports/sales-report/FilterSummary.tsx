import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { ActionIcon } from '@mantine/core';
import { ArrowLeft, X } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './FilterSummary.module.css';
import type { ReportFilter } from './sales-report-form.ts';
import { useFilterBadges } from './use-filter-badges.ts';

/** What the report is about, as badges; the icons at both ends lead back to the filter, which is kept. */
export function FilterSummary({ filter, onEdit }: { filter: ReportFilter; onEdit: () => void }) {
  const t = useTexts(salesReportScreenMessages);
  const badges = useFilterBadges(filter);
  return (
    <section className={classes.summary} aria-label={t('filterSummary')}>
      <ActionIcon aria-label={t('backToFilter')} onClick={onEdit}>
        <ArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <ul className={classes.badges}>
        {badges.map(({ label, value }) => (
          <li key={label} className={classes.badge}>
            <span className={classes.label}>{label}</span> <strong className={classes.value}>{value}</strong>
          </li>
        ))}
      </ul>
      <ActionIcon aria-label={t('closeResult')} onClick={onEdit}>
        <X size={20} aria-hidden />
      </ActionIcon>
    </section>
  );
}
