import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { screens } from '@bahi/contract/screens';
import { callApi } from '../api.ts';
import { edited, inList } from './edited-record.ts';

export const loanRecord = edited(loanContract.save, {
  get: loanContract.get,
  full: async ({ caller, ad, outletId }, number) => {
    const body = { groupCode: 'LOANS', code: `LOAN${number}`, name: `Loan ${number}`, nameNp: `ऋण ${number}` };
    const { id: accountId } = await callApi(ownAccountContract.save, { body }, caller);
    const accounts = await callApi(loanContract.accounts, {}, caller);
    const interest = accounts.find(({ use, categoryId }) => use === 'INTEREST' && categoryId !== null);
    return {
      name: `Loan ${number}`,
      nameNp: `ऋण ${number}`,
      lender: 'Nabil Bank',
      outletId,
      accountId,
      interestAccountId: interest?.id ?? 0,
      categoryId: interest?.categoryId ?? null,
      amount: 120_000,
      fromOnAD: '2025-07-17',
      rate: 11.5,
      way: 'EQUAL_PRINCIPAL' as const,
      every: 'QUARTERLY' as const,
      dueOnAD: ad,
      instalments: 8,
      note: 'For the shelves',
    };
  },
  asked: ['categoryId', 'outletId', 'fromOnAD', 'dueOnAD'],
  inputs: { categoryId: 'interestAccountId' },
  without: { fromOnBS: 'the same day, which the AD one says', dueOnBS: 'the same day, which the AD one says' },
  open: inList(screens.loans),
});
