import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { accountId, addOwnAccount } from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Samples, World } from '../samples.ts';

async function bodyOf({ shop, marker }: World) {
  const [account, interest] = [
    await addOwnAccount(shop.owner, `L${unusedNumber()}`, 'LOANS'),
    await accountId(shop.owner, 'PROMOTION'),
  ];
  return {
    name: `${marker} loan`,
    nameNp: 'ऋण',
    lender: 'Siddhartha Bank',
    outletId: shop.outletId,
    accountId: account,
    interestAccountId: interest,
    amount: 60_000,
    fromOnAD: '2026-10-18',
    rate: 12.5,
    way: 'EQUAL_INSTALMENTS',
    every: 'MONTHLY',
    dueOnAD: '2026-11-17',
    instalments: 12,
  } as const;
}

async function registered(world: World): Promise<number> {
  return (await call(world.shop.owner, loanContract.save, { body: await bodyOf(world) })).id;
}

async function payment({ shop }: World) {
  const money = await accountId(shop.owner, 'BANK');
  return {
    place: 1,
    version: 1,
    isInstalment: true,
    paidOnAD: '2026-11-17',
    accountId: money,
    principal: 4000,
    interest: 600,
  };
}

export const loanSamples: Samples = {
  'loan.list': () => ({ query: { pageSize: 50 } }),
  'loan.balances': () => ({}),
  'loan.accounts': () => ({ query: {} }),
  'loan.get': async (world) => ({ params: { id: await registered(world) } }),
  'loan.save': async (world) => ({ body: await bodyOf(world) }),
  'loan.remove': async (world) => ({ params: { id: await registered(world) }, query: {} }),
  'loan.pay': async (world) => ({ params: { id: await registered(world) }, body: await payment(world) }),
  'loan.takeBack': async (world) => {
    const id = await registered(world);
    const { payments } = await call(world.shop.owner, loanContract.pay, { params: { id }, body: await payment(world) });
    return { params: { id }, body: { voucherId: payments[0]?.voucher.id ?? 0, reason: 'Wrong loan' } };
  },
};
