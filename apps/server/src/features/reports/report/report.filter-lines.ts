import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import type { Report } from '@bahi/contract/reports/report/report';
import type { ReportFilterField } from '@bahi/contract/reports/report/report-filter';
import type { Text } from '@bahi/contract/messages';
import { type BsDate, bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { fiscalYearOf, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import type { Language } from '@bahi/domain/language';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import { bothDates } from '../../../platform/core/days.ts';
import type { Asked } from './report.asked.ts';

const texts = reportColumns.texts;
type Line = { label: Text; value: Text };

/** What a report was narrowed to beside its period, by name, for the head of its file. */
export function filterLines(report: Report, asked: Asked<Report>): Line[] {
  const outlet: ReportFilterField = { kind: 'outlet', label: texts.outlet };
  const fields = Object.entries<ReportFilterField>({ outletId: outlet, ...report.filter });
  return [
    ...(report.isTaxRegister === true ? taxLines(asked) : []),
    ...(report.time === 'day' ? [asAtLine(asked)] : []),
    ...fields.flatMap(([name, field]) => lineOf(name, field, asked)),
  ];
}

function asAtLine(asked: Asked<Report>): Line {
  return { label: texts.asAt, value: dayText(asked.to, asked) };
}

function dayText(day: CalendarDay, { calendar }: Asked<Report>): Text {
  const { ad, bs } = bothDates(day, calendar);
  const both = `${bs} (${ad})`;
  return { en: both, ne: inDigitsOf(both, 'ne') };
}

/** Of which fiscal year and of which months a register is, as the tax office's forms ask in their heads. */
function taxLines({ from, to, calendar }: Asked<Report>): Line[] {
  const { label } = fiscalYearOf(from, calendar);
  const [first, last] = [bsFromDay(from, calendar), bsFromDay(to, calendar)];
  const monthOf = ({ year, month }: BsDate, language: Language): string =>
    `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
  const isOne = first.year === last.year && first.month === last.month;
  const months = (language: Language): string =>
    isOne ? monthOf(first, language) : `${monthOf(first, language)} – ${monthOf(last, language)}`;
  return [
    { label: texts.fiscalYear, value: { en: label, ne: formatFiscalYear(label, 'ne') } },
    { label: texts.taxPeriod, value: { en: months('en'), ne: months('ne') } },
  ];
}

function lineOf(name: string, field: ReportFilterField, asked: Asked<Report>): Line[] {
  const values: Readonly<Record<string, unknown>> = asked.filter;
  const value = values[name];
  const record = asked.named.get(name);
  if (record !== undefined) {
    const label = field.kind === 'sellable' ? kindOf(values) : field.label;
    return [{ label, value: { en: record.name, ne: record.name_np ?? record.name } }];
  }
  const day = asked.days.get(name);
  if (day !== undefined) return [{ label: field.label, value: dayText(day, asked) }];
  if (field.kind === 'flag') return value === true ? [{ label: field.label, value: texts.yes }] : [];
  if (typeof value !== 'string') return [];
  // Which goods are meant says of what kind they are.
  if (field.kind === 'inventoryType')
    return asked.named.has('itemOrServiceId') ? [] : [{ label: field.label, value: kindOf(values) }];
  const chosen = field.kind === 'choice' ? field.words[value] : undefined;
  return [{ label: field.label, value: chosen ?? { en: toLatin(value), ne: toLatin(value) } }];
}

function kindOf(values: Readonly<Record<string, unknown>>): Text {
  return Object.values(values).includes('SERVICE') ? texts.service : texts.item;
}
