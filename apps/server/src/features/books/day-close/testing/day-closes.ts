import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { call, send } from '../../../../testing/caller.ts';
import type { Person } from '../../../../testing/people.ts';
import { row } from '../../../../testing/paying.ts';
import type { Shop } from '../../../../testing/shop.ts';

export type CloseBody = Sent<typeof dayCloseContract.create>['body'];

/** The usual cash box of every outlet. */
export async function usualBox(person: Person): Promise<number> {
  const { boxes } = await call(person, dayCloseContract.choices, {});
  return boxes.find(({ code }) => code === 'CASH')?.id ?? 0;
}

/**
 * A close of the usual box of today, 2083-08-04, that counts so many rupees as one amount beside what the books say; nought
 * where they say nothing of what is asked for.
 */
export async function closeOf(shop: Shop, counted: number, said: Partial<CloseBody> = {}): Promise<CloseBody> {
  const { moneyAccountId = await usualBox(shop.owner), outletId = shop.outletId, dateAD = '2026-11-20' } = said;
  const query = { moneyAccountId, outletId, dayAD: dateAD };
  const answer = await send(shop.owner, dayCloseContract.cash, { query });
  const { expectedAmount } = answer.ok ? await call(shop.owner, dayCloseContract.cash, { query }) : nothingBooked;
  return { moneyAccountId, outletId, dateAD, expectedAmount, notes: [], otherAmount: counted, ...said };
}

const nothingBooked = { expectedAmount: 0 };

/** Cash of a customer on a day, in advance. */
export function receive(shop: Shop, rupees: number, paymentDate: string, outletId = shop.outletId) {
  const paid = [{ ...row(rupees), paymentMode: 'CASH' as const, paymentDate }];
  const body = { customerId: shop.customerId, outletId, paymentLedgerDetailRequestDtoList: paid };
  return call(shop.owner, paymentContract.createSettlement, { body: { ...body, totalPayingAmount: rupees } });
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
