import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { call } from '../../../../testing/caller.ts';
import type { Person } from '../../../../testing/people.ts';
import type { Shop } from '../../../../testing/shop.ts';

export type CloseBody = Sent<typeof dayCloseContract.create>['body'];

/** The usual cash box of every outlet. */
export async function usualBox(person: Person): Promise<number> {
  const { boxes } = await call(person, dayCloseContract.choices, {});
  return boxes.find(({ code }) => code === 'CASH')?.id ?? 0;
}

/** A close of the usual box of today, 2083-08-04, that counts so many rupees as one amount. */
export async function closeOf(shop: Shop, counted: number, said: Partial<CloseBody> = {}): Promise<CloseBody> {
  return {
    moneyAccountId: await usualBox(shop.owner),
    outletId: shop.outletId,
    dateAD: '2026-11-20',
    notes: [],
    otherAmount: counted,
    ...said,
  };
}

export async function closeDay(
  shop: Shop,
  counted: number,
  said: Partial<CloseBody> = {},
): Promise<Answer<typeof dayCloseContract.create>> {
  return call(shop.owner, dayCloseContract.create, { body: await closeOf(shop, counted, said) });
}

export function cancelClose({ owner }: Shop, id: number): Promise<Answer<typeof dayCloseContract.cancel>> {
  return call(owner, dayCloseContract.cancel, { params: { id }, body: { reason: 'Counted wrong' } });
}

/** What the books say of the usual box on a day. */
export async function cashOn({ owner, outletId }: Shop, dayAD: string): Promise<Answer<typeof dayCloseContract.cash>> {
  return call(owner, dayCloseContract.cash, { query: { moneyAccountId: await usualBox(owner), outletId, dayAD } });
}

/** Another cash box. */
export async function addBox({ owner }: Pick<Shop, 'owner'>, said: object = {}): Promise<number> {
  const body = { kind: 'CASH', code: 'SAFE', name: 'Safe', nameNp: 'दराज', ...said };
  return (await call(owner, moneyAccountContract.save, { body })).id;
}
