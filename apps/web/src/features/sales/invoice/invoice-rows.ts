import type { Answer } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

export type InvoiceDetail = Answer<typeof invoiceContract.get>;
export type InvoiceRow = Answer<typeof invoiceContract.list>['rows'][number];

/** A dialog of the list for one of its invoices. */
export type RowDialog = {
  kind: 'print' | 'share' | 'remind' | 'pay' | 'unpay' | 'cancel' | 'cancelAndCopy' | 'declare' | 'rejectDraft';
  row: InvoiceRow;
};

/** The texts of the modes of payment, in `paymentDialog`. */
export const invoiceModeKeys = {
  CASH: 'cash',
  ONLINE: 'online',
  CHEQUE: 'cheque',
  CREDIT: 'credit',
  MIXED: 'mixed',
} as const;

/** An issued invoice that nobody can cancel any more, whatever is paid back. */
export function staysInBooks(row: Pick<InvoiceRow, 'state' | 'isCancellable' | 'isCancellableUnpaid'>): boolean {
  return row.state === 'FINAL' && !row.isCancellable && !row.isCancellableUnpaid;
}

/** What a reader calls an invoice: its number, or whose draft it is. */
export function useInvoiceName(): (row: Pick<InvoiceRow, 'code' | 'customerName' | 'customerNameNp'>) => string {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  return ({ code, customerName, customerNameNp }) =>
    code ?? t('draftOf', { name: nameIn(language, customerName, customerNameNp) });
}
