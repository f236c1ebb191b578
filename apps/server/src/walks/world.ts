import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@bahi/contract/endpoint';
import { password } from '../features/account/account/testing/people.ts';
import { hashPassword } from '../features/account/session/password.ts';
import { send } from '../testing/caller.ts';
import { openPlatform, type Person } from '../testing/people.ts';
import { addItem, openShop } from '../testing/shop.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Sample, samples, type World } from './samples/samples.ts';

/** A shop and a super user, as the samples take them for granted. */
export async function openWorld(app: TestApp): Promise<World> {
  const opened = await openShop(app);
  // Of what most samples sell there is enough for all of them.
  const plenty = { name: 'Rice of the field', taxable: false, sellingPrice: 100, quantity: 10_000, cost: 80 };
  const shop = { ...opened, rice: await addItem(opened.owner, opened.outletId, plenty) };
  const { userId, businessId } = shop.owner;
  // The password that the sample of change_password names.
  const hash = await hashPassword(password);
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query('update app_user set password_hash = $2 where id = $1', [userId, hash]),
  );
  return { app, shop, superUser: await openPlatform(app), marker: `मार्क-${randomUUID()}` };
}

/** Who makes a good call: the owner or, where it is the platform's, a super user. */
export function makerOf(sample: Sample, world: World): Person {
  return sample.caller ?? (sample.isOfPlatform === true ? world.superUser : world.shop.owner);
}

/** Every call that is served, by its name, each with a good one of its kind. */
export type Served = [name: string, endpoint: Endpoint, sample: Sample][];

/** A good call of every kind that is served, made good now. */
export async function goodCalls(app: TestApp, world: World): Promise<Served> {
  const rows: Served = [];
  for (const [name, endpoint] of app.endpoints) rows.push([name, endpoint, (await samples[name]?.(world)) ?? {}]);
  return rows;
}

/** Makes such a call as somebody, or as nobody. */
export function sendSample(
  caller: { base: string; token: string | null },
  endpoint: Endpoint,
  sample: Sample,
): Promise<Response> {
  return send(caller, endpoint, sample, sample.headers);
}
