import type { TradingShop } from '@bahi/server/testing/large-business/trading-day';
import { fillPriceLists } from '@bahi/server/testing/many/many-price-lists';
import { signIn } from './businesses.ts';
import { onStage, type Stage } from './stage.ts';
import { median, timed } from './times.ts';
import { openBooks } from './verify.ts';
import { readsOfDocuments } from './reads/document-list.ts';
import { reads } from './reads/read-list.ts';
import { reports } from './reads/report-list.ts';
import { searchesOfDocuments } from './reads/search-list.ts';

const rounds = 21;
/** Price lists that ended, and as many for one customer each: those of years. */
const priceLists = 2000;
export const all = [...reads, ...readsOfDocuments, ...reports, ...searchesOfDocuments];

/** How long each list, the dashboard and a statement take of a business of each size, beside the first and plain SQL. */
export async function measureReads(sizes: readonly number[]): Promise<void> {
  console.log('Reading over HTTP, by the number of invoices (median ms; plain SQL of the same rows)');
  const taken: { http: number; plain: number }[][] = [];
  for (const bills of sizes)
    await onStage(async (stage) => {
      taken.push(await measure(stage, await openBooks(stage, bills)));
    });
  console.log(`  ${''.padEnd(34)}${sizes.map((size) => String(size).padStart(18)).join('')}`);
  for (const [position, { name }] of all.entries()) {
    const cells = taken.map((of) => of[position]).map((of) => `${shown(of?.http)} (${shown(of?.plain)})`.padStart(18));
    console.log(`  ${name.padEnd(34)}${cells.join('')}`);
  }
  console.log();
}

async function measure(
  { services, base, asOwner }: Stage,
  shop: TradingShop,
): Promise<{ http: number; plain: number }[]> {
  return asOwner(async (query) => {
    await fillPriceLists(query, shop.owner.businessId, priceLists);
    const taken: { http: number; plain: number }[] = [];
    for (const { name, ask, plain } of all) {
      // All of them take longer than one access token lives.
      const token = await signIn(services, shop.owner.businessId, shop.owner.userId);
      const caller = { base: `${base}/api/v1`, token };
      const http: number[] = [];
      const straight: number[] = [];
      // Each in a row: plain SQL that walks a history leaves nothing of what the other had in memory.
      for (let round = 0; round < rounds; round += 1)
        http.push(
          await timed(async () => {
            const answer = await ask(caller, shop);
            if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
            await answer.arrayBuffer();
          }),
        );
      for (let round = 0; round < rounds; round += 1)
        straight.push(
          await timed(async () => {
            for (const statement of [plain].flat()) await query(statement, [shop.owner.businessId, shop.customerId]);
          }),
        );
      taken.push({ http: median(http), plain: median(straight) });
    }
    return taken;
  });
}

function shown(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : milliseconds.toFixed(1);
}
