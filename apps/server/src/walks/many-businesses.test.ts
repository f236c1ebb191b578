import { userContract } from '@bahi/contract/people/user/user.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { calendarYearContract } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import type { Person } from '../testing/people.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal, send } from '../testing/caller.ts';
import { countRowsRead, type RowsRead } from '../testing/many/many-names.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { World } from './samples/samples.ts';
import { openWorld } from './world.ts';

// Thousands of businesses are made before.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const many = 2000;
/** Of any table: a page of businesses or people and what belongs to them, and never everybody's. */
const mostRead = many / 4;
const tables = ['business', 'app_user', 'outlet', 'user_outlet', 'user_role', 'role', 'audit_head', 'account_day'];

let app: TestApp;
let world: World;
let rowsRead: RowsRead;
beforeAll(async () => {
  app = await startTestApp({ exactUpTo: 100 });
  world = await openWorld(app);
  await fillBusinesses(app, many);
  rowsRead = countRowsRead(app, tables);
});
afterAll(() => app.close());

const page = { pageSize: 50 };
const found = { ...page, search: 'Hari Gurung 77' };
/** What the platform opens again and again. */
const reads: Readonly<Record<string, (caller: Person) => Promise<Response>>> = {
  people: (caller) => send(caller, userContract.list, { query: page }),
  'people by name': (caller) => send(caller, userContract.list, { query: found }),
  'people to give roles to': (caller) => send(caller, userRoleContract.people, { query: page }),
  'people searched to give roles to': (caller) => send(caller, userRoleContract.people, { query: found }),
  'report of people': (caller) => send(caller, userReportContract.list, { query: page }),
  'security log': (caller) => send(caller, securityLogContract.list, { query: page }),
  assignments: (caller) => send(caller, userRoleContract.list, { query: page }),
  businesses: (caller) => send(caller, businessDetailContract.list, { params: { status: 'ALL' }, query: page }),
  'businesses by name': (caller) =>
    send(caller, businessDetailContract.list, { params: { status: 'ALL' }, query: { ...page, sort: 'companyName' } }),
  'businesses searched': (caller) =>
    send(caller, businessDetailContract.list, {
      params: { status: 'ALL' },
      query: { ...page, search: 'Gita Traders 77' },
    }),
  roles: (caller) => send(caller, roleContract.list, { query: page }),
  dashboard: (caller) => send(caller, dashboardContract.summary, {}),
};

async function walksOf(names: readonly string[]): Promise<string[]> {
  const walks: string[] = [];
  for (const name of names) {
    // The first time it counts what is many.
    await (await reads[name]?.(world.superUser))?.arrayBuffer();
    rowsRead.clear();
    const answer = await reads[name]?.(world.superUser);
    const told = await answer?.text();
    expect([name, answer?.status, told?.includes('"rows":[]') ?? true]).toEqual([name, 200, false]);
    const { table, rows } = rowsRead.most();
    if (rows > mostRead) walks.push(`${name}: ${rows} of ${table}`);
  }
  return walks;
}

test('what the platform opens does not walk all businesses', async () => {
  expect(await walksOf(Object.keys(reads))).toEqual([]);
});

test('whether anything is posted on a day is known without asking each business', async () => {
  const months = [...(standardCalendar.months[2080 - standardCalendar.firstYear] ?? [])];
  months[2] = (months[2] ?? 0) - 1;
  months[9] = (months[9] ?? 0) + 1;
  rowsRead.clear();
  const body = { years: [{ year: 2080, months }], provenance: 'Panchang Nirnayak Samiti', isOfficial: true };
  const answer = await refusal(world.superUser, calendarYearContract.save, { body });
  expect(answer.error).toBe('calendarYear.postedOn');
  expect(rowsRead.most().rows).toBeLessThan(mostRead);
});

test('without its index a list does', async () => {
  await app.asOwner('drop index app_user_by_name');
  await app.asOwner('drop index business_by_texts');
  expect(await walksOf(['people', 'businesses searched'])).toHaveLength(2);
});

async function fillBusinesses({ asOwner }: TestApp, count: number): Promise<void> {
  await asOwner(`set session_replication_role = replica;
    with filled as (insert into business (company_name, company_name_np, pan, status)
      select (array['Ram', 'Sita', 'Hari', 'Gita', 'Maya'])[1 + n % 5] || ' Traders ' || n, 'राम ट्रेडर्स', (300000000 + n)::text, 'ACTIVE'
      from generate_series(1, ${count}) n returning id),
    place as (insert into outlet (business_id, code, name) select id, 'HO', 'Head office' from filled returning id, business_id),
    person as (insert into app_user (business_id, user_type, user_name, full_name, mobile_number)
      select id, type, 'many' || id || '-' || type, (array['Ram', 'Sita', 'Hari'])[1 + id % 3] || ' Gurung ' || id,
        case type when 'OUTLET_USER' then '97' else '96' end || lpad(id::text, 8, '0')
      from filled, unnest(array['BUSINESS_OWNER_USER', 'OUTLET_USER']) as type returning id, business_id, user_type),
    work as (insert into user_outlet (business_id, user_id, outlet_id)
      select person.business_id, person.id, place.id from person join place using (business_id) where user_type = 'OUTLET_USER'),
    head as (insert into audit_head (business_id) select id from filled),
    posted as (insert into account_day (business_id, day, outlet_id, account_code, source_kind, debit_paisa, credit_paisa)
      select id, '2023-07-01', 0, 'CASH', 'INVOICE', 100, 0 from filled)
    insert into user_role (business_id, user_id, role_business_id, role_id, effective_from)
      select business_id, person.id, 0, (select role.id from role where role.business_id = 0 and code = 'OWNER'), '2026-07-17'
      from person;
  `);
  await asOwner('vacuum analyze');
}
