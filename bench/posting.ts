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

/** The same on a business that has so many invoices already. */
export async function measureGrowth(sizes: readonly number[]): Promise<void> {
  console.log('Posting to a business of many years, one client');
  for (const bills of sizes)
    await onStage(async (stage) => {
      const { owner, outletIds, customerId, variantIds } = await openBooks(stage, bills);
      const { businessId, userId } = owner;
      const token = await signIn(stage.services, businessId, userId);
      const business = { businessId, userId, token, outletId: outletIds[0], customerId, variantIds };
      await measureProcessor(stage, business, `after ${bills} invoices`);
    });
}

const countedBills = 1000;

/** What one bill of one client costs each side in time of a processor, and PostgreSQL in what it writes ahead. */
async function measureProcessor(
  { base, postgres, serverPid, asOwner }: Stage,
  business: BenchBusiness,
  title = 'a bill of one client',
): Promise<void> {
  const http = createClient(base);
  const post = async (bills: number): Promise<void> => {
    for (let bill = 0; bill < bills; bill += 1) await http.post(business);
  };
  const written = async (): Promise<number> =>
    Number((await asOwner((query) => query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)))[0]?.['bytes']);
  await post(countedBills / 10);
  const before = [processorOf(postgres.pid), processorOf(serverPid), await written()];
  await post(countedBills);
  const after = [processorOf(postgres.pid), processorOf(serverPid), await written()];
  http.close();
  const [database = 0, server = 0, bytes = 0] = after.map((value, of) => (value - (before[of] ?? 0)) / countedBills);
  console.log(
    `  ${title.padEnd(28)} ${database.toFixed(1)} ms of processor in PostgreSQL, ${server.toFixed(1)} ms in the server, ${(bytes / 1000).toFixed(0)} kB written ahead`,
  );
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
