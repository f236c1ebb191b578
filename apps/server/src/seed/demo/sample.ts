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
  const today = todayInKathmandu(services.clock());
  const from = addDays(today, -daysOfTrade);
  const actor = await openBusiness(services, {
    day: from,
    of: sampleBusiness,
    // Renamed by its id as soon as that is known.
    owner: { userName: `sample-${crypto.randomUUID()}`, email: null, mobileNumber: null, passwordHash: null },
    sample: { ofId, goOn },
    also: async (tx, { businessId, ownerId }) => {
      const userName = sampleUserName(businessId, 'owner@demo.bahi');
      await tx.query('update app_user set user_name = $2 where id = $1', [ownerId, userName]);
    },
  });
  await tellStory(services, actor, { from, today });
};
