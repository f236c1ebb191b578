import type { Answer, Input } from '@bahi/contract/endpoint';
import type { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import type { Text } from '@bahi/contract/messages';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { paisaOf } from '@bahi/domain/numbers/money';
import { quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows, type Report, type ReportColumn } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { getPriceList, readAllPrices } from './price-list.queries.ts';
import type { PriceList, PriceListPrice } from './price-list.rows.ts';

type Contract = typeof priceListContract;

const texts = priceListScreenMessages.texts;

/** A list with all of its prices as a spreadsheet or on paper. It is read in one moment; the file is made outside of it. */
export async function downloadPriceList(
  context: OpenContext,
  { params, body }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const session = context.session ?? failInvalidToken();
  const language = body.language ?? context.language;
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const document = await context.services.database.transaction('read', tenant, async (db) => {
    const reader = { ...context, db, businessId: session.businessId, language };
    const list = await getPriceList(reader, params.id);
    if (body.fileType === 'PDF' && list.priceCount > mostReportPdfRows)
      fail('common.reportLong', { field: 'fileType' });
    const prices = await readAllPrices(reader, params.id);
    return documentOf(context, db, { session, list, prices });
  });
  if (body.fileType === 'PDF') {
    const content = await reportPdf(papersOf(context), document, language);
    return { fileName: `${document.name}.pdf`, contentType: 'application/pdf', content };
  }
  return {
    fileName: `${document.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(document, language),
  };
}

type Shown = { session: Session; list: PriceList; prices: readonly PriceListPrice[] };

async function documentOf(context: OpenContext, db: Tx, shown: Shown): Promise<Report<PriceListPrice>> {
  const { session, list, prices } = shown;
  const now = bothDates(context.today, context.calendar);
  return {
    name: texts.viewTitle.en,
    title: { en: list.name, ne: list.nameNp ?? list.name },
    business: await readReportBusiness(db, session.businessId),
    period: null,
    filters: headingOf(list),
    columns,
    rows: prices,
    calendar: context.calendar,
    madeAt: `${now.bs} ${timeInKathmandu(context.now)}`,
    madeBy: session.fullName,
  };
}

function headingOf(list: PriceList): { label: Text; value: Text }[] {
  const names = [...list.customerGroups, ...list.customers];
  const whom =
    list.audience === 'EVERYBODY'
      ? texts.EVERYBODY
      : {
          en: names.map(({ name }) => name).join(' · '),
          ne: names.map(({ name, nameNp }) => nameNp ?? name).join(' · '),
        };
  const dayOf = (day: string): Text => ({ en: day, ne: inDigitsOf(day, 'ne') });
  const percent = String(list.discountPercent);
  return [
    { label: texts.audience, value: whom },
    ...(list.fromDateBS === null ? [] : [{ label: texts.fromDate, value: dayOf(list.fromDateBS) }]),
    ...(list.tillDateBS === null ? [] : [{ label: texts.tillDate, value: dayOf(list.tillDateBS) }]),
    ...(list.discountPercent === null ? [] : [{ label: texts.discountPercent, value: dayOf(percent) }]),
  ];
}

const columns: ReportColumn<PriceListPrice>[] = [
  { kind: 'text', key: 'itemCode', title: texts.itemCode, value: (row) => row.itemCode },
  { kind: 'text', key: 'itemName', title: texts.item, value: itemNameOf, width: 34 },
  {
    kind: 'text',
    key: 'unit',
    title: texts.unit,
    value: (row, language) => (language === 'ne' ? (row.unitNameNp ?? row.unitName) : row.unitName),
  },
  {
    kind: 'quantity',
    key: 'fromQuantity',
    title: texts.fromQuantity,
    value: (row) => quantityFromNumber(row.fromQuantity),
  },
  { kind: 'money', key: 'price', title: texts.price, value: (row) => paisaOf(row.price) },
  {
    kind: 'text',
    key: 'vatIncluded',
    title: texts.vatIncluded,
    value: (row, language) => (row.vatIncluded ? texts.vatIncluded[language] : null),
  },
  { kind: 'money', key: 'sellingPrice', title: texts.sellingPrice, value: (row) => paisaOf(row.sellingPrice) },
  { kind: 'money', key: 'mrp', title: texts.mrp, value: (row) => (row.mrp === null ? null : paisaOf(row.mrp)) },
];

function itemNameOf(row: PriceListPrice, language: Language): string {
  const [name, values] =
    language === 'ne'
      ? [row.itemNameLocLang ?? row.itemName, row.attributeValueLocLang ?? row.attributeValue]
      : [row.itemName, row.attributeValue];
  return values === null ? name : `${name} (${values})`;
}
