import type { Text } from '@bahi/contract/messages';
import type { VatBoxRow, VatParty } from '@bahi/contract/reports/vat-return/vat-return-answer';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { VatBox } from '@bahi/domain/numbers/vat-return';
import { type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import type { Report, ReportColumn, ReportHead } from '../../../platform/reports/report.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import type { MonthReader } from './vat-return.figures.ts';
import type { VatMonthReturn } from './vat-return.rows.ts';

const t = vatReturnWords.texts;

type Line = Omit<VatBoxRow, 'box' | 'filed'> & { box: string; what: Text; text: string | null };
type Shown = { said: VatMonthReturn; now: number };

/** What each box is called. */
export const boxWords = {
  '1.1': t.box11,
  '1.2': t.box12,
  '1.3': t.box13,
  '2.1': t.box21,
  '2.2': t.box22,
  '2.3': t.box23,
  '2.4': t.box24,
  '3.1': t.box31,
  '4': t.box4,
  '5': t.box5,
  '6': t.box6,
  '7': t.box7,
} as const satisfies Record<VatBox, Text>;

/** The boxes of a month as a sheet to type from. */
export async function returnDocument(reader: MonthReader, { said, now }: Shown): Promise<Report<Line>> {
  return {
    ...(await headOf(reader, { said, now })),
    title: t.title,
    name: 'VAT Return',
    columns: boxColumns,
    rows: linesOf(said),
  };
}

/** Who was sold to or bought from for more than one lakh, in the columns that the portal takes. */
export async function partiesDocument(reader: MonthReader, { said, now }: Shown): Promise<Report<VatParty>> {
  const places = new Map(said.parties.map((party, place) => [party, place + 1]));
  const columns: ReportColumn<VatParty>[] = [
    { kind: 'count', key: 'serial', title: same('SNo'), value: (party) => places.get(party) ?? null },
    ...partyColumns,
  ];
  const head = await headOf(reader, { said, now });
  return { ...head, title: t.partiesTitle, name: 'VAT Above One Lakh', columns, rows: said.parties };
}

async function headOf(
  reader: MonthReader,
  { said, now }: Shown,
): Promise<Pick<ReportHead<never>, 'business' | 'period' | 'filters' | 'calendar' | 'madeAt' | 'madeBy'>> {
  const { calendar, session, today } = reader;
  const [from, to] = [storedDay(said.month.firstDayAD), storedDay(said.month.lastDayAD)];
  const due = (language: 'en' | 'ne') => formatLongBsDate(storedDay(said.month.dueDayAD), language, calendar);
  return {
    business: await readReportBusiness(reader.db, session.businessId),
    period: { fromDay: from, toDay: to, fromBs: bothDates(from, calendar).bs, toBs: bothDates(to, calendar).bs },
    filters: [{ label: t.dueDay, value: { en: due('en'), ne: due('ne') } }, ...saidOf(said)],
    calendar,
    madeAt: `${bothDates(today, calendar).bs} ${timeInKathmandu(now)}`,
    madeBy: session.fullName,
  };
}

/** How far the return is, and under which number: what is printed of a filed month says so. */
function saidOf({ filings: [last] }: VatMonthReturn): { label: Text; value: Text }[] {
  if (last === undefined) return [];
  const number = last.submissionNumber;
  return [{ label: t[last.state], value: { en: number, ne: inDigitsOf(number, 'ne') } }];
}

function linesOf({ boxes, typed, counts }: VatMonthReturn): Line[] {
  const none = { value: null, credit: null, debit: null, text: null };
  const amount = (box: string, what: Text, value: number): Line => ({ ...none, box, what, value });
  const told = (box: string, what: Text, text: string | null): Line => ({ ...none, box, what, text });
  const counted = (what: Text, count: number): Line => told('11', what, String(count));
  return [
    ...boxes.map(({ box, value, credit, debit }) => ({ box, what: boxWords[box], value, credit, debit, text: null })),
    amount('8', t.box8, typed.refundAsked),
    told('9', t.box9, typed.refundBasis),
    amount('10', t.box10, typed.paid),
    told('10', t.voucherNumber, typed.voucherNumber),
    counted(t.purchaseBills, counts.purchaseBills),
    counted(t.creditNotes, counts.creditNotes),
    counted(t.debitNotes, counts.debitNotes),
    counted(t.creditAdvices, counts.creditAdvices),
    counted(t.debitAdvices, counts.debitAdvices),
    counted(t.salesBills, counts.salesBills),
  ];
}

const boxColumns: ReportColumn<Line>[] = [
  { kind: 'text', key: 'box', title: t.box, value: ({ box }, language) => inDigitsOf(box, language) },
  {
    kind: 'text',
    key: 'what',
    title: t.what,
    width: 40,
    value: ({ what, text }, language) =>
      text === null ? what[language] : `${what[language]}: ${inDigitsOf(text, language)}`,
  },
  { kind: 'money', key: 'value', title: t.value, value: ({ value }) => rupees(value) },
  { kind: 'money', key: 'credit', title: t.credit, value: ({ credit }) => rupees(credit) },
  { kind: 'money', key: 'debit', title: t.debit, value: ({ debit }) => rupees(debit) },
];

/** The portal takes the list under these heads and with these words, in whatever language somebody works. */
const heads = {
  pan: 'PAN',
  name: 'TradeName',
  nameType: 'TradeNameType',
  direction: 'SORP',
  taxable: 'TaxableAmount',
  exempt: 'ExemptedAmount',
  remarks: 'Remarks',
} as const;
const taken = { SOLD: 'Sale', BOUGHT: 'Purchase' } as const;

const partyColumns: ReportColumn<VatParty>[] = [
  { kind: 'text', key: 'pan', title: same(heads.pan), value: ({ pan }) => pan },
  {
    kind: 'text',
    key: 'name',
    title: same(heads.name),
    width: 30,
    value: ({ name, nameNp }, language) => (language === 'ne' ? nameNp : null) ?? name,
  },
  {
    kind: 'text',
    key: 'nameType',
    title: same(heads.nameType),
    value: ({ nameNp }, language) => (language === 'ne' && nameNp !== null ? 'Nepali' : 'English'),
  },
  { kind: 'text', key: 'direction', title: same(heads.direction), value: ({ direction }) => taken[direction] },
  { kind: 'money', key: 'taxable', title: same(heads.taxable), value: ({ taxable }) => paisaOf(taxable) },
  { kind: 'money', key: 'exempt', title: same(heads.exempt), value: ({ exempt }) => paisaOf(exempt) },
  { kind: 'text', key: 'remarks', title: same(heads.remarks), value: () => null },
];

function same(text: string): Text {
  return { en: text, ne: text };
}

function rupees(whole: number | null): Paisa | null {
  return whole === null ? null : paisaOf(whole);
}
