import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Text } from '@bahi/contract/messages';
import { tdsWords, portalTypeKeys } from '@bahi/contract/money/tds/tds-words.messages';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { paisaOf } from '@bahi/domain/numbers/money';
import { isTdsPortalType } from '@bahi/domain/numbers/tds';
import type { OpenContext } from '../../../platform/core/context.ts';
import { bothDates, dayAsked, storedDay } from '../../../platform/core/days.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import type { Report, ReportColumn } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { readMonth, rowsOfFile, type TdsMonth } from './tds.month.ts';
import { readRegister, refuseOfOutlet, type RegisterRow } from './tds.register.ts';

type Contract = typeof tdsContract;
type File = Answer<Contract['download']>;
type TypeRow = TdsMonth['types'][number];

const t = tdsWords.texts;
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The heads of the portal's own sample, word for word. */
export const portalHeads = ['Pan', 'Name', 'T Date', 'Date Type', 'Payment Amount', 'TDS Amount', 'TDS Type'] as const;

/** The e-TDS file of a month, or its sheet to type vouchers from; read in one moment. */
export async function downloadTds(context: OpenContext, { body }: Input<Contract['download']>): Promise<File> {
  const session = context.session ?? failInvalidToken();
  refuseOfOutlet(session);
  const { businessId, outletId, userId } = session;
  const month = bsMonthOf(dayAsked(context, body.dayAD), context.calendar);
  const language = body.language ?? context.language;
  const tenant = { businessId, outletId, userId };
  const { rows, sheet } = await context.services.database.transaction('read', tenant, async (db) => {
    const { calendar, today } = context;
    const reader = { db, businessId, calendar, today, session };
    const said = await readMonth(reader, month);
    const business = await readReportBusiness(db, businessId);
    return {
      rows: await readRegister(reader, month),
      sheet: sheetOf(context, { said, business, by: session.fullName }),
    };
  });
  if (body.what === 'FILE')
    return {
      fileName: `e-TDS ${bothDates(month.to, context.calendar).bs.slice(0, 7)}.xlsx`,
      contentType: excel,
      content: await portalFile(rows),
    };
  if (body.fileType === 'PDF') {
    const content = await reportPdf(papersOf(context), sheet, language);
    return { fileName: `${sheet.name}.pdf`, contentType: 'application/pdf', content };
  }
  return { fileName: `${sheet.name}.xlsx`, contentType: excel, content: await reportXlsx(sheet, language) };
}

/** Heads and rows as the portal takes them and nothing else; who has no PAN stands in it by name. */
async function portalFile(rows: readonly RegisterRow[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const told = rowsOfFile(rows).map((row) => [
    row.pan,
    row.name,
    row.paid_on_bs.replaceAll('-', '.'),
    'BS',
    row.base_paisa / 100,
    row.amount_paisa / 100,
    row.portal_type,
  ]);
  return writeXlsx({ sheets: [{ name: 'e-TDS', rows: [[...portalHeads], ...told] }] });
}

type Said = { said: TdsMonth; business: Report<TypeRow>['business']; by: string };

/** What is to be typed into the portal and the bank's voucher: the tax of the month by type and revenue head. */
function sheetOf({ calendar, today, now }: OpenContext, { said, business, by }: Said): Report<TypeRow> {
  const [from, to] = [storedDay(said.month.firstDayAD), storedDay(said.month.lastDayAD)];
  const due = (language: 'en' | 'ne') => formatLongBsDate(storedDay(said.month.dueDayAD), language, calendar);
  const sum = (of: (row: TypeRow) => number): number => said.types.reduce((total, row) => total + paisaOf(of(row)), 0);
  return {
    name: 'TDS Voucher Sheet',
    title: t.sheetTitle,
    business,
    period: { fromDay: from, toDay: to, fromBs: bothDates(from, calendar).bs, toBs: bothDates(to, calendar).bs },
    filters: [{ label: t.dueDay, value: { en: due('en'), ne: due('ne') } }],
    calendar,
    columns,
    rows: said.types,
    totals: {
      count: said.types.reduce((total, { count }) => total + count, 0),
      base: sum(({ base }) => base),
      amount: sum(({ amount }) => amount),
    },
    madeAt: `${bothDates(today, calendar).bs} ${timeInKathmandu(now)}`,
    madeBy: by,
  };
}

const columns: ReportColumn<TypeRow>[] = [
  {
    kind: 'text',
    key: 'type',
    title: t.portalType,
    width: 34,
    value: ({ portalType }, language) => `${portalType} · ${typeName(portalType)[language]}`,
  },
  { kind: 'text', key: 'head', title: t.head, value: ({ head }) => head },
  { kind: 'count', key: 'count', title: t.count, value: ({ count }) => count },
  { kind: 'money', key: 'base', title: t.base, value: ({ base }) => paisaOf(base) },
  { kind: 'money', key: 'amount', title: t.amount, value: ({ amount }) => paisaOf(amount) },
];

function typeName(portalType: number): Text {
  return isTdsPortalType(portalType) ? t[portalTypeKeys[portalType]] : { en: '', ne: '' };
}
