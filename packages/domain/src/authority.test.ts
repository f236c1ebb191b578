import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Actor, type Holding, refusalOf, type Subject } from './authority.ts';
import { asCalendarDay } from './calendar/calendar-day.ts';

const today = asCalendarDay(20_000);
const day = (ahead: number) => asCalendarDay(today + ahead);
const holding = (changes: Partial<Holding> = {}): Holding => ({
  right: 'invoice.read',
  outletId: null,
  from: day(-10),
  till: null,
  ...changes,
});
const clerk = (...holdings: Holding[]): Actor => ({
  isOfPlatform: false,
  isAdministrator: false,
  outletId: null,
  holdings,
});
const other = (...holdings: Holding[]): Subject => ({
  isOfPlatform: false,
  isAdministrator: false,
  isOwn: false,
  holdings,
});
const refused = (actor: Actor, subject: Subject) => refusalOf(actor, subject, today);

describe('rank', () => {
  const owner = { ...clerk(holding()), isAdministrator: true };
  const staff = { ...clerk(holding()), isOfPlatform: true };
  const superUser = { ...staff, isAdministrator: true };

  test('owners and super users are acted on by their equals alone', () => {
    const partner = { ...other(), isAdministrator: true };
    expect(refused(clerk(holding()), partner)).toBe('aboveYou');
    expect(refused(owner, partner)).toBeNull();
    expect(refused(staff, { ...partner, isOfPlatform: true })).toBe('aboveYou');
    expect(refused(superUser, { ...partner, isOfPlatform: true })).toBeNull();
  });

  test('of the people of businesses super users dispose, the staff of the platform of none', () => {
    for (const subject of [other(), other(holding()), { ...other(), isAdministrator: true }]) {
      expect(refused(superUser, subject)).toBeNull();
      expect(refused(staff, subject)).toBe('aboveYou');
      expect(refused(owner, { ...subject, isOfPlatform: true })).toBe('aboveYou');
    }
  });

  test('nobody acts on what is their own, owners and super users neither', () => {
    for (const actor of [clerk(), owner, staff, superUser])
      expect(refused(actor, { ...other(), isOfPlatform: actor.isOfPlatform, isOwn: true })).toBe('ownRights');
  });

  test('an owner with fewer rights does not act on one with more', () => {
    const partner = { ...other(holding({ right: 'role.update' })), isAdministrator: true };
    expect(refused(owner, partner)).toBe('beyondOwn');
  });
});

describe('rights', () => {
  test('each one is held, privilege by privilege', () => {
    expect(refused(clerk(holding()), other(holding()))).toBeNull();
    expect(refused(clerk(holding()), other(holding(), holding({ right: 'invoice.create' })))).toBe('beyondOwn');
    expect(refused(clerk(), other())).toBeNull();
  });

  test('one of an outlet counts there, and for nothing else', () => {
    const here = holding({ outletId: 1 });
    expect(refused(clerk(here), other(here))).toBeNull();
    expect(refused(clerk(holding()), other(here))).toBeNull();
    expect(refused(clerk(here), other(holding()))).toBe('beyondOwn');
    expect(refused(clerk(here), other(holding({ outletId: 2 })))).toBe('beyondOwn');
    expect(refused(clerk(here, holding({ outletId: 2 })), other(holding()))).toBe('beyondOwn');
  });

  test('from within an outlet nothing beyond it is reached, but by an owner', () => {
    const inside = { ...clerk(holding()), outletId: 1 };
    expect(refused(inside, other(holding({ outletId: 1 })))).toBeNull();
    expect(refused(inside, other(holding({ outletId: 2 })))).toBe('beyondOwn');
    expect(refused(inside, other(holding()))).toBe('beyondOwn');
    expect(refused({ ...inside, isAdministrator: true }, other(holding()))).toBeNull();
  });

  test('what ends sooner does not cover what lasts, and what is to come is weighed like what is', () => {
    const ending = holding({ till: day(30) });
    expect(refused(clerk(ending), other(holding()))).toBe('beyondOwn');
    expect(refused(clerk(ending), other(holding({ till: day(31) })))).toBe('beyondOwn');
    expect(refused(clerk(ending), other(holding({ till: day(30) })))).toBeNull();
    const coming = holding({ from: day(5) });
    expect(refused(clerk(holding()), other(coming))).toBeNull();
    expect(refused(clerk(), other(coming))).toBe('beyondOwn');
    expect(refused(clerk(coming), other(holding()))).toBe('beyondOwn');
    expect(refused(clerk(coming), other(coming))).toBeNull();
  });

  test('terms that follow each other cover together, a gap between them does not', () => {
    const first = holding({ till: day(9) });
    expect(refused(clerk(holding({ from: day(10) }), first), other(holding()))).toBeNull();
    expect(refused(clerk(holding({ from: day(11) }), first), other(holding()))).toBe('beyondOwn');
  });

  test('what has ended is weighed no more', () => {
    expect(refused(clerk(), other(holding({ till: day(-1) })))).toBeNull();
    expect(refused(clerk(), other(holding({ till: day(0) })))).toBe('beyondOwn');
  });
});

/** The rule spelt out day by day: on no day, in no place, could the subject do what the actor could not. */
describe('whatever was given', () => {
  const places = [null, 1, 2] as const;
  const anyHolding: fc.Arbitrary<Holding> = fc.record({
    right: fc.constantFrom('invoice.read', 'invoice.create'),
    outletId: fc.constantFrom(...places),
    from: fc.integer({ min: -4, max: 4 }).map(day),
    till: fc.option(fc.integer({ min: -4, max: 8 }).map(day)),
  });
  const holds = (held: readonly Holding[], right: string, place: number | null, at: number): boolean =>
    held.some(
      (one) =>
        one.right === right &&
        (one.outletId === null || one.outletId === place) &&
        one.from <= at &&
        (one.till === null || one.till >= at),
    );

  test('nothing is gained on any day and in any place', () => {
    const some = fc.array(anyHolding, { maxLength: 6 });
    fc.assert(
      fc.property(some, some, (mine, theirs) => {
        const gains = theirs.flatMap((one) =>
          places.flatMap((place) =>
            Array.from({ length: 20 }, (_, ahead) => today + ahead).filter(
              (at) => holds([one], one.right, place, at) && !holds(mine, one.right, place, at),
            ),
          ),
        );
        expect(refused(clerk(...mine), other(...theirs))).toBe(gains.length === 0 ? null : 'beyondOwn');
      }),
      { numRuns: 2000 },
    );
  });
});
