import fc from 'fast-check';

const pick = fc.nat(1000);
/** Whole rupees, so that a rate leaves paisa now and then. */
const rupees = fc.integer({ min: 200, max: 60_000 });
const daysAgo = fc.constantFrom(0, 0, 1, 2);

/** Each thing with how often it is done beside the others. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pay less tax' as const), rupees, daysAgo }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pay a salary' as const), rupees, daysAgo }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('receive less tax' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take a payment back' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take a salary back' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('pay the tax' as const), percent: fc.constantFrom(100, 100, 60, 101) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take the tax back' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('trade' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('read the bank' as const),
      hasCharge: fc.boolean(),
      leavesOut: fc.nat(3),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('match' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('let go' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('book a line' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay the loan' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take an instalment back' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('buy an asset' as const), rupees, pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay ahead' as const), rupees, pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('post the months' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('a month passes' as const), files: fc.boolean(), pays: fc.boolean() }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
export type Doing<Does extends Step['does']> = Extract<Step, { does: Does }>;

/** What an accountant does with taxes, banks and what lasts, month after month. */
export const accountsStory = (longest: number) =>
  fc.array(step, { minLength: Math.min(12, longest), maxLength: longest, size: 'max' });
