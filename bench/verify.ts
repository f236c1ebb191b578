import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addDays, type CalendarDay, daysBetween, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { z } from '@bahi/contract/zod';
import { buildApp } from '@bahi/server/app';
import { createServices } from '@bahi/server/platform/start/create-services';
import { openLargeBusiness } from '@bahi/server/testing/large-business/large-business';
import { billsOfDay, paidBillsOfDay, type TradingShop } from '@bahi/server/testing/large-business/trading-day';
import { memoryOf } from './memory-of.ts';
import { processorOf } from './processor.ts';
import { onStage, secret, type Stage } from './stage.ts';

/** Of the fiscal year, as far as it has come. */
const mostDays = 120;
const dayMilliseconds = 86_400_000;
const sampleMilliseconds = 250;

const result = z.object({
  milliseconds: z.number(),
  megabytes: z.number(),
  processor: z.number(),
  faults: z.array(z.unknown()),
  slowest: z.array(z.object({ name: z.string(), milliseconds: z.number() })),
});

/** How long `npm run verify` takes over a business of each size, in invoices, and what memory. */
export async function measureVerify(sizes: readonly number[]): Promise<void> {
  console.log('Checking the books of one business');
  for (const bills of sizes)
    await onStage(async (stage) => {
      const filling = performance.now();
      await openBooks(stage, bills);
      const filled = seconds(performance.now() - filling);
      const { milliseconds, megabytes, faults, slowest, postgres, processor } = await verify(stage);
      if (faults.length > 0) throw new Error(`the books are not in order: ${JSON.stringify(faults[0])}`);
      console.log(
        `  ${`${bills} invoices of 5 lines, ${(bills / billsOfDay) * paidBillsOfDay} of them paid`.padEnd(46)} ${seconds(milliseconds)}, ${seconds(processor)} of processor   ` +
          `${megabytes.toFixed(0)} MB, PostgreSQL ${postgres.toFixed(0)} MB at most (PSS); written in ${filled}`,
      );
      console.log(`    ${slowest.map(({ name, milliseconds: of }) => `${name} ${seconds(of)}`).join(', ')}`);
    });
  console.log();
}

export async function openBooks({ database, services, asOwner }: Stage, bills: number): Promise<TradingShop> {
  const today = todayInKathmandu(services.clock());
  const first = firstDayOf(today);
  const clock = () => services.clock() - daysBetween(first, today) * dayMilliseconds;
  const earlier = await createServices({ config: services.config, database, log: services.log, clock });
  const app = await buildApp(earlier, '/nowhere');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const shop = await openLargeBusiness(
    {
      services: earlier,
      base: `${address}/api/v1`,
      asOwner: (text, values) => asOwner((query) => query(text, values)),
      ownerSession: asOwner,
    },
    { bills, until: today },
  );
  await app.close();
  await earlier.pdf.close();
  return shop;
}

function firstDayOf(today: CalendarDay): CalendarDay {
  const { firstDay } = fiscalYearOf(today);
  const earliest = addDays(today, -mostDays);
  return earliest > firstDay ? earliest : firstDay;
}

type Checked = z.output<typeof result> & { postgres: number; processor: number };

function verify({ postgres: { host, port, pid } }: Stage): Promise<Checked> {
  const program = fileURLToPath(new URL('verify-books.ts', import.meta.url));
  const checking = fork(program, [host, String(port), secret]);
  const before = processorOf(pid);
  let postgres = 0;
  const sampling = setInterval(() => (postgres = Math.max(postgres, memoryOf(pid))), sampleMilliseconds);
  const checked = new Promise<Checked>((resolve, reject) => {
    checking.once('message', (message) => {
      const found = result.parse(message);
      resolve({ ...found, postgres, processor: found.processor + processorOf(pid) - before });
    });
    checking.once('exit', (code) => reject(new Error(`the checks ended with ${code}`)));
  });
  return checked.finally(() => clearInterval(sampling));
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
