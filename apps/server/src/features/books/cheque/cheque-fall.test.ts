import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { buy } from '../../../testing/purchases.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountId } from '../voucher/testing/vouchers.ts';
import { bounce, chequeOf, chequeRow, deposit, handBack, receiveCheque } from './testing/cheques.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let shop: Shop;
let bankId: number;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shop = await openShop(app);
  await allowDaysBack(shop);
  bankId = await accountId(shop.owner, 'BANK');
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

test('of a deposit and a deletion of its receipt at once one goes through, and the other is told so', async () => {
  for (let round = 0; round < 8; round += 1) {
    const cheque = await receiveCheque(shop, 100);
    const body = { cheques: [{ id: cheque.id }], moneyAccountId: bankId, dateAD: '2026-11-20' };
    const params = { masterId: cheque.settlementId };
    const depositing = () => send(shop.owner, chequeContract.deposit, { body });
    const deleting = () =>
      send(shop.owner, paymentContract.removeSettlement, { params, query: { reason: 'Mistaken' } });
    const answers = await Promise.all(round % 2 === 0 ? [depositing(), deleting()] : [deleting(), depositing()]);
    const told = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(told[0]).toBe(200);
    expect([400, 409]).toContain(told[1]);
    const { state } = await call(shop.owner, chequeContract.get, { params: { id: cheque.id } });
    expect(['DEPOSITED', 'REMOVED']).toContain(state);
  }
  await expectSoundBooks(app);
});

test('a deletion waits for a deposit that is under way, and is refused after it', async () => {
  const cheque = await receiveCheque(shop, 100);
  const { businessId, userId } = shop.owner;
  const said = { params: { masterId: cheque.settlementId }, query: { reason: 'Mistaken' } };
  /** The cheque as a deposit leaves it, or as one that is taken back does, with what is done before its end. */
  const stands = <T>(state: string, account: string | null, meanwhile: () => Promise<T>) =>
    app.services.database.transaction('write', { businessId, outletId: null, userId }, async (tx) => {
      const values = [businessId, cheque.id, state, account];
      await tx.query('update cheque set state = $3, account_code = $4 where business_id = $1 and id = $2', values);
      return meanwhile();
    });
  const { deleting } = await stands('DEPOSITED', 'BANK', async () => {
    const deletion = refusal(shop.owner, paymentContract.removeSettlement, said);
    await sleep(500);
    return { deleting: deletion };
  });
  expect(await deleting).toMatchObject({ status: 409, message: expect.stringMatching(/^A cheque of this payment/) });
  await stands('IN_HAND', null, () => Promise.resolve());
});

test('a bill that was paid at issue by cheque is due again when that falls, and the books stay sound', async () => {
  const lines = [lineOf(shop.rice.variantId, { quantity: 2 })];
  const whole = await sell(shop, { lines, paymentMode: 'CHEQUE' });
  const mixed = await sell(shop, {
    lines,
    paymentMode: 'MIXED',
    payments: [
      { mode: 'CASH', amount: 50 },
      { mode: 'CHEQUE', amount: 150 },
    ],
  });
  const first = await chequeOf(shop.owner, whole.receiptId ?? 0);
  const second = await chequeOf(shop.owner, mixed.receiptId ?? 0);
  await deposit(shop.owner, [first], bankId);
  await bounce(shop.owner, first);
  await handBack(shop.owner, second);
  const shown = (id: number) => call(shop.owner, invoiceContract.get, { params: { id } });
  expect(await shown(whole.id)).toMatchObject({ remainingAmount: 200, payments: [] });
  expect(await shown(mixed.id)).toMatchObject({ remainingAmount: 150, payments: [{ mode: 'CASH', amount: 50 }] });
  await expectSoundBooks(app);
});

test('a receipt that is printed again marks the cheque that fell, and calls nothing of it an advance', async () => {
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 4 })] });
  const { number, ...cheque } = await receiveCheque(shop, 400, { chequeDate: '2026-11-18' });
  await deposit(shop.owner, [{ number, ...cheque }], bankId);
  const print = async () => {
    const params = { masterId: cheque.settlementId };
    const answer = await send(shop.owner, paymentContract.settlementPdf, { params, query: { language: 'en' } });
    return pdfText(new Uint8Array(await answer.arrayBuffer())).replace(/\s+/g, ' ');
  };
  const before = await print();
  for (const said of [`Cheque No. ${number ?? ''}`, 'Nabil', '2083-08-02 BS']) expect(before).toContain(said);
  expect(before).not.toContain('Bounced');
  await bounce(shop.owner, cheque);
  const after = await print();
  for (const said of [number ?? '', 'Nabil', 'Bounced', 'Cheques that were not paid']) expect(after).toContain(said);
  expect(after).not.toContain('Kept as an advance');
});

test('a customer is charged for a bounce with whatever reason, and what the income refuses is said at its field', async () => {
  const cheque = await receiveCheque(shop, 100);
  await deposit(shop.owner, [cheque], bankId);
  const add = (categoryType: 'INCOME' | 'EXPENSE') =>
    call(shop.owner, categoryContract.create, { body: { categoryName: `Of cheques ${categoryType}`, categoryType } });
  const [{ id: categoryId }, { id: wrongId }] = [await add('INCOME'), await add('EXPENSE')];
  const refused = async (said: object) =>
    fieldsOf(
      await refusal(shop.owner, chequeContract.bounce, {
        params: { id: cheque.id },
        body: { dateAD: '2026-11-20', reason: 'No money', customerCharge: 10, categoryId, ...said },
      }),
    );
  expect(await refused({ customerCharge: 0.5 })).toEqual({ customerCharge: expect.any(String) });
  expect(await refused({ categoryId: wrongId })).toEqual({ categoryId: expect.any(String) });
  const nepali = { ...shop.owner, language: 'ne' as const };
  const reason = 'The bank says that the signature is another one than the one that it has on its card of the account';
  const { steps } = await bounce(nepali, cheque, { reason, customerCharge: 10, categoryId });
  const id = steps.find(({ action }) => action === 'BOUNCE')?.chargedId ?? 0;
  const income = await call(shop.owner, incomeContract.get, { params: { id } });
  expect(income).toMatchObject({ incomeHeading: `चेक अस्वीकृत ${cheque.number ?? ''}`, description: null });
});

test('a post-dated cheque that we gave does not bounce before its day', async () => {
  const { id } = await buy(shop, {});
  const body = {
    componentType: 'PURCHASE' as const,
    componentEntityId: id,
    paymentLedgerDetailRequestDtoList: [chequeRow(50, { chequeDate: '2026-12-20' })],
    totalPayingAmount: 50,
  };
  const ours = await chequeOf(shop.owner, (await call(shop.owner, paymentContract.createSettlement, { body })).id);
  const bouncing = { params: { id: ours.id }, body: { dateAD: '2026-11-20', reason: 'No money' } };
  expect(fieldsOf(await refusal(shop.owner, chequeContract.bounce, bouncing))).toEqual({
    dateAD: expect.stringMatching(/^The bank takes this cheque from/),
  });
  await handBack(shop.owner, ours);
});
