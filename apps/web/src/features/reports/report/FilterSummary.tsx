import type { Report } from '@bahi/contract/reports/report/report';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { ReportFilterField } from '@bahi/contract/reports/report/report-filter';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { toLatin } from '@bahi/domain/numbers/digits';
import { ActionIcon } from '@mantine/core';
import { ArrowLeft, X } from 'lucide-react';
import { useCalendar } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useBsText } from '../../../ui/dates/DateText.tsx';
import { dayOf } from '../../../ui/dates/date-month.ts';
import classes from './FilterSummary.module.css';
import { outletField, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import { useAccountChoices } from './choices/use-account-choices.ts';
import { choiceHooks, useSellableChoices } from './choices/use-report-choices.ts';

type Props = { report: Report; filter: ReportFilterTexts; onEdit: () => void };

/** What the report is about, as badges; the icons at both ends lead back to the filter, which is kept. */
export function FilterSummary({ report, filter, onEdit }: Props) {
  const t = useTexts(reportScreenMessages);
  const words = useTexts(reportColumns);
  const fields = Object.entries<ReportFilterField>({ outletId: outletField, ...report.filter });
  return (
    <section className={classes.summary} aria-label={t('filterSummary')}>
      <ActionIcon aria-label={t('backToFilter')} onClick={onEdit}>
        <ArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <ul className={classes.badges}>
        {report.time === 'period' ? (
          <>
            <DayBadge label={t('startDate')} ad={filter['fromDate']} />
            <DayBadge label={t('endDate')} ad={filter['toDate']} />
          </>
        ) : (
          <DayBadge label={words('asAt')} ad={filter['asAt']} />
        )}
        {fields.map(([name, field]) => (
          <FieldBadge key={name} field={field} value={meantBy(field, filter[name] ?? '')} filter={filter} />
        ))}
      </ul>
      <ActionIcon aria-label={t('closeResult')} onClick={onEdit}>
        <X size={20} aria-hidden />
      </ActionIcon>
    </section>
  );
}

/** What is chosen, or what is meant without a choice where the report tells that. */
function meantBy(field: ReportFilterField, chosen: string): string {
  if (chosen === '' && field.kind === 'account') return field.usual;
  return chosen === '' && field.kind === 'choice' && field.isTold === true ? (field.usual ?? '') : chosen;
}

function Badge({ label, value }: { label: string; value: string }) {
  return (
    <li className={classes.badge}>
      <span className={classes.label}>{label}</span> <strong className={classes.value}>{value}</strong>
    </li>
  );
}

function DayBadge({ label, ad = '' }: { label: string; ad?: string | undefined }) {
  const calendar = useCalendar();
  const bsText = useBsText();
  const day = dayOf(ad, calendar);
  return <Badge label={label} value={day === null ? ad : bsText(day)} />;
}

type FieldBadgeProps = { field: ReportFilterField; value: string; filter: ReportFilterTexts };

/** A part of the filter that is chosen, by the name of its field and of what was chosen. */
function FieldBadge(props: FieldBadgeProps) {
  const { field, value, filter } = props;
  const words = useTexts(reportColumns);
  const language = useLanguage();
  const label = field.label[language];
  if (value === '') return null;
  if (field.kind === 'text') return <Badge label={label} value={toLatin(value)} />;
  if (field.kind === 'day') return <DayBadge label={label} ad={value} />;
  if (field.kind === 'flag') return <Badge label={label} value={words('yes')} />;
  if (field.kind === 'choice') return <Badge label={label} value={field.words[value]?.[language] ?? value} />;
  if (field.kind === 'account') return <AccountBadge value={value} label={label} />;
  if (field.kind === 'sellable') return <SellableBadge {...props} />;
  if (field.kind !== 'inventoryType') return <RecordBadge value={value} label={label} kind={field.kind} />;
  // Which goods are meant says of what kind they are.
  if (filter['itemOrServiceId']) return null;
  return <Badge label={label} value={words(value === 'SERVICE' ? 'service' : 'item')} />;
}

type RecordBadgeProps = { label: string; value: string; kind: keyof typeof choiceHooks };

function RecordBadge({ label, value, kind }: RecordBadgeProps) {
  const language = useLanguage();
  const useChoices = choiceHooks[kind];
  const { chosen } = useChoices(value);
  return <Badge label={label} value={chosen === null ? '…' : nameIn(language, chosen.label, chosen.labelNp)} />;
}

function AccountBadge({ label, value }: { label: string; value: string }) {
  const language = useLanguage();
  const { chosen } = useAccountChoices(value);
  return <Badge label={label} value={nameIn(language, chosen.label, chosen.labelNp)} />;
}

function SellableBadge({ value, filter }: FieldBadgeProps) {
  const words = useTexts(reportColumns);
  const language = useLanguage();
  const kind = Object.values(filter).includes('SERVICE') ? 'SERVICE' : 'ITEM';
  const { chosen } = useSellableChoices(kind, value);
  const name = chosen === null ? '…' : nameIn(language, chosen.label, chosen.labelNp);
  return <Badge label={words(kind === 'SERVICE' ? 'service' : 'item')} value={name} />;
}
