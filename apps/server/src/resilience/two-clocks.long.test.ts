import type { Right } from '@bahi/contract/access';
import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { addDays, type CalendarDay, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSoundBooks } from '../testing/books.ts';
import { addPerson, inOutlet, type Person } from '../testing/people.ts';
import { followClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { enter, entries, type Entry, openLedger } from './testing/daily-books.ts';
import {
  answerTo,
  changesSince,
  expectChangesToLead,
  type Question,
  questionsOf,
  reportsOfTwoClocks,
  type Rows,
} from './testing/known-reports.ts';
import { type Market, openMarket } from './testing/market.ts';
import { play } from './testing/trade.ts';
import { type Trade, trades, type Turn } from './testing/trade-steps.ts';

const dayLong = 86_400_000;
const rights = [
  ...reportsOfTwoClocks.map((path): Right => `${reportAt(path).report.module}.report`),
  'purchase.read' as const,
];

/** A trade that goes on for some days, and what else is entered on each of them. */
type Days = { trade: Trade; entries: Entry[][] };
const days = 4;
const stories: fc.Arbitrary<Days> = fc.record({
  trade: trades(60)
    .filter(({ goods, turns }) => goods.length > 1 && turns.length > 30)
    .map((trade) => ({ ...trade, registration: 'VAT' as const, approvalLimit: null })),
  entries: fc.array(fc.array(entries, { minLength: 4, maxLength: 9 }), { minLength: days, maxLength: days }),
});

type Answered = { day: CalendarDay; question: Question; answer: Rows };

test('a report as it was known on a day is what it answered at the end of that day, and what has changed since leads to now', async () => {
  let told = 0;
  const property = fc.asyncProperty(stories, async (story) => {
    const app = await startTestApp();
    try {
      const { readers, answered } = await live(app, story);
      told += await expectToBeKnown(app, { readers, answered });
      await expectSoundBooks(app);
    } finally {
      await app.close();
    }
  });
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
  // Days on which nothing is written would prove nothing.
  expect(told).toBeGreaterThan(10);
}, 900_000);

/** Lives through the days, and asks for everything at the end of each. */
async function live(app: TestApp, story: Days): Promise<{ readers: Person[]; answered: Answered[] }> {
  const pass = await followClock(app);
  const market = await openMarket(app, story.trade);
  const ledger = await openLedger(market);
  const outletId = market.outletIds[0] ?? 0;
  const keeper = await addPerson(app, market.owner, { userType: 'OUTLET_USER', outletId, rights });
  let readers = [market.owner, keeper];
  const answered: Answered[] = [];
  const { turns } = story.trade;
  const perDay = Math.ceil(turns.length / days);
  for (const [at, entered] of story.entries.entries()) {
    const today: Turn[] = turns.slice(at * perDay, (at + 1) * perDay);
    await play(market, { ...story.trade, goods: at === 0 ? story.trade.goods : [], turns: today });
    for (const entry of entered) await enter(ledger, entry);
    const day = todayInKathmandu(app.services.clock());
    for (const question of questionsOf(day, readers, { outletId }))
      answered.push({ day, question, answer: await answerTo(question) });
    await pass(dayLong);
    readers = await signInAnew(app, market, readers);
  }
  return { readers, answered };
}

/** Tokens end with their day. */
async function signInAnew(app: TestApp, market: Market, readers: readonly Person[]): Promise<Person[]> {
  for (const one of market.people) one.person = await inOutlet(app, one.person, one.outletId);
  const [owner = market.owner] = market.people.map(({ person }) => person);
  market.owner = owner;
  const [, keeper] = readers;
  return keeper === undefined ? [owner] : [owner, await inOutlet(app, keeper, market.outletIds[0] ?? null)];
}

/** Asks for all of it again by both clocks; answers how many reports have changed since. */
async function expectToBeKnown(
  app: TestApp,
  { readers, answered }: { readers: readonly Person[]; answered: readonly Answered[] },
): Promise<number> {
  let changed = 0;
  for (const { day, question, answer } of answered) {
    const reader = readers.find(({ userId }) => userId === question.reader.userId) ?? question.reader;
    const now = { ...question, reader };
    const known = { ...now, body: { ...question.body, knownOnAD: formatAdDate(day) } };
    const about = { path: question.path, day: formatAdDate(day), body: question.body, user: reader.userId };
    expect({ about, ...(await answerTo(known)) }).toEqual({ about, ...answer });
    const since = await changesSince(known);
    expectChangesToLead(question.path, answer, since, await answerTo(now));
    changed += since.recordsTotal === 0 ? 0 : 1;
  }
  expect(todayInKathmandu(app.services.clock())).toBe(addDays(answered[0]?.day ?? todayInKathmandu(0), days));
  return changed;
}
