import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addBox, cancelClose, cashOn, type CloseBody, closeDay, closeOf, usualBox } from './testing/day-closes.ts';

vi.setConfig({ testTimeout: 120_000 });

const { create, cancel, get, list, choices } = dayCloseContract;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refused = async (shop: Shop, counted: number, said: Partial<CloseBody> = {}) =>
  fieldsOf(await refusal(shop.owner, create, { body: await closeOf(shop, counted, said) }));
const closes = async ({ owner }: Shop) => (await call(owner, list, { query: {} })).recordsTotal;

test('what is wrong is told at its field, and nothing is written', async () => {
  const shop = await openShop(app);
  await sell(shop, { paymentMode: 'CASH' });
  const box = await usualBox(shop.owner);
  const note = (pieces: number | string, rupees = 100) => ({ notes: [{ rupees, pieces }] });
  const none = { notes: [], otherAmount: '' };
  expect(await refused(shop, 95)).toEqual({ reason: expect.stringContaining('say why') });
  expect(await refused(shop, 0, none)).toEqual({ otherAmount: expect.stringContaining('Count the cash') });
  expect(await refused(shop, 0, note(-1))).toEqual({ 'notes.0.pieces': 'Cannot be less than 0' });
  expect(await refused(shop, 0, note('1.5'))).toEqual({ 'notes.0.pieces': 'Enter a whole number' });
  expect(await refused(shop, 0, note(1, 7))).toEqual({ 'notes.0.rupees': 'Choose from the list' });
  const twice = { notes: [...note(1).notes, ...note(2).notes] };
  expect(await refused(shop, 0, twice)).toEqual({ 'notes.1.pieces': expect.stringContaining('twice') });
  expect(await refused(shop, 100, { dateAD: '2026-11-21' })).toEqual({ dateAD: 'Cannot be in the future' });
  expect(await refused(shop, 100, { dateAD: '' })).toEqual({ dateAD: 'Required' });
  expect(await refused(shop, 100, { leftAmount: 101 })).toEqual({ leftAmount: expect.stringContaining('100') });
  expect(await refused(shop, 100, { leftAmount: 60 })).toEqual({
    takenToId: expect.stringContaining('where the rest'),
  });
  const same = { takenToId: box, leftAmount: 60 };
  expect(await refused(shop, 100, same)).toEqual({ takenToId: expect.stringContaining('the box that is closed') });
  const safe = await addBox(shop);
  expect(await refused(shop, 100, { takenToId: safe })).toEqual({ leftAmount: expect.stringContaining('how much') });
  const nothing = { takenToId: safe, leftAmount: 100 };
  expect(await refused(shop, 100, nothing)).toEqual({ leftAmount: expect.stringContaining('All of it stays') });
  expect(await refused(shop, 100, { handedToUserId: 999_999 })).toEqual({ handedToUserId: 'Choose from the list' });
  const moved = await refusal(shop.owner, create, { body: await closeOf(shop, 100, { expectedAmount: 90 }) });
  expect(moved).toMatchObject({ status: 409, error: 'dayClose.booksMoved' });
  expect(await closes(shop)).toBe(0);
});

test('a bank, a box of another outlet and one that is out of use are not closed', async () => {
  const shop = await openShop(app);
  const second = await addOutlet(app, shop.owner, 'PKR');
  const away = await addBox(shop, { outletId: second });
  const old = await addBox(shop, { code: 'OLD', name: 'Old', outletId: shop.outletId });
  await call(shop.owner, moneyAccountContract.toggle, { params: { id: old } });
  const { targets } = await call(shop.owner, choices, {});
  const bank = targets.find(({ kind }) => kind === 'BANK')?.id ?? 0;
  const of = (moneyAccountId: number) => refused(shop, 0, { moneyAccountId });
  expect(await of(bank)).toEqual({ moneyAccountId: expect.stringContaining('Only a cash box') });
  expect(await of(away)).toEqual({ moneyAccountId: expect.stringContaining('another outlet') });
  expect(await of(old)).toEqual({ moneyAccountId: expect.stringContaining('not in use') });
  expect(await of(999_999)).toEqual({ moneyAccountId: 'Choose from the list' });
  const taken = (takenToId: number) => refused(shop, 5, { reason: 'Found', takenToId, leftAmount: 0 });
  expect(await taken(old)).toEqual({ takenToId: expect.stringContaining('not in use') });
  expect(await taken(away)).toEqual({ takenToId: expect.stringContaining('another outlet') });
  const cashier = await inOutlet(app, shop.owner, second);
  expect((await call(cashier, choices, {})).boxes.map(({ code }) => code)).toEqual(['CASH', 'SAFE']);
  await closeDay(shop, 0);
  expect((await call(cashier, list, { query: {} })).rows).toEqual([]);
});

test('a day is closed once, also when two come at once, and the same request twice is one', async () => {
  const shop = await openShop(app);
  const body = await closeOf(shop, 0);
  const answers = await Promise.all([1, 2, 3].map(() => send(shop.owner, create, { body })));
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400, 400]);
  expect(await refused(shop, 0)).toEqual({ dateAD: expect.stringContaining('closed for that day already') });
  const { rows } = await call(shop.owner, list, { query: {} });
  await cancelClose(shop, rows[0]?.id ?? 0);
  const key = { 'idempotency-key': 'close-1' };
  const twice = [await send(shop.owner, create, { body }, key), await send(shop.owner, create, { body }, key)];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await closes(shop)).toBe(2);
});

test('days are closed in their order, and only the last close is cancelled', async () => {
  const shop = await openShop(app);
  const first = await closeDay(shop, 0, { dateAD: '2026-11-18' });
  const second = await closeDay(shop, 0, { dateAD: '2026-11-20' });
  expect(await refused(shop, 0, { dateAD: '2026-11-19' })).toEqual({ dateAD: expect.stringContaining('4 Mangsir') });
  expect(await cashOn(shop, '2026-11-19')).toMatchObject({ closed: null, later: { id: second.id } });
  const body = { reason: 'Slip' };
  const stands = { status: 409, error: 'dayClose.laterStands' };
  expect(await refusal(shop.owner, cancel, { params: { id: first.id }, body })).toMatchObject(stands);
  const stale = { params: { id: second.id }, body: { ...body, version: 7 } };
  expect(await refusal(shop.owner, cancel, stale)).toMatchObject({ status: 409, error: 'common.stale' });
  expect(await refusal(shop.owner, cancel, { params: { id: 999_999 }, body })).toMatchObject({ status: 404 });
});

test('a locked day is neither closed nor is its close cancelled', async () => {
  const shop = await openShop(app);
  const { id } = await closeDay(shop, 0, { dateAD: '2026-11-18' });
  const lock = { scope: 'ALL' as const, throughDayAD: '2026-11-19', reason: 'Audit' };
  await call(shop.owner, periodLockContract.lock, { body: lock });
  expect(await refused(shop, 0, { dateAD: '2026-11-19' })).toEqual({ dateAD: expect.stringContaining('Locked') });
  expect(await refusal(shop.owner, cancel, { params: { id }, body: { reason: 'Slip' } })).toMatchObject({
    error: 'dayClose.cancelLocked',
  });
});

test('a cashier closes and takes no close back', async () => {
  const shop = await openShop(app);
  const place = { userType: 'OUTLET_USER' as const, outletId: shop.outletId, roleCodes: ['CASHIER'] };
  const cashier = await addPerson(app, shop.owner, place);
  const { id } = await call(cashier, create, { body: await closeOf(shop, 0, { handedToUserId: cashier.userId }) });
  expect(await call(cashier, get, { params: { id } })).toMatchObject({ handedToName: 'Hari Thapa' });
  const refusedToCancel = await refusal(cashier, cancel, { params: { id }, body: { reason: 'Slip' } });
  expect(refusedToCancel).toMatchObject({ status: 403 });
  const stranger = await openShop(app);
  expect(await refusal(stranger.owner, get, { params: { id } })).toMatchObject({ status: 404 });
});

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['counts of day closes', 'update day_close_note set pieces = pieces + 1 where close_id = $own'],
  ['counts of day closes', 'update day_close set counted_paisa = counted_paisa + 1 where id = $own'],
  ['counts of day closes', 'update day_close set difference_paisa = 0 where id = $own'],
  ['counts of day closes', 'update day_close set reason = null where id = $own'],
  ['order of day closes', `update day_close set closed_at = closed_at - interval '9 days' where id = $own`],
  ['books of day closes', 'update day_close set expected_paisa = expected_paisa + 1 where id = $own'],
  [
    'books of day closes',
    `update journal_line set debit_paisa = debit_paisa + 1 where account_code = 'CASH' and debit_paisa > 0`,
  ],
  ['entries of day closes', 'update day_close set difference_paisa = difference_paisa - 1 where id = $own'],
  [
    'beginnings of day closes',
    'update day_close set opening_paisa = opening_paisa + 1, between_paisa = between_paisa - 1 where id = $own',
  ],
  [
    'movements of day closes',
    'update day_close set received_paisa = received_paisa + 1, paid_paisa = paid_paisa + 1 where id = $own',
  ],
  ['entries of day closes', `update journal_line set outlet_id = outlet_id + 1 where account_code = 'CASH_DIFFERENCE'`],
  ['entries of day closes', 'update day_close set taken_paisa = taken_paisa - 1 where id = $own'],
  ['entries of day closes', 'update day_close set dated_on = dated_on - 1 where id = $own'],
  ['entries of day closes', `update day_close set state = 'CANCELLED' where id = $own`],
  ['entries of day closes', `update day_close set state = 'CLOSED' where id = $back`],
])('%s are found wrong: %s', async (check, statement) => {
  const { own, back } = await closesToTamper();
  const planted = statement.replaceAll('$own', String(own)).replaceAll('$back', String(back));
  expect((await faultsOf(withFaults(app, dropRules, planted), check)).length).toBeGreaterThan(0);
});

/** The table's own rules, which whoever owns it can take away. */
const dropRules = `drop index day_close_once; alter table day_close drop constraint day_close_difference, drop constraint day_close_expected,
  drop constraint day_close_reasoned, drop constraint day_close_left, drop constraint day_close_cancelled_whole`;

let tampered: Promise<{ own: number; back: number }> | undefined;

/** One that stands and one that was taken back, both short and with money taken out, in books that are in order. */
function closesToTamper(): Promise<{ own: number; back: number }> {
  tampered ??= (async () => {
    const shop = await openShop(app);
    await sell(shop, { paymentMode: 'CASH' });
    const safe = await addBox(shop);
    await closeDay(shop, 0, { dateAD: '2026-11-18' });
    const said = { notes: [{ rupees: 50, pieces: 1 }], reason: 'Short', takenToId: safe, leftAmount: 20 };
    const back = await closeDay(shop, 40, said);
    await cancelClose(shop, back.id);
    const own = await closeDay(shop, 45, said);
    await expectSoundBooks(app);
    return { own: own.id, back: back.id };
  })();
  return tampered;
}
