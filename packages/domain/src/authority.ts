import type { CalendarDay } from './calendar/calendar-day.ts';

/**
 * Who may act on whom. To act on a person (their password, mobile, e-mail, sign-ins, outlets, what they were given) is
 * as good as having what they have; to act on a role, as giving what it grants. So one rule holds for both, judged on
 * what stood before anything was written:
 *
 * 1. Nobody acts on what is their own: a role that they have, or what they themselves were given.
 * 2. Rank: owners and super users are acted on by their equals alone. Of the people of businesses, and of the roles
 *    that businesses share, the platform's super users dispose; its staff of none.
 * 3. Every right on the other side is held on this one: in the same outlet or the whole business, and on every day
 *    from today on. A right in one outlet is none for the whole business, and from within an outlet no right reaches
 *    further than that outlet, but an owner's.
 */
export function refusalOf(actor: Actor, subject: Subject, today: CalendarDay): AuthorityRefusal | null {
  if (subject.isOwn) return 'ownRights';
  if (actor.isOfPlatform !== subject.isOfPlatform) return isSuperUser(actor) ? null : 'aboveYou';
  if (subject.isAdministrator && !actor.isAdministrator) return 'aboveYou';
  const held = reachOf(actor);
  return subject.holdings.every((holding) => isCovered(holding, held, today)) ? null : 'beyondOwn';
}

export type AuthorityRefusal = 'ownRights' | 'aboveYou' | 'beyondOwn';

/** A right that somebody has: in one outlet or the whole business (null), from a day till a day that still counts (null: for good). */
export type Holding = { right: string; outletId: number | null; from: CalendarDay; till: CalendarDay | null };

type Side = {
  isOfPlatform: boolean;
  /** An owner, or on the platform a super user. */
  isAdministrator: boolean;
  holdings: readonly Holding[];
};
/** Who acts, with what is in force of theirs; `outletId` is the outlet they act from (null: the whole business). */
export type Actor = Side & { outletId: number | null };
/** Whom or what they act on, with everything that it gives or could give, switched off for now or not. */
export type Subject = Side & { isOwn: boolean };

function isSuperUser(actor: Actor): boolean {
  return actor.isOfPlatform && actor.isAdministrator;
}

function reachOf({ holdings, outletId, isAdministrator }: Actor): readonly Holding[] {
  if (outletId === null || isAdministrator) return holdings;
  return holdings.map((held) => (held.outletId === null ? { ...held, outletId } : held));
}

/** Whether what is held covers a holding on each of its days from today on, one term after another. */
function isCovered({ right, outletId, from, till }: Holding, held: readonly Holding[], today: CalendarDay): boolean {
  const last = till ?? Infinity;
  const terms = held
    .filter((one) => one.right === right && (one.outletId === null || one.outletId === outletId))
    .toSorted((one, other) => one.from - other.from);
  let uncovered: number = Math.max(from, today);
  for (const term of terms) if (term.from <= uncovered) uncovered = Math.max(uncovered, (term.till ?? Infinity) + 1);
  return uncovered > last || uncovered === Infinity;
}
