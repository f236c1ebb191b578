import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { screens } from '@bahi/contract/screens';
import { edited, inList } from './edited-record.ts';

export const ownAccountRecord = edited(ownAccountContract.save, {
  get: ownAccountContract.get,
  full: (_, number) => ({
    groupCode: 'LOANS',
    code: `A${number}`,
    name: `Account ${number}`,
    nameNp: `खाता ${number}`,
  }),
  without: { code: 'it stays' },
  open: inList(screens.ownAccounts),
});

export const accountGroupRecord = edited(ownAccountContract.saveGroup, {
  get: ownAccountContract.getGroup,
  full: (_, number) => ({
    kind: 'asset' as const,
    code: `G${number}`,
    name: `Group ${number}`,
    nameNp: `समूह ${number}`,
  }),
  without: { code: 'it stays', kind: 'it stays' },
  open: inList(screens.ownAccounts),
});

export const moneyAccountRecord = edited(moneyAccountContract.save, {
  get: moneyAccountContract.get,
  full: (world, number) => ({
    kind: 'WALLET',
    code: `W${number}`,
    name: `Wallet ${number}`,
    nameNp: `वालेट ${number}`,
    bankName: 'Khalti',
    accountNumber: number,
    outletId: world.outletId,
  }),
  without: { code: 'it stays' },
  open: inList(screens.moneyAccounts),
});
