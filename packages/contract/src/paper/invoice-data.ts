import type { RegisterType } from '../enumeration.ts';
import type { invoicePaymentMode } from '../sales/invoice/invoice-form.ts';
import type { PaymentMode } from '@bahi/domain/posting/payment';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { PaperDate, PaperSeller, PaperText, PaperWithdrawal } from './paper-data.ts';
import type { TaxedGoodsPaper } from './goods-paper.ts';

/** 0 is the original, n the nth copy of it; what is sent is neither, nor (null) what is only looked at. */
export type CopyNumber = number | 'SENT' | null;

/** Everything an invoice shows. Nothing on it is computed again when it is printed; a balance is what the books had it. */
export type InvoicePaper = TaxedGoodsPaper & {
  readonly registerType: RegisterType;
  /** Its slip is an abbreviated tax invoice. */
  readonly isAbbreviable: boolean;
  readonly copyNumber: CopyNumber;
  readonly cancellation: PaperWithdrawal | null;
  readonly seller: PaperSeller;
  readonly buyer: { readonly name: PaperText; readonly address: PaperText; readonly pan: string | null };
  readonly number: string;
  /** `2083/84`, Latin digits. */
  readonly fiscalYear: string;
  readonly issued: PaperDate;
  readonly due: PaperDate;
  readonly paymentMode: (typeof invoicePaymentMode.words)[number];
  /** The receipt that was written with it, its parts, and what was handed over in cash, if it was said; null on credit. */
  readonly receipt: {
    readonly number: string;
    readonly payments: readonly { readonly mode: PaymentMode; readonly amount: Paisa }[];
    readonly tendered: Paisa | null;
  } | null;
  /** What the customer owed the outlet before it, and had paid there in advance; null where it was paid at once. */
  readonly before: { readonly owed: Paisa; readonly deposit: Paisa } | null;
  /** Where an export goes, and what the customs declared of it, once that is known; null for what stays in the country. */
  readonly abroad: {
    readonly country: PaperText;
    readonly declaration: { readonly number: string; readonly date: PaperDate } | null;
  } | null;
  /** Where anybody checks it; null while it has no link, and where the server was not told its own address. */
  readonly link: string | null;
  /** Null where the business has one outlet only. */
  readonly outletName: PaperText | null;
  /** Terms and conditions, as they were when it was issued. */
  readonly terms: readonly PaperText[];
  readonly enteredBy: string;
  /** Empty on what is sent or fetched by its link, which nobody prints. */
  readonly printedBy: string;
  /** Day and time of the print as it is shown, Latin digits: `2083-08-04 14:32`. */
  readonly printedAt: string;
};
