import { randomBytes } from 'node:crypto';
import { addDays, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { MakeSample } from '../../features/platform/sample-business/sample-business.worker.ts';
import { business } from './demo.data.ts';
import { sampleUserName } from './demo-context.ts';
import { daysOfTrade, tellStory } from './demo-story.ts';
import { openBusiness } from './open-business.ts';

const sampleBusiness = {
  ...business,
  companyName: 'Sample: Lumbini Suppliers',
  companyNameNp: 'नमुना: लुम्बिनी सप्लायर्स',
  // No PAN of Nepal begins with 000.
  pan: '000000001',
};

/** Fills a new business with what the demo has done: the sample of another one, in which nobody has a password. */
export const makeSample: MakeSample = async (services, { ofId, goOn }) => {
  const sample = { ofId, goOn, mark: randomBytes(6).toString('hex') };
  const today = todayInKathmandu(services.clock());
  const from = addDays(today, -daysOfTrade);
  const actor = await openBusiness(services, {
    day: from,
    of: sampleBusiness,
    owner: { userName: sampleUserName(sample, 'owner@demo.bahi'), email: null, mobileNumber: null, passwordHash: null },
    sample,
  });
  await tellStory(services, actor, { from, today });
};
