import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { screens } from '@bahi/contract/screens';
import { callApi } from '../api.ts';
import { edited, inList } from './edited-record.ts';

export const prepaidRecord = edited(prepaidContract.save, {
  get: prepaidContract.get,
  full: async ({ caller, outletId }, number) => {
    const accounts = await callApi(prepaidContract.accounts, {}, caller);
    const account = accounts.find(({ categoryId }) => categoryId !== null);
    return {
      name: `Prepaid expense ${number}`,
      nameNp: `अग्रिम खर्च ${number}`,
      outletId,
      accountId: account?.id ?? 0,
      categoryId: account?.categoryId ?? null,
      amount: 12_000,
      firstMonth: '2083-04',
      lastMonth: '2084-03',
      note: 'Paid with the lease',
    };
  },
  asked: ['categoryId', 'outletId'],
  inputs: { categoryId: 'accountId' },
  open: inList(screens.prepaidExpenses),
});
