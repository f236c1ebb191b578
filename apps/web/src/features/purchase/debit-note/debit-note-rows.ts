import type { Answer } from '@bahi/contract/endpoint';
import type { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';

export type DebitNoteDetail = Answer<typeof debitNoteContract.get>;
export type DebitNoteRow = Answer<typeof debitNoteContract.list>['rows'][number];
export type ReturnablePurchase = Answer<typeof debitNoteContract.returnable>;

/** A dialog of the list for one of its debit notes. */
export type RowDialog = { kind: 'print' | 'share'; row: DebitNoteRow };

/** What a reader calls a debit note: its number, or which bill its draft is against. */
export function useDebitNoteName(): (row: Pick<DebitNoteRow, 'number' | 'purchaseNumber'>) => string {
  const t = useTexts(debitNoteScreenMessages);
  return ({ number, purchaseNumber }) => number ?? t('draftOf', { number: purchaseNumber });
}

/** The address of the form against a purchase bill. */
export function debitPath(screen: string, purchaseId: number): string {
  return `${screen}?purchase=${purchaseId}`;
}
