import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeActions } from '@bahi/domain/posting/cash/cheque';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, send } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import { type Cheque, receiveCheque } from './testing/cheques.ts';

vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let shop: Shop;
let bankId: number;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
  bankId = await accountId(shop.owner, 'BANK');
});
afterAll(() => app.close());

const day = { dateAD: '2026-11-20' };
const why = { reason: 'As it came' };

/** Tries an action, whether or not it can be done. */
async function attempt({ id }: Cheque, action: (typeof chequeActions)[number]): Promise<void> {
  const { owner } = shop;
  const params = { id };
  const tries = {
    DEPOSIT: () => send(owner, chequeContract.deposit, { body: { cheques: [{ id }], moneyAccountId: bankId, ...day } }),
    CLEAR: () => send(owner, chequeContract.clear, { params, body: day }),
    BOUNCE: () => send(owner, chequeContract.bounce, { params, body: { ...day, ...why, bankCharge: 1 } }),
    HAND_BACK: () => send(owner, chequeContract.handBack, { params, body: { ...day, ...why } }),
    UNDO: () => send(owner, chequeContract.reverse, { params, body: why }),
  };
  expect((await tries[action]()).status).toBeLessThan(500);
}

test('whatever is tried with cheques in whatever order, the account of cheques in hand is their sum', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...chequeActions)), { maxLength: 8 }),
      async (amounts, attempts) => {
        const cheques: Cheque[] = [];
        for (const rupees of amounts) cheques.push(await receiveCheque(shop, rupees));
        for (const [which, action] of attempts) {
          const cheque = cheques[which % cheques.length];
          if (cheque !== undefined) await attempt(cheque, action);
        }
        const { totalAmount } = await call(shop.owner, chequeContract.list, { query: { state: 'IN_HAND' } });
        const [booked] = await app.asOwner(
          `select coalesce(sum(debit_paisa - credit_paisa), 0)::float8 / 100 as rupees from journal_line
           where business_id = $1 and account_code = 'CHEQUES_IN_HAND'`,
          [shop.owner.businessId],
        );
        expect(booked?.['rupees']).toBe(totalAmount);
        await expectSoundBooks(app);
      },
    ),
    { numRuns: 6 },
  );
});
