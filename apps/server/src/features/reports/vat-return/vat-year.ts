import type { Answer, Input } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import {
  type VatYear,
  type VatYearParty,
  type YearAmount,
  yearAmounts,
} from '@bahi/contract/reports/vat-return/vat-year';
import { vatYearWords } from '@bahi/contract/reports/vat-return/vat-year-words.messages';
import { formatAdDate, timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { type FiscalYear, fiscalYearOf, formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { paisaOf } from '@bahi/domain/numbers/money';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { readFiscalYear, yearsSince } from '../../../platform/core/fiscal-years.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Report, ReportColumn } from '../../../platform/reports/report.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { fileOf } from './vat-return.download.ts';
import type { MonthReader } from './vat-return.figures.ts';
import { refuseUnregistered } from './vat-return.filings.ts';
import { readYear, type YearRow } from './vat-year.query.ts';

type Contract = typeof vatReturnContract;
type File = Answer<Contract['downloadYear']>;

/** Who was sold to or bought from for more than one lakh in a fiscal year. */
export async function getYear(context: Context, { query }: Input<Contract['year']>): Promise<VatYear> {
  const { calendar, today } = context;
  const year = query.fiscalYear === null ? fiscalYearOf(today, calendar) : readFiscalYear(context, query.fiscalYear);
  return readVatYear(context, year);
}

/** The list as a spreadsheet or on paper. */
export async function downloadYear(context: OpenContext, { body }: Input<Contract['downloadYear']>): Promise<File> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  const { calendar, today, now } = context;
  const language = body.language ?? context.language;
  const document = await context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const reader = { db, businessId, calendar, language, today, session };
    return yearDocument(reader, readFiscalYear(reader, body.fiscalYear), now);
  });
  return fileOf(context, document, { ...body, language });
}

async function readVatYear(reader: MonthReader, year: FiscalYear): Promise<VatYear> {
  await refuseUnregistered(reader);
  const rows = await readYear(reader, year);
  const [first] = await reader.db.query<{ day: string | null }>(
    'select min(day) as day from account_day where business_id = $1',
    [reader.businessId],
  );
  const begun = first?.day ? storedDay(first.day) : reader.today;
  const listed = rows.filter(({ is_listed: isListed }) => isListed);
  return {
    fiscalYear: year.label,
    years: yearsSince(reader, fiscalYearOf(begun, reader.calendar).startBsYear).map(({ label }) => label),
    firstDayAD: formatAdDate(year.firstDay),
    lastDayAD: formatAdDate(year.lastDay),
    parties: listed.map(partyOf),
    all: totalOf(rows),
    listed: totalOf(listed),
  };
}

function partyOf(row: YearRow): VatYearParty {
  return {
    ...totalOf([row]),
    pan: row.pan,
    name: row.name ?? '',
    nameNp: row.name_np,
    isForeign: row.is_foreign,
    opening: rupeesOf(row.opening),
    closing: rupeesOf(row.closing),
  };
}

function totalOf(rows: readonly YearRow[]): Record<YearAmount, number> {
  const total = (amount: YearAmount): number => rupeesOf(rows.reduce((sum, row) => sum + row[amount], 0));
  return {
    servicePurchaseCapital: total('servicePurchaseCapital'),
    servicePurchaseOthers: total('servicePurchaseOthers'),
    goodPurchaseCapital: total('goodPurchaseCapital'),
    goodPurchaseOthers: total('goodPurchaseOthers'),
    serviceSales: total('serviceSales'),
    goodSales: total('goodSales'),
  };
}

async function yearDocument(reader: MonthReader, year: FiscalYear, now: number): Promise<Report<VatYearParty>> {
  const { calendar, today, session } = reader;
  const { parties, listed } = await readVatYear(reader, year);
  const [from, to] = [year.firstDay, year.lastDay];
  const of = (language: 'en' | 'ne'): string => formatFiscalYear(year.label, language);
  return {
    title: vatYearWords.texts.title,
    name: 'Above One Lakh',
    business: await readReportBusiness(reader.db, session.businessId),
    period: { fromDay: from, toDay: to, fromBs: bothDates(from, calendar).bs, toBs: bothDates(to, calendar).bs },
    filters: [{ label: vatYearWords.texts.year, value: { en: of('en'), ne: of('ne') } }],
    calendar,
    columns,
    rows: parties,
    totals: Object.fromEntries(yearAmounts.map((amount) => [amount, paisaOf(listed[amount])])),
    madeAt: `${bothDates(today, calendar).bs} ${timeInKathmandu(now)}`,
    madeBy: session.fullName,
  };
}

/** The portal takes the list under these heads, in whatever language somebody works. */
const heads = {
  pan: 'PAN',
  name: 'TradeName',
  opening: 'OpeningBalance',
  servicePurchaseCapital: 'ServicePurchaseCapital',
  servicePurchaseOthers: 'ServicePurchaseOthers',
  goodPurchaseCapital: 'GoodPurchaseCapital',
  goodPurchaseOthers: 'GoodPurchaseOthers',
  serviceSales: 'ServiceSales',
  goodSales: 'GoodSales',
  closing: 'ClosingBalance',
} as const;
const titleOf = (key: keyof typeof heads) => ({ en: heads[key], ne: heads[key] });
const money = (key: YearAmount | 'opening' | 'closing'): ReportColumn<VatYearParty> => ({
  kind: 'money',
  key,
  title: titleOf(key),
  value: (party) => paisaOf(party[key]),
});

const columns: ReportColumn<VatYearParty>[] = [
  { kind: 'text', key: 'pan', title: titleOf('pan'), value: ({ pan }) => pan },
  {
    kind: 'text',
    key: 'name',
    title: titleOf('name'),
    width: 30,
    value: ({ name, nameNp }, language) => (language === 'ne' ? nameNp : null) ?? name,
  },
  money('opening'),
  ...yearAmounts.map(money),
  money('closing'),
];
