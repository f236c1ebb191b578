import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import {
  type DocumentKind,
  documentKinds,
  type PartyKind,
  type SettlementDirection,
} from '@bahi/domain/document-kinds';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import {
  formatRupees,
  type Paisa,
  paisaFromRupees,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import {
  isTdsOf,
  isTdsPortalType,
  type TdsNature,
  tdsNatures,
  tdsOf,
  type TdsPortalType,
  usualPortalType,
} from '@bahi/domain/numbers/tds';
import type { SettledMode } from '@bahi/domain/posting/payment';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, readDay, dayInBothCalendars } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { HeldTax } from '../../books/ledger/settlement/held-tax.ts';
import { type KeptTax, takeKept } from './tds.kept.ts';
import { baseLeft, readNets } from './tds.net.ts';
import { readRatesOn } from './tds.rates.ts';

/** A row of a payment's form, with what it says of tax. */
export type HeldRow = {
  mode: SettledMode;
  day: CalendarDay;
  amount: Paisa;
  field: string;
  tdsNature: TdsNature | null;
  tdsBase: number | null;
  tdsPortalType: number | null;
  tdsCertificate: string | null;
  tdsCertificateDate: string | null;
};
/** What a row goes onto, and what is left over of it. */
type Spread = { allocations: readonly { document: { id: number } }[]; inAdvance: Paisa };
export type HeldOf = { kind: SettlementDirection; party: PartyKind; partyId: number };
type Judged = { held: (HeldTax | null)[]; refused: RefusedField[] };

/**
 * Judges the rows that are tax by every rule, and answers what each is tax of, in their order, null for the others. The
 * documents must be locked. What is wrong is told at its field, of all rows at once. The base of a row is within what all
 * documents of the settlement come to, whichever of them the tax itself falls onto. What stands as it was held back
 * before, `kept`, keeps its rate.
 */
export async function judgeHeld(
  context: Context,
  of: HeldOf,
  rows: readonly HeldRow[],
  { spread, kept }: { spread: readonly Spread[]; kept: readonly KeptTax[] },
): Promise<Judged> {
  const held: (HeldTax | null)[] = [];
  const refused: RefusedField[] = [];
  if (!rows.some(({ mode }) => mode === 'TDS')) return { held: rows.map(() => null), refused };
  const ids = new Set(spread.flatMap(({ allocations }) => allocations.map(({ document }) => document.id)));
  const left = await baseLeft(context, await readNets(context, [...ids]));
  const before: Before = { left, bases: [], certificates: [], kept: [...kept] };
  for (const [position, row] of rows.entries()) {
    const placed = { ...row, inAdvance: spread[position]?.inAdvance ?? zeroPaisa };
    const judged = row.mode === 'TDS' ? await judgeRow(context, of, placed, before) : { held: null, refused: [] };
    held.push(judged.held);
    refused.push(...judged.refused);
  }
  return { held, refused };
}

/** What there is for a row, and what rows before it took of that. */
type Before = { left: Paisa; bases: Paisa[]; certificates: string[]; kept: KeptTax[] };
type OneJudged = { held: HeldTax | null; refused: RefusedField[] };

type Placed = HeldRow & { inAdvance: Paisa };

async function judgeRow(context: Context, of: HeldOf, row: Placed, before: Before): Promise<OneJudged> {
  const at = (field: string, key: RefusedField['key'], parameters = {}): OneJudged => ({
    held: null,
    refused: [{ field: `${row.field}.${field}`, key, parameters }],
  });
  const { tdsNature: nature, amount } = row;
  if (nature === null) return at('tdsNature', 'common.isRequired');
  const base = row.tdsBase === null ? null : paisaFromRupees(row.tdsBase);
  if (base === null) return at('tdsBase', 'common.isRequired');
  const kept = takeKept(before.kept, { nature, base, amount, day: row.day });
  const rate = kept === null ? ((await readRatesOn(context, row.day)).get(nature) ?? null) : kept.rateHundredths;
  if (amount > base) return at('paymentAmount', 'tds.aboveBase');
  if (row.inAdvance > 0) return at('paymentAmount', 'tds.aboveDue');
  // What a customer held back is what it is.
  const wrong =
    of.kind === 'PAID' && kept === null ? refuseRate(context, { nature, base, amount, day: row.day, rate }) : null;
  if (wrong !== null) return at(wrong.field, wrong.key, wrong.parameters);
  const left = subtractPaisa(before.left, sumPaisa(before.bases));
  if (base > left) return at('tdsBase', 'tds.baseAboveBill', { amount: formatRupees(left, context.language) });
  before.bases.push(base);
  const portalType = of.kind === 'PAID' ? portalTypeOf(row, nature) : null;
  if (of.kind === 'PAID' && portalType === null) return at('tdsPortalType', 'tds.portalTypeUnknown');
  const certificate = await judgeCertificate(context, of, row, before);
  if (certificate.refused !== null) return { held: null, refused: [certificate.refused] };
  return { held: { nature, rateHundredths: rate, base, portalType, ...certificate.kept }, refused: [] };
}

type Reckoned = { nature: TdsNature; base: Paisa; amount: Paisa; day: CalendarDay; rate: number | null };

/** What is wrong with an amount that we hold back by the rate of its day, at the field of a row of a payment; null where nothing is. */
export function refuseRate(context: Context, { nature, base, amount, day, rate }: Reckoned): RefusedField | null {
  if (rate === null && tdsNatures[nature].hasRate)
    return { field: 'tdsNature', key: 'tds.rateMissing', parameters: { day: dayText(context, day) } };
  if (amount > base) return { field: 'paymentAmount', key: 'tds.aboveBase' };
  if (rate === null || isTdsOf(amount, base, rate)) return null;
  return { field: 'paymentAmount', key: 'tds.amountDiffers', parameters: amountOf(context, base, rate) };
}

function amountOf({ language }: Context, base: Paisa, rate: number) {
  return { rate: inDigitsOf(String(rate / 100), language), amount: formatRupees(tdsOf(base, rate), language) };
}

/** The portal's number that was typed, else that of the nature, else of a person or firm; null for one that it has not. */
export function portalTypeOf(
  { tdsPortalType: typed }: Pick<HeldRow, 'tdsPortalType'>,
  nature: TdsNature,
): TdsPortalType | null {
  if (typed === null) return tdsNatures[nature].portalType ?? usualPortalType;
  return isTdsPortalType(typed) ? typed : null;
}

/** Refuses tax of a document that is neither paid by a customer nor to a vendor, at the mode of its row. */
export function refuseTaxElsewhere(kind: DocumentKind, rows: readonly { paymentMode: SettledMode }[]): void {
  const { settledBy, party } = documentKinds[kind];
  const row = rows.findIndex(({ paymentMode }) => paymentMode === 'TDS');
  if (row < 0 || (settledBy === 'RECEIVED') === (party === 'customer')) return;
  fail('tds.notHere', { field: `paymentLedgerDetailRequestDtoList.${row}.paymentMode` });
}

type Certificate = Pick<HeldTax, 'certificateNumber' | 'certificateOn'>;
type JudgedCertificate = { refused: RefusedField | null; kept: Certificate };

/** A certificate is a customer's, of each number once, and dated no earlier than the payment. */
async function judgeCertificate(
  context: Context,
  { kind, partyId }: HeldOf,
  row: HeldRow,
  before: Before,
): Promise<JudgedCertificate> {
  const none: JudgedCertificate = { refused: null, kept: { certificateNumber: null, certificateOn: null } };
  if (kind === 'PAID') return none;
  const [field, dateField] = [`${row.field}.tdsCertificate`, `${row.field}.tdsCertificateDate`];
  const certificateNumber = row.tdsCertificate;
  const certificateOn = readDay(
    context.calendar,
    { ad: row.tdsCertificateDate, bs: null },
    { ad: dateField, bs: dateField },
  );
  const refuse = (refused: RefusedField): JudgedCertificate => ({ ...none, refused });
  if (certificateNumber === null) return certificateOn === null ? none : refuse({ field, key: 'common.isRequired' });
  const wrong = certificateOn === null ? null : certificateDayProblem(context, certificateOn, row.day);
  if (wrong !== null) return refuse({ field: dateField, ...wrong });
  const isThere =
    before.certificates.includes(certificateNumber) ||
    (await hasCertificate(context, { customerId: partyId, number: certificateNumber }));
  if (isThere) return refuse({ field, key: 'tds.certificateTwice' });
  before.certificates.push(certificateNumber);
  return { refused: null, kept: { certificateNumber, certificateOn } };
}

/** Why a certificate cannot be of a day; null where it can. */
export function certificateDayProblem(context: Context, day: CalendarDay, paidOn: CalendarDay) {
  if (day > context.today) return { key: 'common.dateFuture' } as const;
  if (day >= paidOn) return null;
  return { key: 'tds.certificateEarly', parameters: { day: dayInBothCalendars(context, paidOn) } } as const;
}

/** Whether a customer gave a certificate of that number for what is in force. */
export async function hasCertificate(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { customerId, number }: { customerId: number | null; number: string },
): Promise<boolean> {
  const rows = await db.query(
    `select from payment_tds where business_id = $1 and customer_id = $2 and certificate_number = $3 and reversed_on is null`,
    [businessId, customerId, number],
  );
  return rows.length > 0;
}
