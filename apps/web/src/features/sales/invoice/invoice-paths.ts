export const invoiceListPath = '/business/invoice-setup';
export const newInvoicePath = '/business/invoice-setup/create';

export function editInvoicePath(invoiceId: number): string {
  return `/business/invoice-setup/edit/${invoiceId}`;
}
