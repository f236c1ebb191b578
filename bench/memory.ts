import { setTimeout as wait } from 'node:timers/promises';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { openStall, type Stall, stallBill } from '@bahi/server/resilience/testing/newcomer';
import { clearPrograms, databaseOf, makeDataFolder, startProgram } from '@bahi/server/resilience/testing/program';
import { call, send } from '@bahi/server/testing/caller';
import { memoryOf, memoryOfOne } from './memory-of.ts';

const restMilliseconds = 15_000;
/** What makes papers ends after two minutes without one. */
const restAfterLoadMilliseconds = 150_000;
const loadMinutes = 5;
const clients = 8;
const sampleMilliseconds = 5000;

/** Megabytes (PSS) of the server alone, of the server with those that make its papers, and of the database. */
type Held = { server: number; withPapers: number; database: number };

/** What the whole program holds in memory at rest, under a load of some minutes, and at rest again. */
export async function measureMemory(): Promise<void> {
  console.log('Memory of the program with its embedded database, in MB (PSS), with 8 clients of 4 businesses');
  const folder = makeDataFolder();
  try {
    const settings = { BAHI_DATA: folder, BAHI_DEMO: 'on' };
    // The first start makes the database and the demo business, which is not every day's.
    const first = await startProgram(settings);
    first.signal('SIGTERM');
    await first.ended;
    const program = await startProgram(settings);
    const held = (): Held => {
      const database = databaseOf(folder)?.pid ?? 0;
      const ofDatabase = memoryOf(database);
      const withPapers = memoryOf(program.pid) - memoryOfOne(String(database));
      return { server: memoryOfOne(String(program.pid)), withPapers, database: ofDatabase };
    };
    await wait(restMilliseconds);
    print('at rest after the start', held());
    const stalls = [];
    for (let number = 0; number < clients / 2; number += 1) stalls.push(await openStall(program));
    const samples = await underLoad(stalls, held);
    const level = samples.slice(Math.floor(samples.length / 2));
    print(`after ${loadMinutes} minutes of load`, samples.at(-1) ?? held());
    print('  at most', most(samples));
    console.log(
      `  ${'  an hour more by the slope of the second half'.padEnd(50)} ${(['server', 'withPapers', 'database'] as const).map((of) => `${of} ${(slope(level.map((sample) => sample[of])) * (3_600_000 / sampleMilliseconds)).toFixed(0)}`).join(', ')}`,
    );
    await wait(restAfterLoadMilliseconds);
    print('at rest again', held());
  } finally {
    await clearPrograms();
  }
  console.log();
}

async function underLoad(stalls: readonly Stall[], held: () => Held): Promise<Held[]> {
  const until = performance.now() + loadMinutes * 60_000;
  const working = [...stalls, ...stalls].map(async (stall) => {
    while (performance.now() < until) await workOnce(stall);
  });
  const samples: Held[] = [];
  while (performance.now() < until) {
    await wait(sampleMilliseconds);
    samples.push(held());
  }
  await Promise.all(working);
  return samples;
}

/** What a shop does: sells, prints, looks things up, and now and then takes a report along. */
async function workOnce(stall: Stall): Promise<void> {
  const { owner, today } = stall;
  const { id } = await call(owner, invoiceContract.create, { body: stallBill(stall) });
  await finish(send(owner, invoiceContract.print, { params: { id }, body: { paper: 'A4' } }));
  await finish(send(owner, invoiceContract.list, { query: { pageSize: 50 } }));
  await finish(send(owner, customerContract.list, { query: { pageSize: 50 } }));
  await finish(send(owner, searchContract.find, { query: { search: 'Ram' } }));
  await finish(send(owner, dashboardContract.summary, {}));
  if (Math.random() > 0.02) return;
  for (const fileType of ['PDF', 'EXCEL'] as const)
    await finish(send(owner, salesReportContract.download, { body: { fromDateAD: today, toDateAD: today, fileType } }));
}

/** What is refused for being too much is part of the load. */
async function finish(sent: Promise<Response>): Promise<void> {
  await (await sent).arrayBuffer();
}

function print(title: string, { server, withPapers, database }: Held): void {
  console.log(
    `  ${title.padEnd(50)} server ${server.toFixed(0)}, with what makes papers ${withPapers.toFixed(0)}, database ${database.toFixed(0)}`,
  );
}

function most(samples: readonly Held[]): Held {
  const of = (name: keyof Held): number => Math.max(...samples.map((sample) => sample[name]));
  return { server: of('server'), withPapers: of('withPapers'), database: of('database') };
}

/** By how much the values rise from one to the next, as the straight line that fits them best. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
}
