import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal, send } from '../../../testing/caller.ts';
import { addPerson, firstOutletId, openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
let cashier: Person;

beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
  const outletId = await firstOutletId(owner);
  cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: [], outletId });
  const { rows } = await call(owner, roleContract.list, { query: { search: 'Cashier' } });
  const body = { userId: cashier.userId, roleId: rows[0]?.id ?? 0, outletId, effectiveTillDateBS: '2083-08-29' };
  await call(owner, userRoleContract.create, { body });
});
afterAll(() => app.close());

test('the user report shows everybody with outlets, roles with their days and the last sign-in', async () => {
  const { rows, recordsTotal } = await call(owner, userReportContract.list, { query: { sort: 'userType' } });
  expect(recordsTotal).toBe(2);
  expect(rows[1]).toMatchObject({
    id: cashier.userId,
    fullName: 'Hari Thapa',
    userType: 'OUTLET_USER',
    outlets: [{ name: 'Gurung Kirana Pasal', nameNp: 'गुरुङ किराना पसल' }],
    roles: [
      {
        name: 'Cashier',
        effectiveDateBS: '2083-08-04',
        effectiveTillDateBS: '2083-08-29',
        outletName: 'Gurung Kirana Pasal',
      },
    ],
    lastSignInAt: null,
  });
  expect((await call(owner, userReportContract.list, { query: { userType: 3 } })).rows).toHaveLength(1);
  const stranger = await openBusiness(app, { registration: false });
  expect((await call(stranger, userReportContract.list, {})).recordsTotal).toBe(1);
  expect(await refusal(cashier, userReportContract.list, {})).toMatchObject({ status: 403 });
});

test('it is exported to Excel in the reader’s language', async () => {
  const response = await send({ ...owner, language: 'ne' }, userReportContract.download, {
    body: { userType: 'OUTLET_USER' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('User Report.xlsx');
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const cells = (book.sheets[0]?.rows ?? []).flat().map(String);
  expect(cells).toContain('आउटलेटका कर्मचारी');
  expect(cells.find((cell) => cell.startsWith('क्यासियर'))).toContain('2083-08-04देखि 2083-08-29सम्म');
});

test('the file has the order of the screen that it was asked from', async () => {
  const namesIn = async (sort: string) => {
    const response = await send(owner, userReportContract.download, { body: { sort } });
    const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    const cells = (book.sheets[0]?.rows ?? []).map(([first]) => String(first));
    return cells.filter((cell) => ['Hari Thapa', 'Sita Gurung'].includes(cell));
  };
  for (const sort of ['name', '-name', 'userType', '-userType']) {
    const { rows } = await call(owner, userReportContract.list, { query: { sort } });
    expect([sort, await namesIn(sort)]).toEqual([sort, rows.map(({ fullName }) => fullName)]);
  }
  expect(await namesIn('-name')).toEqual((await namesIn('name')).toReversed());
});
