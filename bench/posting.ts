import type { Database } from '@bahi/server/platform/database/database';
import { type BenchBusiness, openBusiness } from './businesses.ts';
import { createClient } from './over-http.ts';
import type { Stage } from './stage.ts';
import { postStraight } from './straight.ts';

const clients = 8;
const rounds = 7;
const roundMilliseconds = 3000;

/** Posts bills over HTTP and straight through pg in turn, and prints the ratio of the two. */
export async function measurePosting({ database, base, services }: Stage): Promise<void> {
  const businesses: BenchBusiness[] = [];
  for (let number = 0; number < clients; number += 1) businesses.push(await openBusiness(services, `Bench ${number}`));
  const [first] = businesses;
  if (first === undefined) throw new Error('no business to post for');
  console.log('Posting a final invoice of 5 lines: over HTTP ÷ the same rows straight through pg (invoices a second)');
  await compare('8 clients of 8 businesses', database, base, businesses);
  await compare('1 client', database, base, [first]);
  const ofOne = Array.from({ length: clients }, () => first);
  await compare('8 clients of one business', database, base, ofOne);
}

/** Rounds of both in turn, A B A B …, after one of each that is not counted; the ratio is taken round by round. */
async function compare(
  title: string,
  database: Database,
  base: string,
  businesses: readonly BenchBusiness[],
): Promise<void> {
  const http = businesses.map(() => createClient(base));
  const overHttp = (): Promise<number> =>
    rate(businesses.map((business, position) => () => http[position]?.post(business) ?? Promise.resolve()));
  const straight = (): Promise<number> => rate(businesses.map((business) => () => postStraight(database, business)));
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
