import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { business } from '../../../../seed/demo/demo.data.ts';
import { openBusiness } from '../../../../seed/demo/open-business.ts';
import { call, type Caller } from '../../../../testing/caller.ts';
import type { Person } from '../../../../testing/people.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Samples, World } from '../../../../walks/samples/samples.ts';
import { registerOwner } from '../../../account/account/testing/people.ts';
import { keepSamples, type MakeSample } from '../sample-business.worker.ts';

let made = 0;

/** A sample in which nothing was done yet: in a moment where the whole one takes many seconds. */
export const makeEmpty: MakeSample = async (services, { ofId, goOn }) => {
  goOn();
  await openBusiness(services, {
    day: todayInKathmandu(services.clock()),
    of: { ...business, companyName: 'Sample', companyNameNp: 'नमुना' },
    owner: { userName: `sample-${ofId}-${(made += 1)}`, email: null, mobileNumber: null, passwordHash: null },
    sample: { ofId, goOn, mark: String(made) },
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

/** The owner of a business of their own, who has just signed up; with a sample where it is said. */
async function newOwner({ app }: World, hasSample: boolean): Promise<Person> {
  const { tokens, userId, businessId } = await registerOwner(app);
  const owner: Person = { base: app.base, token: tokens.access_token, userId, businessId };
  if (hasSample) await begin(app, owner);
  return owner;
}

/** Good calls of who has a sample, and of who has none. */
export const sampleBusinessSamples: Samples = {
  'sampleBusiness.get': () => ({}),
  'sampleBusiness.begin': async (world) => ({ caller: await newOwner(world, false) }),
  'sampleBusiness.remove': async (world) => ({ caller: await newOwner(world, true) }),
  'sampleBusiness.enter': async (world) => ({ caller: await newOwner(world, true) }),
  'sampleBusiness.leave': async (world) => {
    const owner = await newOwner(world, true);
    return { caller: { ...owner, ...(await enter(owner)) } };
  },
};
