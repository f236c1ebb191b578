import type { Answer } from '@bahi/contract/endpoint';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

export type PurchaseDetail = Answer<typeof purchaseContract.get>;
export type PurchaseRow = Answer<typeof purchaseContract.list>['rows'][number];

/** A dialog of the list for one of its bills. */
export type RowDialog = { kind: 'pay' | 'cancel'; row: PurchaseRow };

/** The texts of where a bill comes from. */
export const originKeys = { LOCAL: 'local', IMPORT: 'import' } as const;

/** What a reader calls a bill: its number, or whose draft it is. */
export function usePurchaseName(): (row: Pick<PurchaseRow, 'code' | 'vendorName' | 'vendorNameNp'>) => string {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  return ({ code, vendorName, vendorNameNp }) =>
    code ?? t('draftOf', { name: nameIn(language, vendorName, vendorNameNp) });
}
