import type { UserType } from '@bahi/contract/enumeration';
import { type Actor, type AuthorityRefusal, type Holding, refusalOf, type Subject } from '@bahi/domain/authority';
import { asCalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isAdministrator, lockRights } from '../../../platform/sessions/administrators.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { everGranted } from '../../../platform/sessions/rights.ts';

/**
 * May the caller act on somebody, or on a role? The rule is `domain/authority`; here stands what it is judged by, read
 * before anything is written, and nobody else changes rights from then until the end of the transaction.
 */
export type Authority = {
  actor: Actor;
  userId: number;
  /** The roles that the caller has today or will have. */
  roleIds: ReadonlySet<number>;
  /** What the other people it was asked for have. */
  holdings: ReadonlyMap<number, readonly Holding[]>;
};

type Asking = Pick<Context, 'db' | 'session' | 'businessId' | 'today'>;
type PersonRecord = { id: number; business_id: number; user_type: UserType };
type Row = {
  id: number;
  user_id: number;
  role_id: number;
  outlet_id: number | null;
  from_day: number;
  till_day: number | null;
  /** Null where a role grants nothing at all. */
  right: string | null;
  is_in_force: boolean;
};

/** What the caller may do in regard of these people; rights stand still from here on. */
export async function takeAuthority(asking: Asking, people: readonly number[] = []): Promise<Authority> {
  await lockRights(asking);
  return readAuthority(asking, people);
}

/** The same to look at only: what is offered to the caller. */
export async function readAuthority(asking: Asking, people: readonly number[]): Promise<Authority> {
  const { session, businessId } = asking;
  // In a business of somebody else the caller was given nothing: there rank decides.
  const isAtHome = session.businessId === businessId;
  const rows = await readAssignments(asking, isAtHome ? [session.userId, ...people] : people);
  const own = rows.filter((row) => isAtHome && row.user_id === session.userId);
  return {
    actor: {
      isOfPlatform: session.businessId === 0,
      isAdministrator: isAdministrator(session.userType),
      outletId: session.outletId,
      holdings: own.filter((row) => row.is_in_force).flatMap(holdingOf),
    },
    userId: session.userId,
    roleIds: new Set(own.map((row) => row.role_id)),
    holdings: new Map(people.map((id) => [id, rows.filter((row) => row.user_id === id).flatMap(holdingOf)])),
  };
}

/** For lists: why the caller may not act on each of these people, so that nothing is offered that would be refused. */
export async function readRefusals(
  asking: Asking,
  people: readonly number[],
): Promise<(person: PersonRecord) => AuthorityRefusal | null> {
  const authority = await readAuthority(asking, people);
  return (person) => refusalOver(asking, authority, person);
}

/** Refuses with 403 to act on a person, of those that the authority was asked for. */
export function requireOver(asking: Asking, authority: Authority, person: PersonRecord): void {
  refuse(refusalOver(asking, authority, person));
}

/** Why the caller may not act on a person; null: they may. */
export function refusalOver(
  { today }: Pick<Asking, 'today'>,
  { actor, userId, holdings }: Authority,
  person: PersonRecord,
): AuthorityRefusal | null {
  const subject = {
    isOfPlatform: person.business_id === 0,
    isAdministrator: isAdministrator(person.user_type),
    isOwn: person.id === userId,
    holdings: holdings.get(person.id) ?? [],
  };
  return refusalOf(actor, subject, today);
}

/** Why the caller may not act on a role that grants these rights; null: they may. */
export function refusalOverRole(
  { today }: Pick<Asking, 'today'>,
  { actor, roleIds }: Authority,
  role: { id: number; user_type: UserType },
  rights: readonly string[],
): AuthorityRefusal | null {
  const holdings = rights.map((right) => ({ right, outletId: null, from: today, till: null }));
  return refusalOf(actor, { ...sideOf(role.user_type), isOwn: roleIds.has(role.id), holdings }, today);
}

/** Refuses with 403 to give a type of user these rights, everywhere and for good. */
export function requireGiving(
  asking: Pick<Asking, 'today'>,
  authority: Authority,
  userType: UserType,
  rights: readonly string[],
): void {
  refuse(refusalOverRole(asking, authority, { id: Number.NaN, user_type: userType }, rights));
}

/** Refuses with 403 an assignment, as it now stands, that gives more than the caller had before. */
export async function requireGivingAssignment(
  asking: Asking,
  { actor }: Authority,
  { id, person }: { id: number; person: Omit<PersonRecord, 'business_id'> },
): Promise<void> {
  const given = (await readAssignments(asking, [person.id])).filter((row) => row.id === id).flatMap(holdingOf);
  refuse(refusalOf(actor, { ...sideOf(person.user_type), isOwn: false, holdings: given }, asking.today));
}

/** Refuses with 403 what the rule refuses. */
export function refuse(refusal: AuthorityRefusal | null): void {
  if (refusal !== null) fail(`role.${refusal}`, { status: 403 });
}

function sideOf(userType: UserType): Pick<Subject, 'isOfPlatform' | 'isAdministrator'> {
  return {
    isOfPlatform: userType === 'SUPER_USER' || userType === 'INTERNAL_USER',
    isAdministrator: isAdministrator(userType),
  };
}

/**
 * Everything that people were given and that has not ended, one row a right. No call asks for rights on what the
 * platform has added to the tree, nor on modules of the other side, so those are free.
 */
function readAssignments({ db, businessId, today }: Asking, people: readonly number[]): Promise<Row[]> {
  return db.query<Row>(
    `select assignment.id, assignment.user_id, assignment.role_id, assignment.outlet_id,
       assignment.effective_from - date '1970-01-01' as from_day,
       assignment.effective_till - date '1970-01-01' as till_day,
       module.code || '.' || privilege as right, role.is_active and granted.is_active as is_in_force
     from user_role assignment
     join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id
     left join ${everGranted} on true
     left join module on module.id = granted.module_id and module.is_built_in
       and module.audience in ('BOTH', case when $1 = 0 then 'PLATFORM' else 'BUSINESS' end)
     left join lateral unnest(granted.privileges) as privilege on true
     where assignment.business_id = $1 and assignment.user_id = any($2)
       and (assignment.effective_till is null or assignment.effective_till >= $3)`,
    [businessId, people, formatAdDate(today)],
  );
}

function holdingOf({ right, outlet_id: outletId, from_day: from, till_day: till }: Row): Holding[] {
  if (right === null) return [];
  return [{ right, outletId, from: asCalendarDay(from), till: till === null ? null : asCalendarDay(till) }];
}
