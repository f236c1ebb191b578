import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectSoundBooks } from '../books.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { asOwner } from '../test-database.ts';
import { openLargeBusiness } from './large-business.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const days = 90;

test('a day of trade that is repeated in the database is a business whose books are in order', async () => {
  const until = todayInKathmandu(app.services.clock());
  app.advance(-days * 86_400_000);
  const { owner } = await openLargeBusiness(
    { ...app, ownerSession: (work) => asOwner(inject('databaseServer'), app.databaseName, work) },
    { bills: 100, until },
  );
  app.advance(days * 86_400_000);
  await expectSoundBooks(app);
  const [found] = await app.asOwner(
    `select count(*)::int as bills, count(distinct number)::int as numbers, max(dated_on)::text as last,
       count(*) filter (where paid_paisa = total_paisa)::int as paid, count(distinct customer_id)::int as customers
     from document where business_id = $1 and kind = 'INVOICE' and state = 'FINAL'`,
    [owner.businessId],
  );
  expect(found).toEqual({ bills: 100, numbers: 100, last: '2026-11-20', paid: 80, customers: 11 });
}, 120_000);
