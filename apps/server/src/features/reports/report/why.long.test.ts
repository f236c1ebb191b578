import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '../../../seed/demo/demo.data.ts';
import { loadDemo } from '../../../seed/demo/demo.ts';
import { expectAllExplained, expectWhyOfReports } from '../../../testing/figures/why/why.ts';
import { expectWhyOfDashboard } from '../../../testing/figures/why/why-dashboard.ts';
import { expectWhyOfPayments, expectWhyOfStatements } from '../../../testing/figures/why/why-statements.ts';
import { inOutlet, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ensureSuperUser } from '../../account/account/super-user.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  await ensureSuperUser(app.services);
  await loadDemo(app.services, () => {});
  const [row] = await app.asOwner('select id, business_id from app_user where user_name = $1', [people[0].userName]);
  const who = { userId: Number(row?.['id']), businessId: Number(row?.['business_id']) };
  owner = await inOutlet(app, { ...who, base: app.base, token: '' }, null);
}, 300_000);
afterAll(() => app.close());

test('every column of figures of every report says what its lines are, or why it has none', () => {
  expectAllExplained();
});

test('every figure of every report of the demo is what its lines come to', async () => {
  const looked = await expectWhyOfReports(owner, { fromDate: '2026-07-17', toDate: '2026-11-20' });
  expect(looked).toBeGreaterThan(3000);
}, 300_000);

test('the amounts of the dashboard are what the lines behind them come to', async () => {
  await expectWhyOfDashboard(owner);
}, 300_000);

test('every row of every statement is what its document or payment tells, and every payment what became of it', async () => {
  expect(await expectWhyOfStatements(owner, { fromDate: '2026-07-17', toDate: '2026-11-20' })).toBeGreaterThan(100);
  expect(await expectWhyOfPayments(owner)).toBeGreaterThan(20);
}, 300_000);
