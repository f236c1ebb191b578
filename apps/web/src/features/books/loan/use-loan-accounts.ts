import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';
import type { Loan } from './loan-form.ts';
import { keyOfAccount } from '../voucher/use-voucher-accounts.ts';

type LoanAccount = Answer<typeof loanContract.accounts>[number];
/** `loan`: the one that is edited, whose own accounts are offered also where they are out of use since. */
type Asked = { outletId: unknown; enabled: boolean; loan?: Loan | undefined };

/** The accounts that a loan of an outlet may name, by what each is for; of expenses each category by itself. */
export function useLoanAccounts({ outletId, enabled, loan }: Asked) {
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
    interest: withPresent(
      optionsFor(({ use }) => use === 'INTEREST'),
      loan === undefined ? null : interestOf(loan),
    ),
    money: idsOf(optionsFor(({ use }) => use === 'MONEY')),
    /** Those that no other loan has. */
    loans: withPresent(
      idsOf(optionsFor(({ use, loanId }) => use === 'LOAN' && (loanId === null || loanId === loan?.id))),
      loan === undefined ? null : { value: loan.accountId, label: loan.accountName, labelNp: loan.accountNameNp },
    ),
  };
}

/** The choices, and before them the present one where it is no longer among them. */
function withPresent(choices: Choice[], present: Choice | null): Choice[] {
  if (present === null || choices.some(({ value }) => value === present.value)) return choices;
  return [present, ...choices];
}

function interestOf(loan: Loan): Choice {
  return {
    value: keyOfAccount(loan.interestAccountId, loan.categoryId),
    label: loan.categoryName ?? loan.interestAccountName,
    labelNp: loan.categoryName === null ? loan.interestAccountNameNp : loan.categoryNameNp,
  };
}
