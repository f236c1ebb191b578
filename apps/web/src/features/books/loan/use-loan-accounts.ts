import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';
import { keyOfAccount } from '../voucher/use-voucher-accounts.ts';

type LoanAccount = Answer<typeof loanContract.accounts>[number];
type Asked = { outletId: unknown; enabled: boolean };

/** The accounts that a loan of an outlet may name, by what each is for; of expenses each category by itself. */
export function useLoanAccounts({ outletId, enabled }: Asked) {
  const language = useLanguage();
  const { data = [], isLoading } = useCall(loanContract.accounts, {}, { enabled });
  const ofOutlet = data.filter((one) => one.outletId === null || !outletId || one.outletId === Number(outletId));
  const optionsFor = (isMeant: (account: LoanAccount) => boolean): Choice[] =>
    ofOutlet.filter(isMeant).map((account) => {
      const isOfCategory = account.categoryName !== null;
      return {
        value: keyOfAccount(account.id, account.categoryId),
        label: account.categoryName ?? account.name,
        labelNp: isOfCategory ? account.categoryNameNp : account.nameNp,
        remark: isOfCategory ? nameIn(language, account.name, account.nameNp) : account.code,
      };
    });
  const idsOf = (choices: Choice[]): Choice[] => choices.map((choice) => ({ ...choice, value: Number(choice.value) }));
  return {
    isLoading,
    interest: optionsFor(({ use }) => use === 'INTEREST'),
    money: idsOf(optionsFor(({ use }) => use === 'MONEY')),
    /** Those that no other loan has. */
    loansOf: (id: number | null): Choice[] =>
      idsOf(optionsFor(({ use, loanId }) => use === 'LOAN' && (loanId === null || loanId === id))),
  };
}
