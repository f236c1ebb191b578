import type { RegisterType } from '@bahi/contract/enumeration';
import type { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { Quantity } from '@bahi/domain/numbers/quantity';

/** Words in both languages; where the Nepali is missing the English is printed. */
export type PaperText = { readonly en: string; readonly ne: string | null };

/** A day and the BS date as it was printed first (`2083-08-04`, Latin digits): a newer calendar does not move it. */
export type PaperDate = { readonly day: CalendarDay; readonly bs: string };

export type PaperLine = {
  /** The line's place on the bill, from 1. */
  readonly number: number;
  readonly particulars: PaperText;
  readonly hsCode: string | null;
  readonly quantity: Quantity;
  readonly unit: PaperText;
  /** Of one unit, before VAT. */
  readonly rate: Paisa;
  /** Taken off by the line's own discount. */
  readonly discount: Paisa;
  /** Quantity × rate − discount; these add up to the sub total. */
  readonly amount: Paisa;
  readonly remarks?: string | null;
};

/** VAT of one rate, in hundredths of a percent: 13 % is 1300. */
export type PaperVat = { readonly taxRateHundredths: number; readonly vat: Paisa };

/** Whose paper it is: what the letterhead shows. */
export type PaperSeller = {
  readonly name: PaperText;
  readonly address: PaperText;
  readonly pan: string | null;
  readonly phone: string | null;
  /** The bytes of a PNG, at most 300 kB; anything else is left out. */
  readonly logoPng: Uint8Array | null;
};

/** Everything a bill shows. Nothing on it is looked up or computed again when it is printed. */
export type InvoicePaper = {
  /** A tax invoice of a seller with VAT; else a plain bill, which has no VAT line. */
  readonly isTaxInvoice: boolean;
  readonly registerType: RegisterType;
  /** 0 is the original, n the nth copy of it; null where the bill is only looked at, which makes neither. */
  readonly copyNumber: number | null;
  readonly isCancelled: boolean;
  readonly seller: PaperSeller;
  readonly buyer: { readonly name: PaperText; readonly address: PaperText; readonly pan: string | null };
  readonly number: string;
  /** `2083/84`, Latin digits. */
  readonly fiscalYear: string;
  readonly issued: PaperDate;
  readonly due: PaperDate;
  readonly paymentMode: (typeof invoicePaymentMode.words)[number];
  /** Null where the business has one outlet only. */
  readonly outletName: PaperText | null;
  readonly lines: readonly PaperLine[];
  readonly subTotal: Paisa;
  readonly discount: Paisa;
  readonly shipping: Paisa;
  readonly taxable: Paisa;
  readonly exempt: Paisa;
  readonly zeroRated: Paisa;
  readonly vatByRate: readonly PaperVat[];
  readonly grandTotal: Paisa;
  readonly remarks: string | null;
  /** Terms and conditions, as they were when it was issued. */
  readonly terms: readonly PaperText[];
  readonly enteredBy: string;
  readonly printedBy: string;
  /** Day and time of the print as it is shown, Latin digits: `2083-08-04 14:32`. */
  readonly printedAt: string;
};
