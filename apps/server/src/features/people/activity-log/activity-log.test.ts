import { activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { addPerson, addressIn, inOutlet } from '../../../testing/people.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { followClock, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toldTables } from './activity-log.sources.ts';
import { send as sendPlain } from '../../account/account/testing/api.ts';
import { addUser, password, signIn, tokensIn } from '../../account/account/testing/people.ts';

const { recent, download } = activityLogContract;
/** The day of the tests, and those around it. */
const always = { fromDateAD: '2026-06-01', toDateAD: '2027-05-31' };

let app: TestApp;
let shop: Shop;
let passTime: (milliseconds: number) => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  passTime = await followClock(app);
  shop = await openShop(app);
});
afterAll(() => app.close());

async function done(query: object = {}) {
  return (await call(shop.owner, recent, { query: { ...always, ...query } })).activities;
}

test('what is issued, paid, changed and cancelled stands with who did it', async () => {
  const bill = await sell(shop, { paymentMode: 'CASH' });
  const slip = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  expect(
    (await done({ kind: 'INVOICE' })).map(({ act, recordName, userFullName }) => [act, recordName, userFullName]),
  ).toEqual([
    ['CANCELLED', slip.code, 'Sita Gurung'],
    ['ISSUED', slip.code, 'Sita Gurung'],
    ['ISSUED', bill.code, 'Sita Gurung'],
  ]);
  expect(await done({ kind: 'PAYMENT' })).toMatchObject([{ act: 'ENTERED', recordName: bill.receiptNumber }]);
  const place = await addressIn(shop.owner);
  const body = { id: shop.customerId, name: 'Ram Kirana', focalPerson: 'Ram', phoneNumber: '9851000000', ...place };
  await call(shop.owner, customerContract.save, { body });
  expect(await done({ kind: 'CUSTOMER' })).toMatchObject([
    { act: 'CHANGED', recordId: shop.customerId, recordName: 'Ram Kirana', changed: [{ en: 'Phone' }] },
    { act: 'ENTERED', recordName: 'Ram Kirana', changed: [] },
    { act: 'ENTERED', recordName: 'Cash customer' },
  ]);
});

test.each([{}, { kind: 'INVOICE' }])(
  'however pages end, each cash sale is told once, as issued (%o)',
  async (query) => {
    const own = await openShop(app);
    for (let count = 0; count < 40; count += 1) {
      await sell(own, { paymentMode: 'CASH' });
      await passTime(1000);
    }
    await inOutlet(app, own.owner, null);
    const told: [string | null, string | null][] = [];
    let before: string | null = null;
    do {
      const asked: object = { ...always, ...query, ...(before === null ? {} : { before }) };
      const page = await call(own.owner, recent, { query: asked });
      told.push(
        ...page.activities.flatMap(({ kind, act, recordName }): typeof told =>
          kind === 'INVOICE' ? [[act, recordName]] : [],
        ),
      );
      before = page.before;
    } while (before !== null);
    expect(told.filter(([act]) => act !== 'ISSUED')).toEqual([]);
    expect(new Set(told.map(([, name]) => name)).size).toBe(40);
    expect(told).toHaveLength(40);
  },
);

test('a rare kind is found behind many others in one page', async () => {
  const own = await openShop(app);
  const note = await credit(own, returnOf(await sell(own), [1]));
  for (let count = 0; count < 110; count += 1)
    await sell(own, { lines: [lineOf(own.rice.variantId, { quantity: 0.5 })] });
  const { activities } = await call(own.owner, recent, { query: { ...always, kind: 'CREDIT_NOTE' } });
  expect(activities.map(({ recordName }) => recordName)).toEqual([note.number]);
}, 60_000);

test('a sign-in, one that failed and a sign-out stand with from where', async () => {
  const { businessId } = shop.owner;
  const person = await addUser(app, { businessId, userType: 'BUSINESS_INTERNAL', roles: [] });
  const from = { headers: { 'x-forwarded-for': '10.3.3.3' } };
  await signIn(app, person.email, 'Secret#Typed1', from);
  const { access_token: token } = tokensIn(await signIn(app, person.email, password, from));
  await sendPlain(app, 'POST /user/logout', { token });
  const doors = await done({ userId: person.userId });
  expect(doors.filter(({ event }) => event !== null).map(({ kind, event }) => [kind, event])).toEqual([
    ['SIGN_OUT', 'signedOut'],
    ['SIGN_IN', 'signedIn'],
    ['SIGN_IN_REFUSED', 'passwordWrong'],
  ]);
  expect(doors.find(({ event }) => event === 'signedIn')).toMatchObject({ address: '10.3.3.3', outcome: 'DONE' });
  expect(await done({ userId: person.userId, kind: 'SIGN_IN_REFUSED' })).toMatchObject([{ outcome: 'REFUSED' }]);
});

test('page after page nothing is told twice and nothing is left out, whatever comes meanwhile', async () => {
  for (let count = 0; count < 60; count += 1) await sell(shop);
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const query: object = { ...always, ...(before === null ? {} : { before }) };
    const page = await call(shop.owner, recent, { query });
    seen.push(...page.activities.map(({ key }) => key));
    before = page.before;
    if (seen.length < 60) await sell(shop);
  } while (before !== null);
  expect(new Set(seen).size).toBe(seen.length);
  const [{ issued } = { issued: 0 }] = await app.asOwner(
    `select count(*)::int as issued from document where business_id = $1 and kind = 'INVOICE'`,
    [shop.owner.businessId],
  );
  const invoices: string[] = [];
  before = null;
  do {
    const query: object = { ...always, kind: 'INVOICE', ...(before === null ? {} : { before }) };
    const page = await call(shop.owner, recent, { query });
    invoices.push(...page.activities.flatMap(({ act, key }) => (act === 'ISSUED' ? [key] : [])));
    before = page.before;
  } while (before !== null);
  expect(invoices).toHaveLength(Number(issued));
});

test('it is the owner’s, of the whole business, and tells nobody of what they may not read', async () => {
  const helper = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['activity-log.read', 'customer.read'],
  });
  const kinds = (await call(helper, recent, { query: always })).activities.flatMap(({ act, kind }) =>
    act === null ? [] : [kind],
  );
  expect(new Set(kinds)).toEqual(new Set(['CUSTOMER']));
  // The doors are told with the right to the security log alone.
  expect((await call(helper, recent, { query: always })).activities.filter(({ act }) => act === null)).toEqual([]);
  const accountant = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  expect(await refusal(accountant, recent, { query: {} })).toMatchObject({ status: 403 });
  const inside = await addPerson(app, shop.owner, {
    userType: 'OUTLET_USER',
    outletId: shop.outletId,
    rights: ['activity-log.read'],
  });
  expect(await refusal(inside, recent, { query: {} })).toMatchObject({ status: 403, error: 'role.withinOutlet' });
  const owner = await inOutlet(app, shop.owner, null);
  expect(
    fieldsOf(await refusal(owner, recent, { query: { fromDateAD: '2026-11-20', toDateAD: '2026-11-19' } })),
  ).toEqual({
    toDateAD: 'End Date must be after Start Date',
  });
  expect(
    fieldsOf(await refusal(owner, recent, { query: { fromDateAD: '2020-01-01', toDateAD: '2026-11-20' } })),
  ).toEqual({ fromDateAD: 'Choose a year at most' });
});

test('its file has all of the days that are asked for', async () => {
  const answer = await send(shop.owner, download, { body: { ...always, kind: 'INVOICE', language: 'en' } });
  const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
  const head = rows.findIndex((row) => row.includes('From where'));
  expect(rows.length - head).toBeGreaterThan(60);
  expect(rows[head + 1]).toEqual(expect.arrayContaining(['Sita Gurung', 'Issued']));
});

test('an index by time has all tables that are told, of everybody and of one person', async () => {
  const indexes = await app.asOwner(
    `select pg_get_expr(indpred, indrelid) as tables from pg_index
     where indexrelid in ('audit_event_by_time'::regclass, 'audit_event_by_person'::regclass)`,
    [],
  );
  expect(indexes).toHaveLength(2);
  for (const { tables } of indexes)
    expect([...toldTables.keys()].filter((table) => !String(tables).includes(`'${table}'`))).toEqual([]);
});
