import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import {
  asPaisa,
  formatRupees,
  type Paisa,
  paisaFromRupees,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import {
  baseTaken,
  isTdsNature,
  isTdsPortalType,
  type TdsNature,
  tdsNatures,
  type TdsPortalType,
} from '@bahi/domain/numbers/tds';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { portalTypeOf, refuseRate } from '../../money/tds/tds.held.ts';
import { readLastTypes } from '../../money/tds/tds.last-type.ts';
import { readRatesOn } from '../../money/tds/tds.rates.ts';

/** What a line of a journal on "TDS payable" is tax of, and whose. */
export type LineTax = {
  vendorId: number;
  nature: TdsNature;
  /** Null where it goes by steps of the income. */
  rateHundredths: number | null;
  base: Paisa;
  portalType: TdsPortalType;
};

/** A line as it is said; `holdsTax` of one that holds tax back, `hasParty` of one that is of a customer or vendor. */
export type TaxedLine = {
  holdsTax: boolean;
  hasParty: boolean;
  vendorId: number | null;
  tdsNature: TdsNature | null;
  tdsBase: number | null;
  tdsPortalType: number | null;
  debit: Paisa;
  credit: Paisa;
};

type Judged = { taxes: (LineTax | null)[]; refused: RefusedField[] };

/**
 * Judges the lines that hold tax back, and answers what each is tax of, in their order, null for the others. What they are
 * tax of is spent by the voucher itself: a bill that it takes from is paid less tax where it is paid.
 */
export async function judgeTaxes(context: Context, day: CalendarDay, lines: readonly TaxedLine[]): Promise<Judged> {
  const judged: Judged = { taxes: lines.map(() => null), refused: [] };
  if (!lines.some(({ holdsTax }) => holdsTax)) return judged;
  const rates = await readRatesOn(context, day);
  const lastTypes = await readLastTypes(
    context,
    lines.flatMap(({ holdsTax, vendorId }) => (holdsTax && vendorId !== null ? [vendorId] : [])),
  );
  const spent = sumPaisa(lines.map(({ holdsTax, hasParty, debit }) => (holdsTax || hasParty ? zeroPaisa : debit)));
  for (const [position, line] of lines.entries()) {
    if (!line.holdsTax) continue;
    const { tdsNature: nature, vendorId } = line;
    const others = judged.taxes.flatMap((tax) => (tax === null ? [] : [tax]));
    const read = readTax(
      context,
      {
        day,
        rate: nature === null ? null : (rates.get(nature) ?? null),
        left: nature === null ? zeroPaisa : subtractPaisa(spent, baseTaken(nature, others)),
        lastType: vendorId === null ? null : (lastTypes.get(vendorId) ?? null),
      },
      line,
    );
    if ('key' in read) judged.refused.push({ ...read, field: `lines.${position}.${read.field}` });
    else judged.taxes[position] = read;
  }
  return judged;
}

/** `lastType` is the number of the portal that whoever is paid was filed under last. */
type Of = { day: CalendarDay; rate: number | null; left: Paisa; lastType: number | null };

function readTax(context: Context, { day, rate, left, lastType }: Of, line: TaxedLine): LineTax | RefusedField {
  const { tdsNature: nature, vendorId, debit, credit } = line;
  if (debit > 0) return { field: 'debit', key: 'voucher.taxDebited' };
  if (nature === null) return { field: 'tdsNature', key: 'common.isRequired' };
  const base = line.tdsBase === null ? null : paisaFromRupees(line.tdsBase);
  if (base === null) return { field: 'tdsBase', key: 'common.isRequired' };
  if (base > left)
    return {
      field: 'tdsBase',
      key: 'voucher.taxAboveSpent',
      parameters: { amount: formatRupees(asPaisa(Math.max(left, 0)), context.language) },
    };
  const wrong = refuseRate(context, { nature, base, amount: credit, day, rate });
  if (wrong !== null) return { ...wrong, field: wrong.field === 'paymentAmount' ? 'credit' : wrong.field };
  const typed = line.tdsPortalType ?? (tdsNatures[nature].portalType === null ? lastType : null);
  const portalType = portalTypeOf({ tdsPortalType: typed }, nature);
  if (portalType === null) return { field: 'tdsPortalType', key: 'tds.portalTypeUnknown' };
  // Whoever is missing is told with the parties.
  return {
    vendorId: vendorId ?? Number.NaN,
    nature,
    rateHundredths: tdsNatures[nature].hasRate ? rate : null,
    base,
    portalType,
  };
}

/** What a line that is written is tax of. */
export function taxOfRow(row: Row<'voucher_line'>): LineTax | null {
  const { tds_nature: nature, tds_base_paisa: base, tds_portal_type: portalType, vendor_id: vendorId } = row;
  if (nature === null || !isTdsNature(nature) || base === null || vendorId === null) return null;
  if (portalType === null || !isTdsPortalType(portalType)) return null;
  return { vendorId, nature, rateHundredths: row.tds_rate_hundredths, base: asPaisa(base), portalType };
}

/** The columns of a line that say what it is tax of. */
export function taxColumns(tax: LineTax | null | undefined) {
  return {
    tds_nature: tax?.nature ?? null,
    tds_rate_hundredths: tax?.rateHundredths ?? null,
    tds_base_paisa: tax?.base ?? null,
    tds_portal_type: tax?.portalType ?? null,
  };
}

/** The lines of a stored voucher judged anew, as it is posted: each takes the rate of the day of the voucher. */
export async function judgeStored(
  context: Context,
  day: CalendarDay,
  rows: readonly Row<'voucher_line'>[],
): Promise<RefusedField[]> {
  const lines = rows.map((row): TaxedLine => {
    const tax = taxOfRow(row);
    return {
      holdsTax: tax !== null,
      hasParty: tax === null && (row.customer_id ?? row.vendor_id) !== null,
      vendorId: tax?.vendorId ?? null,
      tdsNature: tax?.nature ?? null,
      tdsBase: tax === null ? null : rupeesOf(tax.base),
      tdsPortalType: tax?.portalType ?? null,
      debit: asPaisa(row.debit_paisa),
      credit: asPaisa(row.credit_paisa),
    };
  });
  const { taxes, refused } = await judgeTaxes(context, day, lines);
  if (refused.length > 0) return refused;
  for (const [position, tax] of taxes.entries()) {
    const row = rows[position];
    if (tax === null || row === undefined || row.tds_rate_hundredths === tax.rateHundredths) continue;
    await context.db.query('update voucher_line set tds_rate_hundredths = $3 where business_id = $1 and id = $2', [
      context.businessId,
      row.id,
      tax.rateHundredths,
    ]);
  }
  return [];
}

/** The same as an answer tells it. */
export function taxTold(row: Row<'voucher_line'>) {
  const tax = taxOfRow(row);
  return {
    tdsNature: tax?.nature ?? null,
    tdsBase: tax === null ? null : rupeesOf(tax.base),
    tdsRate: tax === null || tax.rateHundredths === null ? null : tax.rateHundredths / 100,
    tdsPortalType: tax?.portalType ?? null,
  };
}
