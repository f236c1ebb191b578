import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Samples, World } from '../samples.ts';

function namesOf({ marker }: World) {
  const number = unusedNumber();
  return { code: `A${number}`, name: `Account ${marker} ${number}`, nameNp: `खाता ${marker}` };
}

const ofAccount = (world: World) => ({ ...namesOf(world), groupCode: 'LOANS' });
const ofGroup = (world: World) => ({ ...namesOf(world), kind: 'liability' as const });
const ofMoney = (world: World) => ({
  ...namesOf(world),
  kind: 'BANK' as const,
  bankName: 'Nabil Bank',
  accountNumber: '01',
});

const saved = {
  account: async (world: World) =>
    (await call(world.shop.owner, ownAccountContract.save, { body: ofAccount(world) })).id,
  group: async (world: World) =>
    (await call(world.shop.owner, ownAccountContract.saveGroup, { body: ofGroup(world) })).id,
  money: async (world: World) => (await call(world.shop.owner, moneyAccountContract.save, { body: ofMoney(world) })).id,
};
const one = (kind: keyof typeof saved) => async (world: World) => ({ params: { id: await saved[kind](world) } });

export const ownAccountSamples: Samples = {
  'ownAccount.list': () => ({ query: { pageSize: 50 } }),
  'ownAccount.save': (world) => ({ body: ofAccount(world) }),
  'ownAccount.get': one('account'),
  'ownAccount.toggle': one('account'),
  'ownAccount.saveGroup': (world) => ({ body: ofGroup(world) }),
  'ownAccount.getGroup': one('group'),
  'ownAccount.toggleGroup': one('group'),
  'moneyAccount.list': () => ({ query: { pageSize: 50 } }),
  'moneyAccount.choices': () => ({ query: { pageSize: 50 } }),
  'moneyAccount.save': (world) => ({ body: ofMoney(world) }),
  'moneyAccount.get': one('money'),
  'moneyAccount.toggle': one('money'),
};
