import { wordOfRecord } from '@bahi/contract/platform/record-history/record-kind-words';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import type { Text } from '@bahi/contract/messages';
import type { MonthPart } from '@bahi/contract/reports/month-file/month-file-parts';
import { monthFileWords } from '@bahi/contract/reports/month-file/month-file-words.messages';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { fillText } from '@bahi/contract/messages';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { asPaisa, type Paisa, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import { bothDates } from '../../../platform/core/days.ts';
import type { Report, ReportColumn } from '../../../platform/reports/report.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import type { VatMonthReturn } from '../vat-return/vat-return.rows.ts';
import type { OpenBox, OpenQuestion, Photoless } from './month-file.missing.ts';
import type { Month, MonthReader } from './month-file.month.ts';
import type { Decided } from './month-file.parts.ts';
import type { Photos } from './month-file.photos.ts';

const t = monthFileWords.texts;
const ties = vatReturnScreenMessages.texts;

/** What is known of a month's file when it is written. */
export type Listed = {
  parts: readonly Decided[];
  /** How many rows each report has. */
  counts: ReadonlyMap<MonthPart, number>;
  photos: Photos;
  photoless: { count: number; documents: readonly Photoless[] };
  openBoxes: readonly OpenBox[] | null;
  questions: { count: number; questions: readonly OpenQuestion[] };
  ties: VatMonthReturn['ties'];
};

type Line = { section: Text; what: Text; count?: number; amount?: Paisa; note?: Text };

/** What is in the file of a month, what was left out of it and why, and what is missing in the books, with numbers. */
export async function listDocument(
  { db, calendar, session, today }: MonthReader,
  { from, to }: Month,
  { listed, now }: { listed: Listed; now: number },
): Promise<Report<Line>> {
  return {
    name: 'Contents',
    title: t.contents,
    business: await readReportBusiness(db, session.businessId),
    period: { fromDay: from, toDay: to, fromBs: bothDates(from, calendar).bs, toBs: bothDates(to, calendar).bs },
    filters: [],
    columns,
    rows: [
      ...partLines(listed),
      ...photolessLines(listed.photoless),
      ...(listed.openBoxes ?? []).map(boxLine),
      ...questionLines(listed.questions),
      ...listed.ties.filter(({ isTied }) => !isTied).flatMap(tieLines),
    ],
    calendar,
    madeAt: `${bothDates(today, calendar).bs} ${timeInKathmandu(now)}`,
    madeBy: session.fullName,
  };
}

const columns: ReportColumn<Line>[] = [
  { kind: 'text', key: 'section', title: t.section, value: ({ section }, language) => section[language] },
  { kind: 'text', key: 'what', title: t.what, width: 44, value: ({ what }, language) => what[language] },
  { kind: 'count', key: 'count', title: t.count, value: ({ count }) => count ?? null },
  { kind: 'money', key: 'amount', title: t.amount, value: ({ amount }) => amount ?? null },
  { kind: 'text', key: 'note', title: t.note, width: 44, value: ({ note }, language) => note?.[language] ?? null },
];

function partLines({ parts, counts, photos }: Listed): Line[] {
  const lines = parts.map(({ part, leftOut }): Line => {
    if (leftOut !== null) return { section: t.leftOut, what: t[part], note: t[leftOut] };
    const count = part === 'PHOTOS' ? photos.taken.length : counts.get(part);
    return { section: t.inFile, what: t[part], ...(count === undefined ? {} : { count }) };
  });
  const beyond = photos.beyond.map((photo): Line => ({
    section: t.leftOut,
    what: documentText(photo.kind, [photo.dayBS, photo.documentName, photo.partyName, photo.name]),
    note: t.tooLarge,
  }));
  return [...lines, ...beyond, ...moreLine(t.leftOut, photos.beyondCount - beyond.length)];
}

function photolessLines({ count, documents }: Listed['photoless']): Line[] {
  const section = t.photoless;
  const lines = documents.map(({ kind, dayBS, name, partyName, partyNameNp, totalPaisa }): Line => {
    const what = {
      en: documentText(kind, [dayBS, name, partyName]).en,
      ne: documentText(kind, [dayBS, name, partyNameNp ?? partyName]).ne,
    };
    return { section, what, amount: asPaisa(totalPaisa) };
  });
  return [{ section, what: section, count }, ...lines, ...moreLine(section, count - documents.length)];
}

function questionLines({ count, questions }: Listed['questions']): Line[] {
  const section = t.questions;
  const lines = questions.map(({ recordName, text, askedBy, asks }): Line => {
    const said = `${recordName} · ${text}`;
    const who = asks === null ? askedBy : `${askedBy} → ${asks}`;
    return { section, what: { en: said, ne: said }, note: { en: who, ne: who } };
  });
  return [{ section, what: section, count }, ...lines, ...moreLine(section, count - questions.length)];
}

function boxLine({ accountName, accountNameNp, outletName, outletNameNp, days }: OpenBox): Line {
  const what = {
    en: `${accountName}, ${outletName}`,
    ne: `${accountNameNp ?? accountName}, ${outletNameNp ?? outletName}`,
  };
  return { section: t.openDays, what, count: days };
}

/** Amounts are what the other side has more than the return, of a tie as of what breaks it. */
function tieLines({ tie, said, other, breaks }: VatMonthReturn['ties'][number]): Line[] {
  const section = t.untied;
  const amount = said === null || other === null ? {} : { amount: subtractPaisa(paisaOf(other), paisaOf(said)) };
  return [
    { section, what: ties[tie], count: breaks.length, ...amount },
    ...breaks.map(({ name, nameNp, amount: broken }): Line => ({
      section,
      what: { en: name, ne: nameNp ?? name },
      ...(broken === null ? {} : { amount: paisaOf(broken) }),
    })),
  ];
}

function moreLine(section: Text, count: number): Line[] {
  if (count <= 0) return [];
  const what = {
    en: fillText(t.more.en, { count }),
    ne: fillText(t.more.ne, { count: inDigitsOf(String(count), 'ne') }),
  };
  return [{ section, what }];
}

function documentText(kind: RecordKind, parts: readonly string[]): Text {
  const said = parts.filter((part) => part !== '').join(' · ');
  const word = wordOfRecord(kind);
  return { en: `${word.en} · ${said}`, ne: `${word.ne} · ${inDigitsOf(said, 'ne')}` };
}
