import type { Database } from '@bahi/server/platform/database/database';
import { type BenchBusiness, openBusiness, signIn } from './businesses.ts';
import { createClient } from './over-http.ts';
import { processorOf } from './processor.ts';
import { onStage, type Stage } from './stage.ts';
import { postStraight } from './straight/bill.ts';
import { openBooks } from './verify.ts';

const clients = 8;
const rounds = 7;
const roundMilliseconds = 3000;

/** Posts bills over HTTP and straight through pg in turn, and prints the ratio of the two. */
export async function measurePosting(stage: Stage): Promise<void> {
  const { database, base, services } = stage;
  const businesses: BenchBusiness[] = [];
  for (let number = 0; number < clients; number += 1) businesses.push(await openBusiness(services, `Bench ${number}`));
  const [first] = businesses;
  if (first === undefined) throw new Error('no business to post for');
  console.log('Posting a final invoice of 5 lines: over HTTP ÷ the same rows straight through pg (invoices a second)');
  await compare('8 clients of 8 businesses', database, base, businesses);
  await compare('1 client', database, base, [first]);
  const ofOne = Array.from({ length: clients }, () => first);
  await compare('8 clients of one business', database, base, ofOne);
  await measureProcessor(stage, first);
}

/**
 * The same on businesses that have so many invoices already, each in a database of its own: all of them stand at once and
 * are posted to in turn, so that what else the machine does falls on each of them.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<void> {
  console.log('Posting to a business of many years, one client');
  await amongBooks(sizes, [], async (written) => {
    const books = await Promise.all(
      written.map(async ({ stage, ...business }) => {
        // Now alone: to write the larger ones takes longer than a token is good for.
        const token = await signIn(stage.services, business.businessId, business.userId);
        return { stage, business: { ...business, token } };
      }),
    );
    const costs = books.map(() => [0, 0, 0]);
    for (const { stage, business } of books) await post(stage.base, business, billsOfRound);
    for (let round = 0; round < roundsOfGrowth; round += 1)
      for (const [at, { stage, business }] of books.entries()) {
        const cost = await costOf(stage, business, billsOfRound);
        costs[at] = costs[at]?.map((sum, of) => sum + (cost[of] ?? 0) / roundsOfGrowth) ?? cost;
      }
    for (const [at, cost] of costs.entries()) tellCost(`after ${sizes[at]} invoices`, cost);
  });
}

const billsOfRound = 250;
const roundsOfGrowth = 6;

type Books = Omit<BenchBusiness, 'token'> & { stage: Stage };

/** Has books of each size written, each on a stage of its own, and does the work among them. */
async function amongBooks(
  [bills, ...others]: readonly number[],
  written: readonly Books[],
  work: (books: readonly Books[]) => Promise<void>,
): Promise<void> {
  if (bills === undefined) return work(written);
  await onStage(async (stage) => {
    const { owner, outletIds, customerId, variantIds } = await openBooks(stage, bills);
    const { businessId, userId } = owner;
    // What was written within minutes is looked after in years elsewhere: it is no cost of the next bill.
    await stage.asOwner(async (query) => {
      await query('vacuum (analyze)');
      await query('checkpoint');
    });
    const book = { stage, businessId, userId, outletId: outletIds[0], customerId, variantIds };
    await amongBooks(others, [...written, book], work);
  });
}

const countedBills = 1000;

/** What one bill of one client costs each side in time of a processor, and PostgreSQL in what it writes ahead. */
async function measureProcessor(stage: Stage, business: BenchBusiness): Promise<void> {
  await post(stage.base, business, countedBills / 10);
  tellCost('a bill of one client', await costOf(stage, business, countedBills));
}

function tellCost(title: string, [database = 0, server = 0, bytes = 0]: readonly number[]): void {
  console.log(
    `  ${title.padEnd(28)} ${database.toFixed(1)} ms of processor in PostgreSQL, ${server.toFixed(1)} ms in the server, ${(bytes / 1000).toFixed(0)} kB written ahead`,
  );
}

/** Of each of so many bills: milliseconds of a processor in PostgreSQL and in the server, and bytes written ahead. */
async function costOf(stage: Stage, business: BenchBusiness, bills: number): Promise<number[]> {
  const spent = async (): Promise<number[]> => [
    processorOf(stage.postgres.pid),
    processorOf(stage.serverPid),
    await writtenAhead(stage),
  ];
  const before = await spent();
  await post(stage.base, business, bills);
  const after = await spent();
  return after.map((value, of) => (value - (before[of] ?? 0)) / bills);
}

async function post(base: string, business: BenchBusiness, bills: number): Promise<void> {
  const http = createClient(base);
  for (let bill = 0; bill < bills; bill += 1) await http.post(business);
  http.close();
}

async function writtenAhead({ asOwner }: Stage): Promise<number> {
  const [row] = await asOwner((query) => query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`));
  return Number(row?.['bytes']);
}

/** How a document is posted over HTTP, and how its rows are written straight. */
type Ways = { connect: (base: string) => ReturnType<typeof createClient>; straightly: typeof postStraight };

/** Rounds of both in turn, A B A B …, after one of each that is not counted; the ratio is taken round by round. */
export async function compare(
  title: string,
  database: Database,
  base: string,
  businesses: readonly BenchBusiness[],
  { connect = createClient, straightly = postStraight }: Partial<Ways> = {},
): Promise<void> {
  const http = businesses.map(() => connect(base));
  const overHttp = (): Promise<number> =>
    rate(businesses.map((business, position) => () => http[position]?.post(business) ?? Promise.resolve()));
  const straight = (): Promise<number> => rate(businesses.map((business) => () => straightly(database, business)));
  await overHttp();
  await straight();
  const pairs: { http: number; straight: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ http: await overHttp(), straight: await straight() });
  for (const client of http) client.close();
  const ratios = pairs.map((pair) => pair.http / pair.straight);
  console.log(
    `  ${title.padEnd(28)} ${median(ratios).toPrecision(2)} (${Math.min(...ratios).toPrecision(2)} to ${Math.max(...ratios).toPrecision(2)})` +
      `   ${Math.round(median(pairs.map((pair) => pair.http)))} against ${Math.round(median(pairs.map((pair) => pair.straight)))}`,
  );
}

/** How many a second all clients together do, each one after the other, for a round. */
async function rate(posts: readonly (() => Promise<void>)[]): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    posts.map(async (post) => {
      while (performance.now() - started < roundMilliseconds) {
        await post();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
