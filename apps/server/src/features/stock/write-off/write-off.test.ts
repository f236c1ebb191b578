import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { expectFiguresOfLedger } from '../../../testing/figures/figures.ts';
import { buy } from '../../../testing/purchases.ts';
import { addItem, allowDaysBack, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { leavingOf, writeOff, writeOffOf } from '../../../testing/stock-papers.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** What the entries of a paper say in all: account, and debit less credit in rupees. */
async function booked(paperId: number): Promise<unknown> {
  const rows = await app.asOwner(
    `select account_code, (sum(debit_paisa - credit_paisa) / 100)::int as rupees from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where entry.source_kind = 'WRITE_OFF' and entry.source_id = $1 group by account_code having sum(debit_paisa - credit_paisa) <> 0
     order by account_code`,
    [paperId],
  );
  return Object.fromEntries(rows.map((row) => [row['account_code'], row['rupees']]));
}

async function onHand({ rice }: Shop): Promise<unknown> {
  const [row] = await app.asOwner(
    'select quantity::float as quantity, value_paisa::int / 100 as rupees from stock_balance where item_variant_id = $1',
    [rice.variantId],
  );
  return row;
}

test('what is damaged is a loss, what the owner uses a drawing, what is given away a cost of selling, at the average', async () => {
  const shop = await openShop(app);
  const left = await writeOff(shop, {
    remarks: 'Rain in the store',
    lines: [
      leavingOf(shop.rice.variantId, { quantity: 2, note: 'Wet' }),
      leavingOf(shop.rice.variantId, { quantity: 3, reason: 'OWN_USE' }),
      leavingOf(shop.tea.variantId, { quantity: 1, reason: 'SAMPLE' }),
    ],
  });
  expect(left).toMatchObject({
    code: 'DMG-HO-2083/84-00001',
    state: 'POSTED',
    value: -550,
    remarks: 'Rain in the store',
  });
  expect(left.lines.map(({ cost, reason, note }) => [cost, reason, note])).toEqual([
    [160, 'DAMAGED', 'Wet'],
    [240, 'OWN_USE', null],
    [150, 'SAMPLE', null],
  ]);
  expect(await booked(left.id)).toEqual({ STOCK_ADJUSTMENT: 160, DRAWINGS: 240, PROMOTION: 150, INVENTORY: -550 });
  expect(await onHand(shop)).toEqual({ quantity: 95, rupees: 7600 });
  await expectFiguresOfLedger(app, shop.owner);
});

test('it leaves in a unit that the item is counted in, and only as far as it is there', async () => {
  const shop = await openShop(app);
  expect(
    fieldsOf(
      await refusal(shop.owner, writeOffContract.create, {
        body: writeOffOf(shop, { lines: [leavingOf(shop.rice.variantId, { quantity: 101 })] }),
      }),
    ),
  ).toEqual({ 'lines.0.quantity': 'Only 100 in stock' });
  expect(
    fieldsOf(
      await refusal(shop.owner, writeOffContract.create, {
        body: writeOffOf(shop, { lines: [leavingOf(shop.rice.variantId, { unitId: 999_999 }), leavingOf(987_654)] }),
      }),
    ),
  ).toEqual({
    'lines.0.unitId': 'This item is not counted in this unit',
    'lines.1.itemLedgerDetailId': 'This item does not exist',
  });
  const { rows } = await call(shop.owner, writeOffContract.goods, { query: { search: 'rice' } });
  expect(rows).toMatchObject([{ name: 'Rice', stockQuantity: 100, units: [{ conversion: 1 }] }]);
});

test('of two that take the last of the shelf at once only one does', async () => {
  const shop = await openShop(app);
  const body = writeOffOf(shop, { lines: [leavingOf(shop.rice.variantId, { quantity: 60 })] });
  const answers = await Promise.all([1, 2, 3].map(() => send(shop.owner, writeOffContract.create, { body })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
});

test('it is of a day on which the goods were there, not of the future and not of a locked period', async () => {
  const shop = await openShop(app);
  await allowDaysBack(shop);
  const { variantId } = await addItem(shop.owner, shop.outletId, {
    name: 'Ghee',
    taxable: false,
    sellingPrice: 900,
    quantity: 5,
    cost: 700,
    purchaseDateAD: '2026-11-18',
  });
  const on = (dateAD: string) => ({
    body: writeOffOf(shop, { dateAD, lines: [leavingOf(variantId, { quantity: 2 })] }),
  });
  expect(fieldsOf(await refusal(shop.owner, writeOffContract.create, on('2026-11-17')))).toEqual({
    'lines.0.quantity': 'Ghee: enough only from 2 Mangsir 2083 on',
  });
  expect(fieldsOf(await refusal(shop.owner, writeOffContract.create, on('2026-11-21')))).toEqual({
    dateAD: 'The date cannot be in the future',
  });
  await call(shop.owner, periodLockContract.lock, {
    body: { scope: 'ALL', throughDayAD: '2026-11-16', reason: 'Told' },
  });
  const locked = { body: writeOffOf(shop, { dateAD: '2026-11-16' }) };
  expect(Object.keys(fieldsOf(await refusal(shop.owner, writeOffContract.create, locked)))).toEqual(['dateAD']);
  expect(await call(shop.owner, writeOffContract.create, on('2026-11-18'))).toMatchObject({ dateBS: '2083-08-02' });
});

test('a purchase that is entered later for a day before makes it cost what it really did', async () => {
  const shop = await openShop(app);
  await writeOff(shop, { dateAD: '2026-11-19', lines: [leavingOf(shop.rice.variantId, { quantity: 50 })] });
  await buy(shop, { issuedDateAD: '2026-11-10', dueDateAD: '2026-11-20' });
  await expectSoundBooks(app);
});

test('cancelling it puts its goods back by the mirror, in its month, once', async () => {
  const shop = await openShop(app);
  const left = await writeOff(shop, { lines: [leavingOf(shop.rice.variantId, { quantity: 10, reason: 'OWN_USE' })] });
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 90 })] });
  const asked = { params: { id: left.id }, body: { reason: 'It was not ours', version: left.version } };
  expect(await call(shop.owner, writeOffContract.cancel, asked)).toMatchObject({
    code: left.code,
    state: 'CANCELLED',
    cancelReason: 'It was not ours',
  });
  expect(await booked(left.id)).toEqual({});
  expect(await onHand(shop)).toEqual({ quantity: 10, rupees: 800 });
  expect((await refusal(shop.owner, writeOffContract.cancel, asked)).status).toBe(409);
  const again = { params: asked.params, body: { reason: 'Once more' } };
  expect((await refusal(shop.owner, writeOffContract.cancel, again)).message).toBe(
    'Only what is in force can be cancelled',
  );
  await call(shop.owner, invoiceContract.create, {
    body: {
      state: 'FINAL',
      customerId: shop.customerId,
      issuedDateAD: '2026-11-20',
      dueDateAD: '2026-11-20',
      lines: [lineOf(shop.rice.variantId, { quantity: 10 })],
    },
  });
});

test('they are found by number, state, reason and day; what goods cost is for who may see it', async () => {
  const shop = await openShop(app);
  await writeOff(shop);
  const second = await writeOff(shop, {
    dateAD: '2026-11-19',
    lines: [leavingOf(shop.tea.variantId, { reason: 'EXPIRED' })],
  });
  const codes = async (query: object) => {
    const { rows } = await call(shop.owner, writeOffContract.list, { query: { pageSize: 10, ...query } });
    return rows.map(({ code }) => code?.slice(-1));
  };
  expect(await codes({})).toEqual(['1', '2']);
  expect(await codes({ search: 'DMG-HO-2083/84-00002' })).toEqual(['2']);
  expect(await codes({ search: '००००२' })).toEqual(['2']);
  expect(await codes({ reason: 'EXPIRED' })).toEqual(['2']);
  expect(await codes({ toDateAD: '2026-11-19' })).toEqual(['2']);
  await call(shop.owner, writeOffContract.cancel, { params: { id: second.id }, body: { reason: 'Slip' } });
  expect(await codes({ state: 'CANCELLED' })).toEqual(['2']);
  const printed = { params: { id: second.id }, body: { language: 'ne' } };
  const paper = await send(shop.owner, writeOffContract.print, printed);
  expect([paper.status, paper.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('DMG-HO-2083-84-00002.pdf'),
  ]);
});
