import fc from 'fast-check';

/** The kinds of document that take payments. */
export const kinds = ['INVOICE', 'INCOME', 'EXPENSE'] as const;
export type Kind = (typeof kinds)[number];

/** Today, earlier in its month of Bikram Sambat, and the month before. */
export const days = ['2026-11-20', '2026-11-18', '2026-11-14'] as const;
export type Day = (typeof days)[number];

/** Amounts are whole rupees. */
const amount = fc.integer({ min: 1, max: 400 });
const pick = fc.nat(1000);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('create' as const),
      kind: fc.constantFrom(...kinds),
      amount,
      /** Of an invoice, a second line, which is rounded away: none of it is what is given away. */
      paisa: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 })),
      day: fc.constantFrom(...days),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('edit' as const), pick, amount }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pay' as const), pick, amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('settle' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('unpay' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('toggle' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('receive' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('use advance' as const), pick, amount }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a person does one after the other with bills, incomes and expenses. */
export const moneyStory = fc.array(step, { minLength: 5, maxLength: 30 });
