import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { contextOf, dueColumns, tenantOf } from './recurring.acting.ts';
import { issueOne } from './recurring.issue.ts';
import { type DueRecurring, type Failure, failureOf, makeNext, noteUnmade, unlessNoted } from './recurring.make.ts';

const everyMilliseconds = 10_000;
/** Of one business before the next has its turn. */
const atOnce = 50;

/**
 * Makes what is due, again and again, until the answered function is called, which waits for what is being made. Any
 * number of servers may do so on one database: a record is locked by one.
 */
export function startRecurring(services: Services): () => Promise<void> {
  const rhythm = { name: 'recurring', everyMilliseconds, beginsAtOnce: true };
  return repeated(services, rhythm, (isStopped) => makeDue(services, isStopped));
}

/** Makes everything that is due today, business by business, the oldest first. */
export async function makeDue(services: Services, isStopped = () => false): Promise<void> {
  const today = formatAdDate(todayInKathmandu(services.clock()));
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_recurring($1) as due (business_id)',
      [today],
    ),
  );
  for (const { business_id: businessId } of whose) {
    await untilNothingIsLeft(services, isStopped, (passed) => makeOne(services, businessId, { today, passed }));
    await untilNothingIsLeft(services, isStopped, (passed) => issueOne(services, businessId, passed));
  }
}

/** One thing after another; what fails for no reason that a person could mend is left for the next round. */
async function untilNothingIsLeft(
  services: Services,
  isStopped: () => boolean,
  one: (passed: number[]) => Promise<boolean>,
): Promise<void> {
  const passed: number[] = [];
  for (let count = 0; count < atOnce && !isStopped(); count += 1) if (!(await one(passed))) return;
  if (!isStopped()) services.log.info('more is due than is made at once');
}

type Look = { today: string; passed: number[] };

/** Makes what is due the longest; another server passes it by meanwhile. False once nothing is due. */
async function makeOne(services: Services, businessId: number, { today, passed }: Look): Promise<boolean> {
  const tried: { recurring?: DueRecurring } = {};
  try {
    return await services.database.transaction('write', tenantOf(businessId), async (db) => {
      const [due] = await db.query<DueRecurring>(
        `select ${dueColumns} from recurring
         where business_id = $1 and is_active and next_on <= $2 and not (id = any($3))
         order by next_on, id limit 1 for update skip locked`,
        [businessId, today, passed],
      );
      if (due === undefined) return false;
      tried.recurring = due;
      await makeNext(contextOf(services, db, { businessId, recurring: due, key: null }), due);
      return true;
    });
  } catch (error) {
    const { recurring } = tried;
    if (recurring === undefined) throw error;
    const why = failureOf(error);
    const unnoted = why === null ? error : await unlessNoted(noteFailed(services, businessId, recurring, why));
    // One record whose failure cannot be noted either keeps nothing from the others, of any business.
    if (unnoted !== null) {
      passed.push(recurring.id);
      services.log.warn({ err: unnoted, recurringId: recurring.id }, 'recurring');
    }
    return true;
  }
}

/** Notes what was refused, unless another server has come to it meanwhile. */
async function noteFailed(
  services: Services,
  businessId: number,
  recurring: DueRecurring,
  why: Failure,
): Promise<void> {
  await services.database.transaction('write', tenantOf(businessId), async (db) => {
    const [due] = await db.query<DueRecurring>(
      `select ${dueColumns} from recurring where business_id = $1 and id = $2 and is_active and next_on = $3 for update`,
      [businessId, recurring.id, recurring.next_on],
    );
    if (due !== undefined)
      await noteUnmade(contextOf(services, db, { businessId, recurring: due, key: null }), due, why);
  });
}
