import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { call } from '../../testing/caller.ts';
import { addCustomer } from '../../testing/shop.ts';
import { sellThere } from './bill-samples.ts';
import type { Samples, World } from './samples.ts';

const letter = { way: 'EMAIL', recipient: 'ram@home.example', language: 'ne' } as const;

/** A bill of a customer of its own: each is reminded by hand once an hour. */
async function owed({ shop, marker }: World) {
  const customerId = await addCustomer(shop.owner, `Owing ${marker}`);
  return { of: 'document', id: (await sellThere(shop, { customerId, remarks: marker })).id } as const;
}

async function reminded(world: World): Promise<number> {
  const { reminders } = await call(world.shop.owner, reminderContract.send, {
    params: await owed(world),
    body: letter,
  });
  return reminders[0]?.id ?? 0;
}

const rule = {
  isActive: true,
  daysBefore: [3],
  daysAfter: [1, 7],
  ways: 'EMAIL_SMS',
  language: 'ne',
  hour: 10,
  sendsStatements: true,
};

export const reminderSamples: Samples = {
  'reminder.get': async (world) => ({ params: await owed(world), alone: 403 }),
  'reminder.send': async (world) => ({ params: await owed(world), body: letter, alone: 403 }),
  'reminder.list': async (world) => {
    await reminded(world);
    return { query: { pageSize: 50 } };
  },
  'reminder.rule': () => ({}),
  'reminder.saveRule': () => ({ body: rule }),
  'reminder.stop': async (world) => ({ params: { reminderId: await reminded(world) }, alone: 403 }),
  'reminder.retry': async (world) => {
    const params = { reminderId: await reminded(world) };
    await call(world.shop.owner, reminderContract.stop, { params });
    return { params, alone: 403 };
  },
};
