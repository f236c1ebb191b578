import {
  type AnyReportRow,
  isFigure,
  type ReportCell,
  type ShownColumn,
} from '@bahi/contract/reports/report/report-columns';
import type { Language } from '@bahi/domain/language';
import type { ReactNode } from 'react';
import { nameIn } from '../../../platform/i18n.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { BreakableText } from '../../../ui/texts/BreakableText.tsx';
import { MoneyText, NumberText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import classes from './ReportColumns.module.css';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

/** A number by what it counts; a dash for none. */
export function figureOf({ kind }: ShownColumn, value: number | null | undefined): ReactNode {
  if (kind === 'money' || kind === 'due') return <MoneyText rupees={value} />;
  if (kind === 'quantity') return <QuantityText value={value} />;
  if (kind !== 'percent') return <NumberText value={value} />;
  return value === null || value === undefined ? '—' : <PercentText value={value} />;
}

function PercentText({ value }: { value: number }) {
  return (
    <span className={classes.whole}>
      <QuantityText value={value} />%
    </span>
  );
}

/** What a column shows of a row. */
export function cellOf(column: ShownColumn, key: string, row: AnyReportRow, language: Language): ReactNode {
  const value = row[key] ?? null;
  if (isFigure(column)) return figureOf(column, value === null ? null : Number(value));
  if (value === null || value === '') return '—';
  if (column.kind === 'number') return <DocumentNumber number={String(value)} />;
  if (column.kind === 'date') return <DateText ad={String(value)} withAd={column.withAD === true} />;
  if (column.kind === 'phone') return <PhoneText number={String(value)} />;
  if (column.kind === 'word') return column.words[String(value)]?.[language] ?? '—';
  return <Name text={plainText(column, key, row, language)} />;
}

/** A name in the language of the page, or a text as it is. */
export function plainText({ kind }: ShownColumn, key: string, row: AnyReportRow, language: Language): string {
  const text = (value: ReportCell | undefined): string | null => (typeof value === 'string' ? value : null);
  return kind === 'name' ? nameIn(language, text(row[key]), text(row[`${key}LocLang`])) : (text(row[key]) ?? '');
}

/** A number that is too long for one line is divided before its year: `INV-BTW-` and `2083/84-00001`. */
function DocumentNumber({ number }: { number: string }) {
  const year = number.lastIndexOf('-', number.lastIndexOf('-') - 1) + 1;
  return (
    <span className={classes.number}>
      <span className={classes.whole}>{number.slice(0, year)}</span>
      <wbr />
      <span className={classes.whole}>{number.slice(year)}</span>
    </span>
  );
}

/** Many columns leave a name two short lines. */
function Name({ text }: { text: string }) {
  return (
    <span className={classes.name}>
      <BreakableText text={text} />
    </span>
  );
}
