import type { Text } from '@bahi/contract/messages';
import { statementColumns } from '@bahi/contract/reports/statement/statement-columns.messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { Period } from '../../../platform/core/period.ts';
import type { Report, ReportColumn } from '../../../platform/reports/report.ts';
import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Statement, StatementRow } from './statement.queries.ts';

const texts = statementColumns.texts;

/** A line of the paper: the opening balance, or what changed it. */
type Line = Pick<StatementRow, 'debit' | 'credit' | 'balance'> & { row: StatementRow | null };
type Shown = { session: Session; kind: PartyKind; period: Period; statement: Statement };

/** A statement as a document: opening balance, rows with the running balance, and what the period comes to. */
export async function statementDocument(context: OpenContext, db: Tx, shown: Shown): Promise<Report<Line>> {
  const { session, kind, period, statement } = shown;
  const now = bothDates(context.today, context.calendar);
  const opening: Line = { row: null, debit: 0, credit: 0, balance: statement.openingBalance };
  return {
    name: texts[`${kind}Title`].en,
    title: texts[`${kind}Title`],
    business: await readReportBusiness(db, session.businessId),
    period: {
      fromDay: period.from,
      toDay: period.to,
      fromBs: bothDates(period.from, context.calendar).bs,
      toBs: bothDates(period.to, context.calendar).bs,
    },
    filters: partyLines(kind, statement),
    columns: columns(),
    rows: [opening, ...statement.rows.map((row) => ({ ...row, row }))],
    totals: {
      debit: paisaOf(statement.totalDebit),
      credit: paisaOf(statement.totalCredit),
      balance: paisaOf(statement.closingBalance),
    },
    calendar: context.calendar,
    madeAt: `${now.bs} ${timeInKathmandu(context.now)}`,
    madeBy: session.fullName,
  };
}

/** What a row is: a bill, a payment with its mode. */
export function whatOf({ kind, mode }: Pick<StatementRow, 'kind' | 'mode'>, language: Language): string {
  return mode === null ? texts[kind][language] : `${texts[kind][language]}, ${texts[mode][language]}`;
}

function columns(): ReportColumn<Line>[] {
  return [
    { kind: 'date', key: 'date', title: texts.date, value: ({ row }) => row?.dateBS ?? null },
    { kind: 'date', key: 'dateAD', title: texts.dateAD, value: ({ row }) => (row === null ? null : dayOf(row.dateAD)) },
    {
      kind: 'text',
      key: 'what',
      title: texts.what,
      value: ({ row }, language) => (row === null ? texts.opening[language] : whatOf(row, language)),
    },
    {
      kind: 'text',
      key: 'reference',
      title: texts.reference,
      value: ({ row }) => row?.reference ?? null,
    },
    {
      kind: 'text',
      key: 'outlet',
      title: texts.outlet,
      value: ({ row }, language) => (language === 'ne' ? row?.outletNameNp : null) ?? row?.outletName ?? null,
    },
    { kind: 'money', key: 'debit', title: texts.debit, value: (line) => amountOf(line.debit) },
    { kind: 'money', key: 'credit', title: texts.credit, value: (line) => amountOf(line.credit) },
    { kind: 'money', key: 'balance', title: texts.balance, value: (line) => paisaOf(line.balance) },
  ];
}

function partyLines(kind: PartyKind, { party, outlet }: Statement): { label: Text; value: Text }[] {
  const number = (text: string): Text => ({ en: text, ne: inDigitsOf(text, 'ne') });
  return [
    { label: texts[kind], value: { en: party.name, ne: party.nameNp ?? party.name } },
    { label: texts.phone, value: number(party.phone) },
    ...(party.vatPanNo === null ? [] : [{ label: texts.vatPanNo, value: number(party.vatPanNo) }]),
    ...(outlet === null ? [] : [{ label: texts.outlet, value: { en: outlet.name, ne: outlet.nameNp ?? outlet.name } }]),
  ];
}

/** The side that nothing moved on stays empty. */
function amountOf(rupees: number): Paisa | null {
  return rupees === 0 ? null : paisaOf(rupees);
}

function dayOf(text: string): CalendarDay | null {
  const day = parseAdDate(text);
  return isDateProblem(day) ? null : day;
}
