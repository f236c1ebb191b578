import { addDays, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { platformTenant } from '../../platform/database/database.ts';
import { hashPassword } from '../../features/account/session/password.ts';
import type { Services } from '../../platform/core/services.ts';
import type { ShownLogin } from '../../platform/start/start-output.ts';
import { business, customers, demoPassword, items, people } from './demo.data.ts';
import { addCounters } from './money/demo-counters.ts';
import { addNeighbours } from './demo-neighbours.ts';
import { openBusiness } from './open-business.ts';
import { daysOfTrade, tellStory } from './demo-story.ts';

const password = demoPassword;
const logins: readonly ShownLogin[] = people.map(({ title, userName }) => ({ title, userName, password }));

/**
 * Loads the demo business the first time, through the same doors that a person uses, and answers who can sign in.
 * Answers null when it is there already.
 */
export async function loadDemo(
  services: Services,
  progress: (line: string) => void,
): Promise<readonly ShownLogin[] | null> {
  const [owner] = people;
  const known = await services.database.transaction('read', platformTenant, (tx) =>
    tx.query('select id from app_user where lower(user_name) = lower($1)', [owner.userName]),
  );
  if (known.length > 0) return null;
  progress('Loading the demo business: Lumbini Suppliers, लुम्बिनी सप्लायर्स …');
  const today = todayInKathmandu(services.clock());
  const from = addDays(today, -daysOfTrade);
  const passwordHash = await hashPassword(demoPassword);
  const signing = { userName: owner.userName, email: owner.userName, mobileNumber: owner.mobileNumber };
  const actor = await openBusiness(services, { day: from, of: business, owner: { ...signing, passwordHash } });
  const { bills, others } = await tellStory(services, actor, { from, today });
  await addCounters(services, actor, today);
  await addNeighbours(services, { id: actor.businessId, days: daysOfTrade }, today);
  progress(
    `  ${items.length} items, ${customers.length} customers, ${bills} bills and ${others} incomes and expenses of ${daysOfTrade} days`,
  );
  return logins;
}
