import { formatAdDate, timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { ReportedAs } from '@bahi/domain/document-kinds';
import { type Paisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';

/** A bill or return as these books have it. Amounts are what stands on its paper, without what it was rounded by. */
export type Told = {
  what: ReportedAs;
  sellerPan: string;
  buyerPan: string | null;
  buyerName: string;
  /** `2083/84` */
  fiscalYear: string;
  number: string;
  /** `2083-08-04` */
  dateBs: string;
  /** Of a return: the bill's number and why it came back. */
  originalNumber: string | null;
  reason: string | null;
  total: Paisa;
  taxable: Paisa;
  vat: Paisa;
  exempt: Paisa;
  exported: Paisa;
};

/** What is sent, without user name and password. */
export type Payload = Record<string, string | number | boolean | null>;

/** Why it is not even sent; null where nothing speaks against it. */
export function refusalOf({ total, taxable, vat, exempt, exported }: Told): 'NEGATIVE' | 'NOT_ADDING_UP' | null {
  if ([total, taxable, vat, exempt, exported].some((amount) => amount < 0)) return 'NEGATIVE';
  return taxable + vat + exempt + exported === total ? null : 'NOT_ADDING_UP';
}

/** As the receiver reads it. A bill's buyer has a PAN of text, none of which is empty; a return's has a number or null. */
export function encode(told: Told, { isRealtime, now }: { isRealtime: boolean; now: number }): Payload {
  return { ...heads[told.what](told), ...amountsOf(told), isrealtime: isRealtime, datetimeclient: momentOf(now) };
}

const heads: Readonly<Record<ReportedAs, (told: Told) => Payload>> = {
  BILL: (told) => ({
    seller_pan: told.sellerPan,
    buyer_pan: told.buyerPan ?? '',
    buyer_name: told.buyerName,
    fiscal_year: fiscalYearOf(told.fiscalYear),
    invoice_number: told.number,
    invoice_date: dotted(told.dateBs),
  }),
  RETURN: (told) => ({
    seller_pan: told.sellerPan,
    buyer_pan: told.buyerPan === null ? null : Number(told.buyerPan),
    buyer_name: told.buyerName,
    fiscal_year: fiscalYearOf(told.fiscalYear),
    ref_invoice_number: told.originalNumber ?? '',
    credit_note_number: told.number,
    credit_note_date: dotted(told.dateBs),
    reason_for_return: told.reason ?? '',
  }),
};

/** Rupees with two decimals at most. What Nepal's shops have nothing of is told as zero. */
function amountsOf({ total, taxable, vat, exempt, exported }: Told): Payload {
  return {
    total_sales: rupeesFromPaisa(total),
    taxable_sales_vat: rupeesFromPaisa(taxable),
    vat: rupeesFromPaisa(vat),
    excisable_amount: 0,
    excise: 0,
    taxable_sales_hst: 0,
    hst: 0,
    amount_for_esf: 0,
    esf: 0,
    export_sales: rupeesFromPaisa(exported),
    tax_exempted_sales: rupeesFromPaisa(exempt),
  };
}

/** `2083/84` as `2083.084`. */
function fiscalYearOf(label: string): string {
  return label.replace('/', '.0');
}

function dotted(date: string): string {
  return date.replaceAll('-', '.');
}

/** The clock of Nepal, as a program there has it. */
function momentOf(now: number): string {
  const seconds = String(Math.floor(now / 1000) % 60).padStart(2, '0');
  return `${formatAdDate(todayInKathmandu(now))}T${timeInKathmandu(now)}:${seconds}`;
}
