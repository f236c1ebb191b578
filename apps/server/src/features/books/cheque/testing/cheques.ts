import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { call } from '../../../../testing/caller.ts';
import type { Person } from '../../../../testing/people.ts';
import type { Shop } from '../../../../testing/shop.ts';

export type Cheque = Answer<typeof chequeContract.get>;

type Row = { chequeNumber?: string | null; chequeBank?: string; chequeDate?: string; moneyAccountId?: number };

let written = 100_000;

/** A row of a receipt by cheque, each with a number of its own; today is 2083-08-04, 2026-11-20. */
export function chequeRow(
  rupees: number,
  { paymentDate = '2026-11-20', ...said }: Row & { paymentDate?: string } = {},
) {
  written += 1;
  return {
    paymentMode: 'CHEQUE' as const,
    paymentAmount: rupees,
    paymentDate,
    chequeNumber: String(written),
    chequeBank: 'Nabil',
    ...said,
  };
}

/** The cheque of a receipt of a customer in advance, or onto their oldest bills. */
export async function receiveCheque(
  shop: Pick<Shop, 'owner' | 'customerId' | 'outletId'>,
  rupees: number,
  said: Parameters<typeof chequeRow>[1] & { customerId?: number } = {},
): Promise<Cheque> {
  const { customerId = shop.customerId, ...row } = said;
  const { id } = await call(shop.owner, paymentContract.createSettlement, {
    body: {
      customerId,
      outletId: shop.outletId,
      paymentLedgerDetailRequestDtoList: [chequeRow(rupees, row)],
      totalPayingAmount: rupees,
    },
  });
  return chequeOf(shop.owner, id);
}

/** The cheque of a settlement. */
export async function chequeOf(person: Person, settlementId: number): Promise<Cheque> {
  const params = { masterId: settlementId };
  const { paymentLedgerDetailResponseDtoList: rows } = await call(person, paymentContract.getSettlement, { params });
  const id = rows.find(({ cheque }) => cheque !== null)?.cheque?.id ?? 0;
  return call(person, chequeContract.get, { params: { id } });
}

export async function deposit(
  person: Person,
  cheques: readonly Cheque[],
  moneyAccountId: number,
  dateAD = '2026-11-20',
): Promise<Answer<typeof chequeContract.deposit>> {
  const body = { cheques: cheques.map(({ id, version }) => ({ id, version })), moneyAccountId, dateAD };
  return call(person, chequeContract.deposit, { body });
}

export function clear(person: Person, { id }: Pick<Cheque, 'id'>, dateAD = '2026-11-20'): Promise<Cheque> {
  return call(person, chequeContract.clear, { params: { id }, body: { dateAD } });
}

export function bounce(person: Person, { id }: Pick<Cheque, 'id'>, said: object = {}): Promise<Cheque> {
  const body = { dateAD: '2026-11-20', reason: 'Not enough money', ...said };
  return call(person, chequeContract.bounce, { params: { id }, body });
}

export function handBack(person: Person, { id }: Pick<Cheque, 'id'>, said: object = {}): Promise<Cheque> {
  const body = { dateAD: '2026-11-20', reason: 'Paid in cash instead', ...said };
  return call(person, chequeContract.handBack, { params: { id }, body });
}

export function undo(person: Person, { id }: Pick<Cheque, 'id'>): Promise<Cheque> {
  return call(person, chequeContract.reverse, { params: { id }, body: { reason: 'Mistaken' } });
}
