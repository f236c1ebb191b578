import type { Right } from '@bahi/contract/access';
import { exampleItem } from '@bahi/contract/catalogue/item/example-item';
import { firstSteps } from '@bahi/contract/reports/dashboard/dashboard-answer';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { kindsWith } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';

type Step = (typeof firstSteps)[number];
type Steps = NonNullable<NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>['firstSteps']>;
type Reader = Pick<Context, 'db' | 'businessId' | 'session' | 'can'>;

/** Who holds one of these takes the step. */
const rightsOf: Readonly<Record<Step, readonly Right[]>> = {
  PROFILE: ['business-profile.update'],
  ITEM: ['item.create', 'service.create'],
  BILL: ['invoice.create'],
  LOGO: ['business-profile.update'],
  USERS: ['user.create'],
  IMPORT: ['data-import.create'],
};

/**
 * How far a business is with what it does first, of what the caller may do; null when all is done or was put away. It
 * is told of the whole business: nothing else is read meanwhile, as all that is would be of all outlets, too.
 */
export async function readFirstSteps(context: Reader): Promise<Steps | null> {
  const own = firstSteps.filter((step) => rightsOf[step].some((right) => context.can(right)));
  if (own.length === 0) return null;
  const { db, session } = context;
  const done = await (session.outletId === null ? readDone(context) : acrossOutlets(db, () => readDone(context)));
  if (done === null || own.every((step) => done[step])) return null;
  return own.map((step) => ({ step, isDone: done[step] }));
}

/** Each is looked up until one is found. Null for who has put the list away. */
async function readDone({ db, businessId, session }: Reader): Promise<Record<Step, boolean> | null> {
  const [row] = await db.query<{ steps: Record<Step, boolean> }>(
    `select json_build_object(
       'PROFILE', business.profile_saved_at is not null,
       'ITEM', exists (select from item where business_id = $1 and (name, name_np) is distinct from ($4, $5))
         or exists (select from service where business_id = $1),
       'BILL', exists (select from document where business_id = $1 and kind = any($3) and state <> 'DRAFT'),
       'LOGO', business.logo_file_id is not null,
       'USERS', exists (select from app_user where business_id = $1 offset 1),
       'IMPORT', exists (select from data_import where business_id = $1 and state = 'COMMITTED')) as steps
     from business join app_user person on person.id = $2 and not person.hides_first_steps
     where business.id = $1`,
    [
      businessId,
      session.userId,
      kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }),
      exampleItem.name,
      exampleItem.nameNp,
    ],
  );
  return row?.steps ?? null;
}

/** Puts the list of first steps away, of the caller alone: others still have theirs. */
export async function hideFirstSteps({ db, session }: Pick<Context, 'db' | 'session'>): Promise<Record<never, never>> {
  await db.query('update app_user set hides_first_steps = true where id = $1 and not hides_first_steps', [
    session.userId,
  ]);
  return {};
}
