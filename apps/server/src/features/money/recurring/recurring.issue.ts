import type { Right } from '@bahi/contract/access';
import type { UserType } from '@bahi/contract/enumeration';
import type { Language } from '@bahi/domain/language';
import { fail } from '../../../platform/core/errors.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findRights } from '../../../platform/sessions/rights.ts';
import { mayLetIssue } from './recurring.commands.ts';
import { contextOf, dueColumns, tenantOf } from './recurring.acting.ts';
import { type DueRecurring, type Failure, failureOf, unlessNoted } from './recurring.make.ts';
import { modelIdOf, repeatedKindOf, repetitionOfKind } from './recurring.models.ts';

type Issuing = DueRecurring & { period_id: number; made_id: number | null };

/** Issues a draft that is to be issued by itself; where that is refused it stays a draft, and says why. */
export async function issueOne(services: Services, businessId: number, passed: number[]): Promise<boolean> {
  const tried: Tried = { passed, language: 'ne' };
  try {
    return await tryOne(services, businessId, tried);
  } catch (error) {
    const { period } = tried;
    if (period === undefined) throw error;
    const why = failureOf(error);
    if (why === null) services.log.warn({ err: error, recurringId: period.id }, 'recurring');
    // What a refusal names, as a day or an amount, is said in the language of who tries: so it is tried in the other one.
    const inEnglish =
      why === null
        ? null
        : await tryOne(services, businessId, { passed, language: 'en' }, period).then(() => null, failureOf);
    passed.push(period.period_id);
    if (why === null || inEnglish === null) return true;
    const noting = services.database.transaction('write', tenantOf(businessId), (db) =>
      settle(db, businessId, period, { ...why, failure: inEnglish.failure }),
    );
    const unnoted = await unlessNoted(noting);
    if (unnoted !== null) services.log.warn({ err: unnoted, recurringId: period.id }, 'recurring');
    return true;
  }
}

type Tried = { passed: readonly number[]; language: Language; period?: Issuing };

/** Issues the draft of a period, or of the one that has waited longest; false where none waits. */
function tryOne(services: Services, businessId: number, tried: Tried, only?: Issuing): Promise<boolean> {
  return services.database.transaction('write', tenantOf(businessId), async (db) => {
    const [period] = await db.query<Issuing>(
      `select ${dueColumns}, period.id as period_id, coalesce(period.document_id, period.voucher_id) as made_id
       from recurring_period period
       join recurring on recurring.business_id = period.business_id and recurring.id = period.recurring_id
       where period.business_id = $1 and period.state = 'ISSUING' and not (period.id = any($2))
         and ($3::bigint is null or period.id = $3)
       order by period.due_on, period.id limit 1 for update of period skip locked for share of recurring skip locked`,
      [businessId, tried.passed, only?.period_id ?? null],
    );
    if (period === undefined) return false;
    tried.period = period;
    await settle(db, businessId, period, null);
    // Who has paused it meanwhile, or lets it come as a draft, finds one.
    if (period.is_active && period.is_automatic)
      await issue(services, db, { businessId, period, language: tried.language });
    return true;
  });
}

/** Issues it in the name of who set it up, while that person may. */
async function issue(
  services: Services,
  db: Tx,
  { businessId, period, language }: { businessId: number; period: Issuing; language: Language },
): Promise<void> {
  const { made_id: madeId, written_by: userId, outlet_id: outletId } = period;
  const repetition = repetitionOfKind(repeatedKindOf(period));
  if (madeId === null || repetition.as !== 'DRAFT') return;
  const [person] = await db.query<{ user_type: UserType }>(
    'select user_type from app_user where id = $1 and business_id = $2 and is_active',
    [userId, businessId],
  );
  const now = services.clock();
  const rights =
    person === undefined
      ? new Set<Right>()
      : await findRights(db, { userId, userType: person.user_type, businessId, outletId, now });
  const can = (right: Right): boolean => rights.has(right);
  if (!mayLetIssue({ can }, repeatedKindOf(period)))
    fail('recurring.noLongerAllowed', { status: 403, parameters: { name: period.written_by_name } });
  const key = `recurring-${period.period_id}`;
  const context = { ...contextOf(services, db, { businessId, recurring: period, key }), can, language };
  // What it is like may have been taken back since, and is not while this is posted.
  await holdModel(db, businessId, period);
  if (!(await repetition.mayIssue(context, modelIdOf(period)))) fail('recurring.onlyLikeIssued', { status: 409 });
  await repetition.issue(context, madeId);
}

/** Lets nobody change what is repeated until the transaction ends. */
function holdModel(db: Tx, businessId: number, { document_id: documentId, voucher_id: voucherId }: Issuing) {
  return db.query(
    documentId === null
      ? 'select id from voucher where business_id = $1 and id = $2 for share'
      : 'select id from document where business_id = $1 and id = $2 for share',
    [businessId, documentId ?? voucherId],
  );
}

function settle(db: Tx, businessId: number, { period_id: id }: Issuing, why: Failure | null): Promise<unknown> {
  return db.query(
    `update recurring_period set state = 'MADE', failure = $3, failure_np = $4, version = version + 1
     where business_id = $1 and id = $2 and state = 'ISSUING'`,
    [businessId, id, why?.failure ?? null, why?.failure_np ?? null],
  );
}
