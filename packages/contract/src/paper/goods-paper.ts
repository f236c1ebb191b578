import type { Paisa } from '@bahi/domain/numbers/money';
import type { PaperLine, PaperVat, TaxedLine } from './paper-data.ts';

/** What every paper with lines shows of them. */
export type GoodsPaper = {
  /** A tax invoice of a seller with VAT; else a plain invoice, which has no VAT line. */
  readonly isTaxInvoice: boolean;
  readonly lines: readonly PaperLine[];
  readonly subTotal: Paisa;
  readonly discount: Paisa;
  readonly shipping: Paisa;
  readonly taxable: Paisa;
  readonly exempt: Paisa;
  readonly zeroRated: Paisa;
  readonly vatByRate: readonly PaperVat[];
  readonly rounding: Paisa;
  readonly grandTotal: Paisa;
  readonly remarks: string | null;
};

/** The same with lines whose prices can be told with VAT. */
export type TaxedGoodsPaper = Omit<GoodsPaper, 'lines'> & { readonly lines: readonly TaxedLine[] };
