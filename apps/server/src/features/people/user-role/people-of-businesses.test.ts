import { readXlsx } from 'hucre/xlsx';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, refusal, send } from '../../../testing/caller.ts';
import {
  addPerson,
  firstOutletId,
  inOutlet,
  openBusiness,
  openPlatform,
  type Person,
} from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { people, signOut, ofUser } = userRoleContract;

let app: TestApp;
let platform: Person;
let sita: Person;
let cashier: Person;
let neighbour: Person;

beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
  sita = await openBusiness(app, { companyName: 'Sita Kirana' });
  const outletId = await firstOutletId(sita);
  cashier = await addPerson(app, sita, { userType: 'OUTLET_USER', roleCodes: [], outletId });
  const { rows } = await call(sita, roleContract.list, { query: { search: 'Cashier' } });
  const till = { effectiveDateBS: '2083-08-01', effectiveTillDateBS: '2083-08-29' };
  const body = { userId: cashier.userId, roleId: rows[0]?.id ?? 0, outletId, ...till };
  await call(sita, userRoleContract.create, { body });
  neighbour = await openBusiness(app, { companyName: 'Yak Traders' });
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const cashierAtWork = () => ({
  id: cashier.userId,
  businessId: sita.businessId,
  companyName: 'Sita Kirana',
  companyNameNp: 'गुरुङ किराना पसल',
  outlets: [{ name: 'Sita Kirana', nameNp: 'गुरुङ किराना पसल' }],
  roles: [
    {
      name: 'Cashier',
      outletName: 'Sita Kirana',
      effectiveDateAD: '2026-11-17',
      effectiveDateBS: '2083-08-01',
      effectiveTillDateBS: '2083-08-29',
      isEffective: true,
    },
  ],
});

describe('the platform', () => {
  test('sees the people of all businesses with whose they are, their outlets, roles and sign-ins', async () => {
    const { rows } = await call(platform, people, { query: { pageSize: 50 } });
    const rowOf = ({ userId }: Person) => rows.find(({ id }) => id === userId);
    expect(rowOf(cashier)).toMatchObject({ ...cashierAtWork(), sessionCount: 1 });
    expect(rowOf(neighbour)).toMatchObject({
      companyName: 'Yak Traders',
      outlets: [],
      roles: [{ name: 'Owner', outletName: null, effectiveTillDateAD: null, isEffective: true }],
    });
    expect(rowOf(platform)).toMatchObject({
      businessId: null,
      companyName: null,
      roles: [{ name: 'Super administrator' }],
    });
  });

  test('finds them by business, by its name in either language, by type, and in the order of businesses', async () => {
    const namesOf = async (query: object, reader = platform) =>
      (await call(reader, people, { query })).rows.map((row) => [row.companyName, row.userType]);
    const ofSita = [
      ['Sita Kirana', 'OUTLET_USER'],
      ['Sita Kirana', 'BUSINESS_OWNER_USER'],
    ];
    expect(await namesOf({ businessId: sita.businessId })).toEqual(ofSita);
    expect(await namesOf({ businessId: sita.businessId, userType: 4 })).toEqual(ofSita.slice(0, 1));
    expect(await namesOf({ search: 'sita kir' })).toEqual(ofSita);
    expect(await namesOf({ search: 'गुरुङ किराना', businessId: sita.businessId })).toEqual(ofSita);
    const companies = async (sort: string) => {
      const rows = await namesOf({ sort, userType: 'BUSINESS_OWNER_USER' });
      return rows.map(([company]) => company).filter((company) => company !== null);
    };
    expect(await companies('companyName')).toEqual(['Sita Kirana', 'Yak Traders']);
    expect(await companies('-companyName')).toEqual(['Yak Traders', 'Sita Kirana']);
  });

  test('reads the same in the user report, on the screen and in Excel', async () => {
    const query = { businessId: sita.businessId, userType: 'OUTLET_USER' } as const;
    const { rows, recordsTotal } = await call(platform, userReportContract.list, { query });
    expect(recordsTotal).toBe(1);
    expect(rows).toMatchObject([cashierAtWork()]);
    const cells = await cellsOf({ ...platform, language: 'ne' }, { search: 'Sita Kirana' });
    expect(cells).toContain('व्यवसाय');
    expect(cells.filter((cell) => cell === 'गुरुङ किराना पसल').length).toBeGreaterThanOrEqual(3);
    expect(cells.find((cell) => cell.startsWith('क्यासियर'))).toContain('2083-08-01देखि 2083-08-29सम्म');
    expect(await cellsOf(platform, {})).toEqual(expect.arrayContaining(['Sita Kirana', 'Yak Traders']));
    expect(await cellsOf(platform, { businessId: neighbour.businessId })).not.toContain('Sita Kirana');
  });

  test('sees outlets and roles among all users, in the list and of one of them', async () => {
    const query = { businessId: sita.businessId, sort: 'companyName', search: 'Hari' };
    const { rows } = await call(platform, userContract.list, { query });
    const { outlets } = cashierAtWork();
    expect(rows).toMatchObject([{ id: cashier.userId, companyName: 'Sita Kirana', outlets }]);
    expect(await call(platform, userContract.get, { params: { userId: cashier.userId } })).toMatchObject({
      outlets,
      roles: [{ name: 'Cashier' }],
    });
  });

  test('does not look into what a role grants one of a business’s people, nor change it', async () => {
    expect(await refusal(platform, ofUser, { params: { userId: cashier.userId } })).toMatchObject({ status: 404 });
    const { rows } = await call(platform, people, { query: { businessId: sita.businessId } });
    const given = rows.flatMap(({ roles }) => roles).find(({ name }) => name === 'Cashier');
    expect(await refusal(platform, userRoleContract.remove, { params: { id: given?.id ?? 0 } })).toMatchObject({
      status: 404,
    });
    const body = { userId: cashier.userId, roleId: given?.roleId ?? 0 };
    expect(await refusal(platform, userRoleContract.create, { body })).toMatchObject({ status: 404 });
  });

  test('counts who has a shared role over all businesses, in the list, in its order and of one role', async () => {
    const kept = await sharedRoles(platform);
    expect(kept).toEqual({ SUPER_ADMIN: 1, OWNER: 2, CASHIER: 1, ACCOUNTANT: 0, STORE_KEEPER: 0 });
    expect(await sharedRoles(sita), 'a business counts its own people').toEqual({
      OWNER: 1,
      CASHIER: 1,
      ACCOUNTANT: 0,
      STORE_KEEPER: 0,
    });
    const { rows } = await call(platform, roleContract.list, { query: { sort: '-userCount' } });
    expect(rows[0]).toMatchObject({ code: 'OWNER', userCount: 2 });
    const params = { roleId: rows[0]?.id ?? 0 };
    expect(await call(platform, roleContract.get, { params })).toMatchObject({ userCount: 2 });
  });

  test('signs anybody out within a second, which stands in the books of their business', async () => {
    const person = await addPerson(app, neighbour, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
    await call(person, sessionContract.init, {});
    const [before, own] = [await chainOf(neighbour), await chainOf(platform)];
    expect(await call(platform, signOut, { params: { userId: person.userId } })).toEqual({ endedCount: 1 });
    app.advance(1001);
    expect(await refusal(person, sessionContract.init, {})).toMatchObject({ error: 'token_expired' });
    expect(await chainOf(neighbour)).toBe(before + 1);
    expect(await chainOf(platform), 'nothing of it in the platform’s own').toBe(own);
    const [noted] = await app.asOwner(
      `select user_id, after ->> 'signed_out_at' as at from audit_event
       where business_id = $1 and table_name = 'app_user' and row_id = $2 order by id desc limit 1`,
      [neighbour.businessId, person.userId],
    );
    expect(noted).toMatchObject({ user_id: platform.userId, at: expect.stringMatching(/^2026-11-20T/) });
    expect(await call(platform, signOut, { params: { userId: person.userId } })).toEqual({ endedCount: 0 });
    expect(await chainOf(neighbour), 'where nothing ended, nothing is noted').toBe(before + 1);
  });

  test('shows its own staff what they were granted, and no more', async () => {
    const clerk = await addPerson(app, platform, { userType: 'INTERNAL_USER', rights: ['user-report.read'] });
    const query = { businessId: sita.businessId };
    expect((await call(clerk, userReportContract.list, { query })).recordsTotal).toBe(2);
    expect(await refusal(clerk, people, { query })).toMatchObject({ status: 403 });
    expect(await refusal(clerk, userContract.list, { query })).toMatchObject({ status: 403 });
    expect(await refusal(clerk, signOut, { params: { userId: sita.userId } })).toMatchObject({ status: 403 });
    const guard = await addPerson(app, platform, { userType: 'INTERNAL_USER', rights: ['user-role.update'] });
    expect(await refusal(guard, signOut, { params: { userId: platform.userId } })).toMatchObject({
      error: 'role.aboveYou',
    });
    expect(await refusal(guard, signOut, { params: { userId: cashier.userId } })).toMatchObject({
      error: 'role.aboveYou',
    });
  });
});

describe('a business', () => {
  test('sees nobody of another one, whatever is asked', async () => {
    const staff = await addPerson(app, neighbour, {
      userType: 'BUSINESS_INTERNAL',
      rights: ['user-role.read', 'user-report.read', 'user-report.report', 'user.read'],
    });
    for (const reader of [neighbour, staff]) {
      for (const list of [people, userReportContract.list, userContract.list]) {
        expect((await call(reader, list, { query: { businessId: sita.businessId } })).recordsTotal).toBe(0);
        expect((await call(reader, list, { query: { search: 'Sita Kirana' } })).recordsTotal).toBe(0);
        const { rows } = await call(reader, list, { query: { pageSize: 50 } });
        expect(new Set(rows.map(({ businessId }) => businessId))).toEqual(new Set([neighbour.businessId]));
      }
      const cells = await cellsOf(reader, {});
      expect(cells).not.toContain('Sita Kirana');
      expect(cells, 'whose they are goes without saying').not.toContain('Business');
    }
    expect(await refusal(neighbour, signOut, { params: { userId: cashier.userId } })).toMatchObject({ status: 404 });
    expect(await refusal(neighbour, ofUser, { params: { userId: cashier.userId } })).toMatchObject({ status: 404 });
  });

  test('lets who gives roles in an outlet sign its people out from there', async () => {
    const outletId = await firstOutletId(sita);
    const rights = ['user-role.update'] as const;
    const manager = await addPerson(app, sita, { userType: 'BUSINESS_INTERNAL', rights });
    const clerk = await addPerson(app, sita, { userType: 'OUTLET_USER', roleCodes: [], outletId });
    const params = { userId: clerk.userId };
    expect(await call(await inOutlet(app, manager, outletId), signOut, { params })).toEqual({ endedCount: 1 });
  });
});

async function sharedRoles(reader: Person): Promise<Record<string, number>> {
  const { rows } = await call(reader, roleContract.list, {});
  return Object.fromEntries(rows.map(({ code, userCount }) => [code, userCount]));
}

async function chainOf({ businessId }: Person): Promise<number> {
  const [head] = await app.asOwner('select seq from audit_head where business_id = $1', [businessId]);
  return Number(head?.['seq']);
}

async function cellsOf(reader: Person, body: object): Promise<string[]> {
  const response = await send(reader, userReportContract.download, { body });
  expect(response.status).toBe(200);
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  return (book.sheets[0]?.rows ?? []).flat().map(String);
}
