import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { inOutlet } from '../../../testing/people.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindDue } from './reminder.worker.ts';

let app: TestApp;
const ids = { bill: 0 };
beforeAll(async () => {
  app = await startTestApp();
  const shop = await openShop(app);
  ids.bill = (await sell(shop)).id;
  const body = {
    isActive: true,
    daysBefore: '7',
    daysAfter: '',
    ways: 'SMS',
    language: 'ne',
    hour: 0,
    sendsStatements: false,
  } as const;
  await call(shop.owner, reminderContract.saveRule, { body });
  await remindDue(app.services);
  // The turn of a customer is for an hour.
  app.advance(3_600_000);
  const later = await inOutlet(app, shop.owner, null);
  const params = { of: 'document', id: ids.bill } as const;
  await call(later, reminderContract.send, {
    params,
    body: { way: 'WHATSAPP', recipient: '9841234567', language: 'ne' },
  });
});
afterAll(() => app.close());

test('who was reminded is in order', () => expectSoundBooks(app));

const columns =
  'business_id, outlet_id, customer_id, document_id, kind, offset_days, period, way, recipient, due_paisa';
const again = `insert into reminder (${columns}) select ${columns} from reminder where kind = 'RULE'`;

// Each tampers with books of its own, as somebody who has the database itself in their hands.
test.each([
  ['reminders', `alter table reminder drop constraint reminder_offset_key; ${again}`],
  ['reminders', `update reminder set outlet_id = outlet_id + 1 where kind = 'RULE'`],
  [
    'reminders',
    `alter table reminder drop constraint reminder_customer; update reminder set customer_id = 999999 where kind = 'RULE'`,
  ],
  ['messages of reminders', `delete from paper_message where reminder_id is not null`],
  [
    'messages of reminders',
    `alter table paper_message drop constraint paper_message_reminder; update paper_message set reminder_id = 999999`,
  ],
  [
    'messages of reminders',
    `alter table reminder drop constraint reminder_said; update reminder set way = 'WHATSAPP' where kind = 'RULE'`,
  ],
])('%s: %s', async (name, statement) => {
  expect((await faultsOf(withFaults(app, ...statement.split('; ')), name)).length).toBeGreaterThan(0);
});
