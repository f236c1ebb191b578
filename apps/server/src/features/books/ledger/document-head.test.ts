import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { allowDaysBack, billOf, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

async function lock(shop: Shop, scope: 'ALL' | 'VAT', throughDay: string): Promise<void> {
  const { businessId, userId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `insert into period_lock (scope, through_day, reason, locked_by, locked_by_name)
       values ($1, $2, 'Return filed', $3, 'Sita')`,
      [scope, throughDay, userId],
    ),
  );
}

async function incomeOf(shop: Shop, billDateAD: string, id?: number) {
  const { rows } = await call(shop.owner, categoryContract.list, { query: { search: 'Rent' } });
  const made =
    rows[0] ??
    (await call(shop.owner, categoryContract.create, { body: { categoryName: 'Rent', categoryType: 'INCOME' } }));
  const body = {
    incomeHeading: 'Rent of a godown',
    customerId: shop.customerId,
    categoryId: made.id,
    totalBillAmount: 50,
  };
  return { body: { ...body, ...(id === undefined ? {} : { id }), billDateAD, dueDateAD: '2026-11-20' } };
}

test('the database knows the kinds of document as the product does', async () => {
  const known = await app.asOwner('select code, party_kind, settled_by from document_kind order by code');
  const facts = documentKindNames.map((code) => {
    const { party, settledBy } = documentKinds[code];
    return { code, party_kind: party, settled_by: settledBy };
  });
  expect(known).toEqual(facts.toSorted((left, right) => (left.code < right.code ? -1 : 1)));
});

test('nothing is written into a locked period, and what stands there is changed on an open day only', async () => {
  const shop = await openShop(app);
  const { owner } = shop;
  const income = await call(owner, incomeContract.save, await incomeOf(shop, '2026-11-17'));
  await allowDaysBack(shop);
  const bill = await sell(shop, { issuedDateAD: '2026-11-17' });
  await lock(shop, 'ALL', '2026-11-18');
  const refused = [
    await refusal(owner, incomeContract.save, await incomeOf(shop, '2026-11-18')),
    await refusal(owner, incomeContract.save, await incomeOf(shop, '2026-11-19', income.id)),
  ];
  expect(refused.map(({ status, error, message }) => [status, error, message])).toEqual(
    refused.map(() => [409, 'common.periodLocked', 'The books of this day are locked: choose a later day']),
  );
  const late = await refusal(owner, invoiceContract.create, { body: billOf(shop, { issuedDateAD: '2026-11-18' }) });
  expect(fieldsOf(late)).toEqual({ issuedDateAD: 'The first day possible is 3 Mangsir 2083' });
  // It is paid and cancelled, both of today.
  await call(owner, paymentContract.create, {
    body: {
      componentEntityId: bill.id,
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 10 }],
      totalPayingAmount: 10,
    },
  });
  expect((await call(owner, incomeContract.toggle, { params: { id: income.id } })).isActive).toBe(false);
  await call(owner, incomeContract.save, await incomeOf(shop, '2026-11-19'));
});

test('a period that is locked for VAT takes what bears none', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  await lock(shop, 'VAT', '2026-11-10');
  await call(shop.owner, incomeContract.save, await incomeOf(shop, '2026-11-05'));
  const bill = billOf(shop, { issuedDateAD: '2026-11-05', lines: [lineOf(shop.tea.variantId)] });
  expect(fieldsOf(await refusal(shop.owner, invoiceContract.create, { body: bill }))).toEqual({
    issuedDateAD: 'The first day possible is 25 Kartik 2083',
  });
  await sell(shop, { issuedDateAD: '2026-11-05' });
});

test('a document goes from draft over in force to cancelled, and says when and by whom', async () => {
  const shop = await openShop(app);
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  const [head] = await app.asOwner(
    `select issued_at is not null as issued, cancelled_at is not null as cancelled, cancelled_by::int, cancel_reason
     from document where id = $1`,
    [slip.id],
  );
  expect(head).toEqual({ issued: true, cancelled: true, cancelled_by: shop.owner.userId, cancel_reason: 'Slip' });
  await expect(app.asOwner(`update document set state = 'FINAL' where id = $1`, [slip.id])).rejects.toThrow(
    'cannot become FINAL',
  );
});

test('a document of one party is never the other kind’s, and a rupee is a rupee', async () => {
  const shop = await openShop(app);
  const bill = await sell(shop, { state: 'DRAFT' });
  const change = (set: string) => app.asOwner(`update document set ${set} where id = $1`, [bill.id]);
  await expect(change(`kind = 'EXPENSE'`)).rejects.toThrow('document_kind_known');
  await expect(change('vendor_id = customer_id')).rejects.toThrow('document_one_party');
  await expect(change('exchange_rate = 2')).rejects.toThrow('document_rupees');
});
