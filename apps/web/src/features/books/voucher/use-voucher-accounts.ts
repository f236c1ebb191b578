import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';
import type { VoucherAccount } from './voucher-form.ts';

type Id = number | string | null | undefined;

/** How a choice is told apart: an account, or one category of it. */
export function keyOfAccount(id: Id, categoryId: Id): string {
  return categoryId ? `${id ?? ''}:${categoryId}` : String(id ?? '');
}

/**
 * The accounts that a voucher of an outlet may name, each category of income and expenses by itself; those that are kept
 * by customer and vendor only where a line says whose it is.
 */
export function useVoucherAccounts(
  isMeant: (account: VoucherAccount) => boolean,
  outletId: unknown,
  { withParties = false }: { withParties?: boolean } = {},
) {
  const language = useLanguage();
  const { data = [], isLoading } = useCall(voucherContract.accounts, {});
  const accounts = data.filter(
    (account) =>
      isMeant(account) &&
      (withParties || account.party === null) &&
      (account.outletId === null || !outletId || account.outletId === Number(outletId)),
  );
  const options = accounts.map((account): Choice => {
    const { id, categoryId } = account;
    const isOfCategory = account.categoryName !== null;
    const group = nameIn(language, account.groupName, account.groupNameNp);
    const name = nameIn(language, account.name, account.nameNp);
    return {
      value: keyOfAccount(id, categoryId),
      label: account.categoryName ?? account.name,
      labelNp: isOfCategory ? account.categoryNameNp : account.nameNp,
      remark: isOfCategory ? name : `${account.code} · ${group}`,
    };
  });
  return { accounts, options, isLoading };
}
