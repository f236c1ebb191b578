import type { Text } from '@bahi/contract/messages';
import { ownMoveSources } from '@bahi/contract/stock/stock-card/move-sources';
import { moveWords } from '@bahi/contract/stock/stock-card/move-words.messages';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { paisaOf } from '@bahi/domain/numbers/money';
import { type Quantity, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { ReportColumn, ReportHead } from '../../../platform/reports/report.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import type { Asked, CardFrame, CardRow, Reader } from './stock-card.queries.ts';
import { seesCost } from './stock-card.rows.ts';

const texts = stockCardColumns.texts;

/** A line of the paper: what there was before the period, or a move. */
export type CardLine = { row: CardRow | null; quantity: number; value: number | null };
type Shown = { session: Session; asked: Asked; frame: CardFrame; outlet: Text | null };

export const openingLine = ({ opening }: CardFrame): CardLine => ({ row: null, ...opening });
export const lineOf = (row: CardRow): CardLine => ({ row, quantity: row.runningQuantity, value: row.runningValue });

/** A card as a document: what there was, each move with what was there after it, and what the period comes to. */
export async function cardDocument(
  context: OpenContext,
  reader: Reader,
  { session, asked, frame, outlet }: Shown,
): Promise<ReportHead<CardLine>> {
  const { period } = asked;
  const { in: came, out: went, closing } = frame;
  const money = (key: string, rupees: number | null) => (rupees === null ? {} : { [key]: paisaOf(rupees) });
  return {
    name: texts.title.en,
    title: texts.title,
    business: await readReportBusiness(reader.db, session.businessId),
    period: {
      fromDay: period.from,
      toDay: period.to,
      fromBs: bothDates(period.from, context.calendar).bs,
      toBs: bothDates(period.to, context.calendar).bs,
    },
    filters: [...goodsLines(frame), { label: texts.outlet, value: outlet ?? texts.allOutlets }],
    columns: columns(seesCost(reader)),
    totals: {
      in: units(came.quantity),
      out: units(went.quantity),
      balance: units(closing.quantity),
      ...money('value', came.value === null || went.value === null ? null : came.value - went.value),
      ...money('balanceValue', closing.value),
    },
    calendar: context.calendar,
    madeAt: `${bothDates(context.today, context.calendar).bs} ${timeInKathmandu(context.now)}`,
    madeBy: session.fullName,
  };
}

function columns(withCost: boolean): ReportColumn<CardLine>[] {
  const cost: ReportColumn<CardLine>[] = [
    { kind: 'money', key: 'unitCost', title: texts.unitCost, value: ({ row }) => paisaOrNone(row?.unitCost) },
    { kind: 'money', key: 'value', title: texts.value, value: ({ row }) => paisaOrNone(row?.value) },
  ];
  const worth: ReportColumn<CardLine> = {
    kind: 'money',
    key: 'balanceValue',
    title: texts.balanceValue,
    value: ({ value }) => paisaOrNone(value),
  };
  return [
    { kind: 'date', key: 'date', title: texts.date, value: ({ row }) => row?.dateBS ?? null },
    {
      kind: 'date',
      key: 'dateAD',
      title: texts.dateAD,
      value: ({ row }) => (row === null ? null : storedDay(row.dateAD)),
    },
    {
      kind: 'text',
      key: 'what',
      title: texts.what,
      value: ({ row }, language) => (row === null ? texts.opening : moveWords.texts[row.kind])[language],
    },
    {
      kind: 'text',
      key: 'reference',
      title: texts.reference,
      value: ({ row }, language) => row?.reference ?? ownMoveSources[row?.sourceKind ?? '']?.word[language] ?? null,
    },
    {
      kind: 'text',
      key: 'outlet',
      title: texts.outlet,
      value: ({ row }, language) => (language === 'ne' ? row?.outletNameNp : null) ?? row?.outletName ?? null,
    },
    { kind: 'quantity', key: 'in', title: texts.in, value: ({ row }) => moved(row, 1) },
    { kind: 'quantity', key: 'out', title: texts.out, value: ({ row }) => moved(row, -1) },
    ...(withCost ? cost : []),
    { kind: 'quantity', key: 'balance', title: texts.balance, value: ({ quantity }) => units(quantity) },
    ...(withCost ? [worth] : []),
  ];
}

function goodsLines({ goods }: CardFrame): { label: Text; value: Text }[] {
  const named = (name: string, variant: string | null): string => (variant === null ? name : `${name} (${variant})`);
  const { itemName, itemNameLocLang, attributeValue, attributeValueLocLang, itemCode, unitName, unitNameNp } = goods;
  return [
    {
      label: texts.goods,
      value: {
        en: named(itemName, attributeValue),
        ne: named(itemNameLocLang ?? itemName, attributeValueLocLang ?? attributeValue),
      },
    },
    { label: texts.code, value: { en: itemCode, ne: itemCode } },
    { label: texts.unit, value: { en: unitName, ne: unitNameNp ?? unitName } },
  ];
}

/** The side that nothing moved on stays empty. */
function moved(row: CardRow | null, sign: 1 | -1): Quantity | null {
  return row === null || row.quantity * sign <= 0 ? null : units(row.quantity * sign);
}

function units(quantity: number): Quantity {
  const counted = quantityFromNumber(quantity);
  if (counted === null) throw new RangeError(`not a quantity of the books: ${quantity}`);
  return counted;
}

function paisaOrNone(rupees: number | null | undefined) {
  return rupees === null || rupees === undefined ? null : paisaOf(rupees);
}
