import type { InvoiceView } from './invoice-view.ts';
export function invoicePage(view: InvoiceView): string {
  return view.number;
}
