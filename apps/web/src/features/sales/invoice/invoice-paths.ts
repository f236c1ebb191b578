import { screenAt, screens } from '@bahi/contract/screens';
export const invoiceListPath = screens.invoices;
export const newInvoicePath = screens.newInvoice;

export function editInvoicePath(invoiceId: number): string {
  return screenAt(screens.editInvoice, { invoiceId });
}
