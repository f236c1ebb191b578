import type { Answer } from '@bahi/contract/endpoint';
import type { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';

export type CreditNoteDetail = Answer<typeof creditNoteContract.get>;
export type CreditNoteRow = Answer<typeof creditNoteContract.list>['rows'][number];
export type CreditableInvoice = Answer<typeof creditNoteContract.creditable>;

/** A dialog of the list for one of its credit notes. */
export type RowDialog = { kind: 'print' | 'share' | 'rejectDraft'; row: CreditNoteRow };

/** What a reader calls a credit note: its number, or which invoice its draft is against. */
export function useCreditNoteName(): (row: Pick<CreditNoteRow, 'number' | 'invoiceNumber'>) => string {
  const t = useTexts(creditNoteScreenMessages);
  return ({ number, invoiceNumber }) => number ?? t('draftOf', { number: invoiceNumber });
}

/** The address of the form against an invoice. */
export function creditPath(screen: string, invoiceId: number): string {
  return `${screen}?invoice=${invoiceId}`;
}
