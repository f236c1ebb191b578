import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Text } from '@bahi/contract/messages';
import { word } from '@bahi/contract/paper/paper-words';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { lineWords } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows, type Report, type ReportColumn } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { reportAsAt } from './bank.reconcile.ts';

type Contract = typeof bankStatementContract;
type BankReport = Answer<Contract['report']>;
type Line = Pick<BankReport['lines'][number], 'dateAD' | 'dateBS' | 'amount'> & {
  text: Text;
  reference: string | null;
};
/** A line of either side, or one of the four figures that they lie between. */
type Row = { line: Line; figure?: undefined } | { line?: undefined; figure: { name: Text; paisa: Paisa } };

const [t, own] = [dataSheets.texts, bankStatementScreenMessages.texts];

/** The reconciliation with every line that is open, as a spreadsheet or on paper; read in one moment, made outside of it. */
export async function downloadBankReport(
  open: OpenContext,
  { params, body }: Input<Contract['downloadReport']>,
): Promise<Answer<Contract['downloadReport']>> {
  const session = open.session ?? failInvalidToken();
  const { businessId, outletId, userId, rights } = session;
  const language = body.language ?? open.language;
  const document = await open.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const context: Context = { ...open, db, session, businessId, outletId, can: (right) => rights.has(right) };
    const report = await reportAsAt(context, params.id, body.dateAD ?? undefined, null);
    return documentOf(context, report);
  });
  if (body.fileType === 'PDF') {
    if (document.rows.length > mostReportPdfRows) fail('common.reportLong', { field: 'fileType' });
    const content = await reportPdf(papersOf(open), document, language);
    return { fileName: `${document.name}.pdf`, contentType: 'application/pdf', content };
  }
  return {
    fileName: `${document.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(document, language),
  };
}

async function documentOf(context: Context, report: BankReport): Promise<Report<Row>> {
  const { db, businessId, calendar, session } = context;
  const { name, nameNp } = report.account;
  const now = bothDates(context.today, calendar);
  const dayIn = (language: Language): string =>
    `${word('dateBs', language, { date: inDigitsOf(report.dateBS, language) })} (${word('dateAd', language, { date: inDigitsOf(report.dateAD, language) })})`;
  return {
    name: own.reportFile.en,
    title: {
      en: own.reportTitle.en.replace('{account}', () => name),
      ne: own.reportTitle.ne.replace('{account}', () => nameNp ?? name),
    },
    business: await readReportBusiness(db, businessId),
    period: null,
    filters: [{ label: own.asAt, value: { en: dayIn('en'), ne: dayIn('ne') } }],
    columns,
    rows: rowsOf(report),
    isSum: ({ figure }) => figure !== undefined,
    calendar,
    madeAt: `${now.bs} ${timeInKathmandu(context.now)}`,
    madeBy: session.fullName,
  };
}

/** Balance of the books, less what the bank does not have, and what the books do not have: the balance of the statement. */
function rowsOf(report: BankReport): Row[] {
  const figure = (name: Text, rupees: number): Row => ({ figure: { name, paisa: paisaOf(rupees) } });
  return [
    figure(own.bookBalance, report.bookAmount),
    ...report.books.map((line): Row => ({ line: { ...line, text: bookText(line), reference: line.number } })),
    figure(own.lessBooks, -report.bookOpenAmount),
    ...report.lines.map((line): Row => ({ line: { ...line, text: lineText(line) } })),
    figure(own.plusLines, report.lineOpenAmount),
    figure(own.statementBalance, report.statementAmount),
  ];
}

function bookText({ kind, partyName, partyNameNp, narration }: BankReport['books'][number]): Text {
  const [, called = lineWords.OTHER] = Object.entries(lineWords).find(([known]) => known === kind) ?? [];
  const joined = (...texts: (string | null)[]): string => texts.filter(Boolean).join(' · ');
  return {
    en: joined(called.en, partyName, narration),
    ne: joined(called.ne, partyNameNp ?? partyName, narration),
  };
}

function lineText({ isOpening, text }: BankReport['lines'][number]): Text {
  if (isOpening) return own.broughtForward;
  return text === '' ? own.ofStatement : { en: text, ne: text };
}

const columns: ReportColumn<Row>[] = [
  { kind: 'date', key: 'dateBS', title: t.dateBs, value: ({ line }) => line?.dateBS ?? null },
  {
    kind: 'date',
    key: 'dateAD',
    title: t.dateAd,
    value: ({ line }) => (line === undefined ? null : storedDay(line.dateAD)),
  },
  {
    kind: 'text',
    key: 'text',
    title: own.text,
    value: ({ line, figure }, language) => (line?.text ?? figure?.name)?.[language] ?? null,
    width: 44,
  },
  { kind: 'text', key: 'reference', title: own.reference, value: ({ line }) => line?.reference ?? null },
  {
    kind: 'money',
    key: 'amount',
    title: t.amount,
    value: ({ line }) => (line === undefined ? null : paisaOf(line.amount)),
  },
  { kind: 'money', key: 'figure', title: own.figure, value: ({ figure }) => figure?.paisa ?? null },
];
