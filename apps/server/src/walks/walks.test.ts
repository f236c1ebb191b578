import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isDownload } from '../platform/http/wire.ts';
import { expectSoundBooks } from '../testing/books.ts';
import { addPerson, type Person } from '../testing/people.ts';
import { openShop } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Sample, samples, type World } from './samples/samples.ts';
import { goodCalls, makerOf, openWorld, sendSample, type Served } from './world.ts';

// Some hundred calls, each made good first.
vi.setConfig({ testTimeout: 240_000 });

/**
 * Walks over every call that is served. A new call falls under them by itself: without a sample the first walk fails.
 */
let app: TestApp;
let world: World;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
  stranger = (await openShop(app)).owner;
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

function asTenant(person: Person, text: string, values: unknown[]): Promise<unknown> {
  const tenant = { businessId: person.businessId, outletId: null, userId: person.userId };
  return app.services.database.transaction('write', tenant, (tx) => tx.query(text, values));
}

let made: Promise<Served> | undefined;

/** A good call of each kind, the same ones each time: for who is refused, and then for who brings them to success. */
function served(): Promise<Served> {
  return (made ??= goodCalls(app, world));
}

/** Who makes the good call: the owner or, where it is the platform's, a super user; what ends its session, another. */
async function callerFor(sample: Sample): Promise<Person> {
  if (sample.caller !== undefined || sample.endsSession !== true) return makerOf(sample, world);
  return addPerson(app, world.shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
}

test('every call has a sample, and every sample a call', () => {
  expect([...app.endpoints.keys()].toSorted()).toEqual(Object.keys(samples).toSorted());
});

describe('without the right to', () => {
  test('without a token every call that is not public answers 401 invalid_token', async () => {
    const wrong: string[] = [];
    for (const [name, endpoint, sample] of await served()) {
      if (endpoint.access === 'public') continue;
      for (const token of [null, 'not.a.token']) {
        const answer = await sendSample({ base: app.base, token }, endpoint, sample);
        const body = await answer.text();
        if (answer.status !== 401 || !body.includes('invalid_token')) wrong.push(`${name}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('another business gets nothing of this one and changes nothing in it', async () => {
    const rows = await served();
    const before = await chainOf(world.shop.owner.businessId);
    const wrong: string[] = [];
    for (const [name, endpoint, sample] of rows) {
      if (endpoint.access === 'public' || sample.endsSession === true || name === 'account.changePassword') continue;
      // Their own texts are told from the first one's.
      const own: Sample = { ...sample, body: inWordsOf('another shop', sample.body) };
      const answer = await sendSample(stranger, endpoint, own);
      const text = await answer.text();
      if (text.includes(world.marker)) wrong.push(`${name} shows another business's data`);
      if (answer.status >= 500) wrong.push(`${name}: ${answer.status}`);
      if (sample.isOfPlatform === true && answer.status !== 403) wrong.push(`${name}: ${answer.status}`);
      if (namesRecord(name, sample) && ![400, 404].includes(answer.status))
        wrong.push(`${name}: ${answer.status} ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(await chainOf(world.shop.owner.businessId)).toEqual(before);
  });

  test('an inactive business reads and exports, and posts nothing', async () => {
    const shop = await openShop(app);
    await asTenant(shop.owner, `update business set status = 'INACTIVE' where id = $1`, [shop.owner.businessId]);
    app.advance(2000);
    const wrong: string[] = [];
    for (const [name, endpoint, sample] of await served()) {
      if (endpoint.access === 'public' || endpoint.access === 'session' || sample.isOfPlatform === true) continue;
      const isReading = endpoint.call.startsWith('GET ') || endpoint.transaction === 'read' || isDownload(endpoint);
      const answer = await sendSample(shop.owner, endpoint, sample);
      if (!isReading && answer.status !== 403) wrong.push(`${name}: ${answer.status}`);
      if (isReading && answer.status === 403) wrong.push(`${name}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** A user name and a verified mobile: the stranger, who may call themselves so as well, has them by now. */
const takenMeanwhile = ['account.update', 'account.updateMobile'];

// The last one: what a call deletes could not be shown to anybody before.
test('every call is brought to success', async () => {
  const failed: string[] = [];
  for (const [name, endpoint, first] of await served()) {
    const sample = (takenMeanwhile.includes(name) ? await samples[name]?.(world) : first) ?? {};
    const caller = endpoint.access === 'public' ? { base: app.base, token: null } : await callerFor(sample);
    const answer = await sendSample(caller, endpoint, sample);
    if (answer.status !== 200) failed.push(`${name}: ${answer.status} ${await answer.text()}`);
    else await answer.arrayBuffer();
  }
  expect(failed).toEqual([]);
});

/** Samples whose ids are of the shared places, or that name no record at all. */
const ofEveryone = ['geography.districts', 'geography.localBodies', 'geography.totalWards', 'business.saveProfile'];
const withOwnParts = [
  'business.saveAddress',
  'customer.save',
  'item.create',
  'itemAddress.save',
  'itemAddress.create',
  'invoice.nextNumber',
];

function namesRecord(name: string, { params = {}, body, query = {}, ...sample }: Sample): boolean {
  if (sample.isOfPlatform === true || sample.isOfEveryone === true) return false;
  if (ofEveryone.includes(name) || withOwnParts.includes(name)) return false;
  const sent = JSON.stringify({ params, body, query });
  return /"(\w*[iI]d|invoiceNumber)":/.test(sent);
}

/** A body with the marker of the first business replaced. */
function inWordsOf(words: string, body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll(world.marker, words));
}

async function chainOf(businessId: number): Promise<unknown> {
  return app.asOwner('select seq from audit_head where business_id = $1', [businessId]);
}
