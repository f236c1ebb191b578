import type { RegisterType } from '@bahi/contract/enumeration';
import type { PaperDate, PaperSeller, PaperText } from '@bahi/contract/paper/paper-data';
import type { GoodsPaper } from '@bahi/contract/paper/goods-paper';

/** Everything a quotation shows, as it was written. */
export type QuotationPaper = GoodsPaper & {
  readonly registerType: RegisterType;
  readonly seller: PaperSeller;
  readonly customer: { readonly name: PaperText; readonly address: PaperText; readonly pan: string | null };
  readonly number: string;
  readonly quoted: PaperDate;
  /** The last day on which it holds. */
  readonly until: PaperDate;
  /** Where anybody checks it; null while it has no link, and where the server was not told its own address. */
  readonly link: string | null;
  /** Null where the business has one outlet only. */
  readonly outletName: PaperText | null;
  readonly terms: readonly PaperText[];
  readonly enteredBy: string;
};
