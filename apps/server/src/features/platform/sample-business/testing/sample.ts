import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { business } from '../../../../seed/demo/demo.data.ts';
import { openBusiness } from '../../../../seed/demo/open-business.ts';
import { tamper } from '../../../../testing/books.ts';
import { call, type Caller } from '../../../../testing/caller.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Samples, World } from '../../../../walks/samples/samples.ts';
import { keepSamples, type MakeSample } from '../sample-business.worker.ts';

let made = 0;

/** A sample in which nothing was done yet: in a moment where the whole one takes many seconds. */
export const makeEmpty: MakeSample = async (services, { ofId, goOn }) => {
  goOn();
  await openBusiness(services, {
    day: todayInKathmandu(services.clock()),
    of: { ...business, companyName: 'Sample', companyNameNp: 'नमुना' },
    owner: { userName: `sample-${ofId}-${(made += 1)}`, email: null, mobileNumber: null, passwordHash: null },
    sample: { ofId, goOn },
  });
};

export type Inside = Caller & { token: string; refreshToken: string };

/** The business of the caller has a sample from then on. */
export async function begin({ services }: Pick<TestApp, 'services'>, owner: Caller, make = makeEmpty): Promise<void> {
  await call(owner, sampleBusinessContract.begin, {});
  await keepSamples(services, make);
}

/** The caller in the sample of their business. */
export async function enter(owner: Caller): Promise<Inside> {
  const answer = await call(owner, sampleBusinessContract.enter, {});
  return { base: owner.base, language: 'en', token: answer.access_token, refreshToken: answer.refresh_token };
}

async function inSample({ app, shop }: World) {
  await removeAll(app);
  await begin(app, shop.owner);
  return shop.owner;
}

/** As if none was begun that day. */
function removeAll(app: TestApp): Promise<void> {
  return tamper(app, 'delete from sample_business');
}

/** Good calls of who has a sample, and of who has none. */
export const sampleBusinessSamples: Samples = {
  'sampleBusiness.get': () => ({}),
  'sampleBusiness.begin': async ({ app }) => {
    await removeAll(app);
    return {};
  },
  'sampleBusiness.remove': async (world) => {
    await inSample(world);
    return {};
  },
  'sampleBusiness.enter': async (world) => {
    await inSample(world);
    return {};
  },
  'sampleBusiness.leave': async (world) => {
    const inside = await enter(await inSample(world));
    return { caller: { ...world.shop.owner, ...inside } };
  },
};
