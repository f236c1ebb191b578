import type { Right } from '@bahi/contract/access';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks, findingsOf, tamper } from '../../../testing/books.ts';
import { call, refusal, send as request } from '../../../testing/caller.ts';
import { addOutlet, addPerson, type Person } from '../../../testing/people.ts';
import { addItem } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Chain, openChain, receiptOf, receive, transfer, transferOf } from '../../../testing/transfers.ts';

const { get, list, save, outlets, receive: receiveCall, cancel } = stockTransferContract;
const rights = (['read', 'create', 'update', 'approve', 'delete'] as const).map(
  (privilege): Right => `stock-transfer.${privilege}`,
);

// Many at once wait for one another.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const keeper = (chain: Chain, outletId: number): Promise<Person> =>
  addPerson(app, chain.owner, { userType: 'OUTLET_USER', outletId, rights });

test('an outlet sees what it sends and what was sent to it; no drafts of others, and nothing between others', async () => {
  const chain = await openChain(app);
  const thirdId = await addOutlet(app, chain.owner, 'TANSEN');
  const [first, palpa, third] = await Promise.all(
    [chain.outletId, chain.palpaId, thirdId].map((outletId) => keeper(chain, outletId)),
  );
  if (first === undefined || palpa === undefined || third === undefined) throw new Error('three keepers');
  const sent = await transfer(chain, {}, first);
  const draft = await transfer(chain, { state: 'DRAFT' }, first);
  const seen = async (person: Person) => (await call(person, list, {})).rows.map(({ id }) => id);
  expect([await seen(first), await seen(palpa), await seen(third)]).toEqual([[draft.id, sent.id], [sent.id], []]);
  expect((await call(third, list, {})).inTransit.count).toBe(0);
  const statusOf = async (person: Person, id: number) => (await request(person, get, { params: { id } })).status;
  expect([await statusOf(palpa, sent.id), await statusOf(palpa, draft.id), await statusOf(third, sent.id)]).toEqual([
    200, 404, 404,
  ]);
  expect((await call(palpa, list, { query: { search: sent.code ?? '' } })).rows).toMatchObject([{ id: sent.id }]);
  expect(await call(third, outlets, {})).toHaveLength(3);
  expect(sent).toMatchObject({ mayReceive: false, mayCancel: true, value: null });
});

test('the store keeper of an outlet, by the role that all businesses share, receives what is sent to it', async () => {
  const chain = await openChain(app);
  const ofShare = { userType: 'OUTLET_USER', roleCodes: ['STORE_KEEPER'] } as const;
  const [first, palpa] = [
    await addPerson(app, chain.owner, { ...ofShare, outletId: chain.outletId }),
    await addPerson(app, chain.owner, { ...ofShare, outletId: chain.palpaId }),
  ];
  const sent = await transfer(chain, {}, first);
  expect((await call(palpa, get, { params: { id: sent.id } })).mayReceive).toBe(true);
  expect(await call(palpa, receiveCall, receiptOf(sent))).toMatchObject({ state: 'RECEIVED' });
  const next = await transfer(chain, {}, first);
  const taken = { params: { id: next.id }, body: { reason: 'Rain' } };
  expect((await refusal(first, cancel, taken)).status).toBe(403);
});

test('an outlet sends from its own shelves and receives at them, and takes back only what it sent', async () => {
  const chain = await openChain(app);
  const [first, palpa] = [await keeper(chain, chain.outletId), await keeper(chain, chain.palpaId)];
  expect(await refusal(palpa, save, { body: transferOf(chain) })).toMatchObject({ errors: [{ field: 'outletId' }] });
  const sent = await transfer(chain, { outletId: null }, first);
  expect(await refusal(first, receiveCall, receiptOf(sent))).toMatchObject({ status: 403 });
  expect(await refusal(palpa, cancel, { params: { id: sent.id }, body: { reason: 'Not ours' } })).toMatchObject({
    status: 403,
  });
  expect(await call(palpa, receiveCall, receiptOf(sent))).toMatchObject({ state: 'RECEIVED', value: null });
  const second = await transfer(chain, {}, first);
  expect(await call(first, cancel, { params: { id: second.id }, body: { reason: 'Rain' } })).toMatchObject({
    state: 'CANCELLED',
  });
  await expectSoundBooks(app);
});

test('a transfer is told of on the dashboard and found by its number, also at the outlet that receives it', async () => {
  const chain = await openChain(app);
  const rightsToTell = [...rights, 'dashboard.read'] as const;
  const palpa = await addPerson(app, chain.owner, {
    userType: 'OUTLET_USER',
    outletId: chain.palpaId,
    rights: rightsToTell,
  });
  const sent = await transfer(chain);
  await receive(chain, sent, [9]);
  const found = await call(palpa, searchContract.find, { query: { search: sent.code ?? '' } });
  expect(found.map(({ kind, rows }) => [kind, rows[0]?.name])).toEqual([['STOCK_TRANSFER', sent.code]]);
  const { business } = await call(palpa, dashboardContract.summary, {});
  expect(business?.activities.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
    ['STOCK_TRANSFER_RECEIVED', sent.code],
    ['STOCK_TRANSFER_SENT', sent.code],
  ]);
});

test('of twelve who receive one transfer at once one does, and so it is with one who takes it back', async () => {
  const chain = await openChain(app);
  const sent = await transfer(chain);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => request(chain.owner, receiveCall, receiptOf(sent, [], { version: sent.version }))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 409),
  ]);
  const second = await transfer(chain);
  const both = await Promise.all([
    request(chain.owner, receiveCall, receiptOf(second)),
    request(chain.owner, cancel, { params: { id: second.id }, body: { reason: 'Rain' } }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await expectSoundBooks(app);
});

test('transfers both ways at once, of the same goods in opposite order, all go through', async () => {
  const chain = await openChain(app);
  const more = await addItem(chain.owner, chain.palpaId, {
    name: 'Lentils',
    taxable: false,
    sellingPrice: 150,
    quantity: 100,
    cost: 120,
  });
  const goods = [chain.rice.variantId, chain.tea.variantId, more.variantId];
  // Some of each on either side.
  const there = await transfer(chain, {
    lines: [chain.rice, chain.tea].map(({ variantId }) => ({ itemLedgerDetailId: variantId, quantity: 20 })),
  });
  await receive(chain, there);
  const back = { outletId: chain.palpaId, toOutletId: chain.outletId };
  const lentils = await transfer(chain, { ...back, lines: [{ itemLedgerDetailId: more.variantId, quantity: 50 }] });
  await receive(chain, lentils);
  const lines = goods.map((itemLedgerDetailId) => ({ itemLedgerDetailId, quantity: 1 }));
  await Promise.all(
    Array.from({ length: 24 }, async (_, turn) => {
      const isBack = turn % 2 === 1;
      const body = { ...(isBack ? back : {}), lines: isBack ? lines.toReversed() : lines };
      const sent = await transfer(chain, body);
      await (turn % 3 === 0
        ? call(chain.owner, cancel, { params: { id: sent.id }, body: { reason: 'Rain' } })
        : receive(chain, sent));
    }),
  );
  const { rows } = await call(chain.owner, list, {});
  expect(rows.filter(({ state }) => state === 'SENT')).toEqual([]);
  await expectSoundBooks(app);
});

test('whoever changes what was sent or received is found', async () => {
  const chain = await openChain(app);
  const onItsWay = await transfer(chain);
  const received = await transfer(chain);
  await receive(chain, received, [7]);
  const short = await transfer(chain);
  await receive(chain, short, [9]);
  const early = await transfer(chain, { dateAD: '2026-11-18' });
  await receive(chain, early);
  await expectSoundBooks(app);
  const ofEntry = (id: number, kind: string): string =>
    `entry_id in (select id from journal_entry where source_kind = 'STOCK_TRANSFER' and source_id = ${id} and kind = '${kind}')`;
  await tamper(
    app,
    // It is on its way, and its value is in no account.
    `update journal_line set account_code = 'CAPITAL' where account_code = 'BETWEEN_OUTLETS' and ${ofEntry(onItsWay.id, 'STOCK_TRANSFER')}`,
    // More arrived than the shelf was given.
    `update stock_receipt_line set quantity = 8, missing_quantity = 2 where transfer_line_id = ${received.lines[0]?.id}`,
    // The loss is not what is missing.
    `update stock_transfer set missing_paisa = missing_paisa + 1 where id = ${short.id}`,
    // It arrived before it left.
    `update stock_transfer set received_on = '2026-11-17' where id = ${early.id}`,
  );
  const found = new Map(
    (await findingsOf(app)).filter(({ faults }) => faults.length > 0).map(({ check, faults }) => [check, faults]),
  );
  const papersOf = (check: string) =>
    [...new Set((found.get(check) ?? []).map((fault) => fault['paper_id']))]
      .map(Number)
      .toSorted((one, other) => one - other);
  expect(found.get('goods between outlets')).toMatchObject([{ item_variant_id: chain.rice.variantId }]);
  expect(papersOf('goods of transfers')).toEqual([received.id, early.id]);
  expect(papersOf('transfers')).toEqual([short.id, early.id]);
  expect(found.get('entries of transfers')).toMatchObject([{ number: early.code }]);
});
