import type { Answer } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

export type QuotationDetail = Answer<typeof quotationContract.get>;
export type QuotationRow = Answer<typeof quotationContract.list>['rows'][number];

/** A dialog of the list for one of its quotations. */
export type RowDialog = {
  kind: 'print' | 'share' | 'accept' | 'reject' | 'convert' | 'rejectDraft';
  row: QuotationRow;
};

/** The texts of the states, and the words by which the list is narrowed to them. */
export const quotationStateKeys = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  CONVERTED: 'converted',
} as const;

/** What a reader calls a quotation: its number, or whose draft it is. */
export function useQuotationName(): (row: Pick<QuotationRow, 'code' | 'customerName' | 'customerNameNp'>) => string {
  const t = useTexts(quotationScreenMessages);
  const language = useLanguage();
  return ({ code, customerName, customerNameNp }) =>
    code ?? t('draftOf', { name: nameIn(language, customerName, customerNameNp) });
}
