import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { callApi } from '../api.ts';
import { type openShop, todayOf } from './invoice-screen.ts';
import type { Owner } from './sign-up.ts';

/** The words of the screens of quotations: their own, and those of all documents with lines. */
export const quotationWords = {
  namespace: 'quoted',
  texts: { ...goodsLinesScreenMessages.texts, ...quotationScreenMessages.texts },
};

type Wishes = { state?: 'DRAFT' | 'PUBLISHED'; from?: number; holds?: number };

/** A quotation through the API: two sacks of rice at 95 rupees and one of tea at 50, before VAT. */
export async function makeQuotation(owner: Owner, shop: Awaited<ReturnType<typeof openShop>>, wishes: Wishes = {}) {
  const { state = 'PUBLISHED', from = 0, holds = 10 } = wishes;
  const { plus } = await todayOf(owner);
  const line = (id: number | undefined, quantity: number, rate: number) => ({
    inventoryType: 'ITEM',
    itemLedgerDetailId: id ?? 0,
    quantity,
    rate,
  });
  const body = {
    state,
    customerId: shop.customer.id,
    issuedDateAD: plus(from),
    dueDateAD: plus(from + holds),
    lines: [line(shop.rice?.itemLedgerDetailId, 2, 95), line(shop.tea?.itemLedgerDetailId, 1, 50)],
  };
  return callApi(quotationContract.create, { body }, { token: owner.tokens.access });
}
