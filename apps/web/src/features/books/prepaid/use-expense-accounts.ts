import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';
import { keyOfAccount } from '../voucher/use-voucher-accounts.ts';

/** The accounts of expense that an outlet may name, each category of them by itself. */
export function useExpenseAccounts(outletId: unknown, enabled: boolean) {
  const language = useLanguage();
  const { data = [], isLoading } = useCall(prepaidContract.accounts, {}, { enabled });
  const ofOutlet = data.filter((one) => one.outletId === null || !outletId || one.outletId === Number(outletId));
  const options = ofOutlet.map((account): Choice => {
    const isOfCategory = account.categoryName !== null;
    return {
      value: keyOfAccount(account.id, account.categoryId),
      label: account.categoryName ?? account.name,
      labelNp: isOfCategory ? account.categoryNameNp : account.nameNp,
      remark: isOfCategory ? nameIn(language, account.name, account.nameNp) : account.code,
    };
  });
  return { options, isLoading };
}
