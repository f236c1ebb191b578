import type { TestApp } from './test-app.ts';

/**
 * Lets the audit of a test's database note the time of the test's clock, which is that of the server alone otherwise.
 * Answers what moves both on.
 */
export async function followClock(app: TestApp): Promise<(milliseconds: number) => Promise<void>> {
  const tell = () =>
    app.asOwner('update test_clock set at = to_timestamp($1::float8 / 1000)', [app.services.clock()]);
  await app.asOwner('create table test_clock (at timestamptz not null)');
  await app.asOwner('insert into test_clock values (now())');
  await app.asOwner(`create function test_now() returns timestamptz language sql stable security definer
    set search_path = public as 'select at from test_clock'`);
  await app.asOwner('alter table audit_event alter column at set default test_now()');
  await tell();
  return async (milliseconds) => {
    app.advance(milliseconds);
    await tell();
  };
}
