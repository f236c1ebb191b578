import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { setTimeout as wait } from 'node:timers/promises';
import { call, type Caller, send } from '@bahi/server/testing/caller';
import { billsOfDay, type TradingShop } from '@bahi/server/testing/large-business/trading-day';
import { signIn } from './businesses.ts';
import { memoryOf, mostMemoryOf, forgetMostMemory } from './memory-of.ts';
import { processorOf } from './processor.ts';
import { onStage, type Stage } from './stage.ts';
import { median, timed } from './times.ts';
import { openBooks } from './verify.ts';

const rounds = 21;
const atOnce = 8;
/** A cancelled invoice a day is a row as well. */
const rowsOfBills = (billsOfDay + 1) / billsOfDay;
const reportRows = 2000;
const excelRows = 100_000;

/** What papers and exports of a business with many invoices take, and what others wait for meanwhile. */
export async function measurePapers(): Promise<void> {
  console.log('Papers over HTTP, made in a process beside the server that has made some');
  await onStage(async (stage) => {
    const year = await openShop(stage, reportRows);
    await measureBills(stage, year);
    await measureFile(stage, year, { fileType: 'PDF', rows: reportRows });
  });
  await onStage(async (stage) => {
    await measureFile(stage, await openShop(stage, excelRows), { fileType: 'EXCEL', rows: excelRows });
  });
  console.log();
}

type Shop = TradingShop & { caller: Caller };

async function openShop(stage: Stage, rows: number): Promise<Shop> {
  const shop = await openBooks(stage, rows / rowsOfBills);
  const token = await signIn(stage.services, shop.owner.businessId, shop.owner.userId);
  return { ...shop, caller: { base: `${stage.base}/api/v1`, token, language: 'ne' } };
}

async function measureBills({ serverPid }: Stage, { caller }: Shop): Promise<void> {
  const bills = await call(caller, invoiceContract.list, { query: { pageSize: 200, paymentStatus: 'PAID' } });
  let next = 0;
  const print = async (): Promise<void> => {
    const id = bills.rows[next++ % bills.rows.length]?.id ?? 0;
    await finish(await send(caller, invoiceContract.print, { params: { id }, body: { paper: 'A4' } }));
  };
  const list = async (): Promise<void> =>
    finish(await send(caller, customerContract.list, { query: { pageSize: 50 } }));
  const printAtOnce = (): Promise<unknown> => Promise.all(Array.from({ length: atOnce }, print));
  for (let round = 0; round < rounds; round += 1) await list();
  await printAtOnce();
  const before = processorOf(serverPid);
  const alone = await timesOf(print);
  const processor = (processorOf(serverPid) - before) / rounds;
  console.log(
    `  ${'a bill on A4'.padEnd(46)} ${shown(alone)}, ${processor.toFixed(0)} ms of processor; ${memoryOf(serverPid).toFixed(0)} MB (PSS)`,
  );
  const together: number[] = [];
  const beside: number[] = [];
  const free = await timesOf(list);
  for (let round = 0; round < rounds; round += 1) {
    const made = timed(printAtOnce).then((time) => together.push(time));
    while (together.length === round) beside.push(await timed(list));
    await made;
  }
  console.log(`  ${`${atOnce} of them at once`.padEnd(46)} ${shown(together)} until the last`);
  console.log(`  ${'a list of the same business meanwhile'.padEnd(46)} ${shown(beside)}; alone ${shown(free)}`);
}

async function measureFile(
  { serverPid }: Stage,
  { caller, day }: Shop,
  { fileType, rows }: { fileType: 'PDF' | 'EXCEL'; rows: number },
): Promise<void> {
  const today = formatAdDate(todayInKathmandu(Date.now()));
  const body = { fromDateAD: day, toDateAD: today, fileType, sort: 'invoiceDate' };
  const report = { fromDateAD: day, toDateAD: today, pageSize: 10 };
  const { recordsTotal } = await call(caller, salesReportContract.generate, { body: report });
  let bytes = 0;
  const make = async (): Promise<void> => {
    const answer = await (fileType === 'PDF'
      ? send(caller, salesReportContract.download, { body })
      : takeLongFile(caller, body));
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    bytes = (await answer.arrayBuffer()).byteLength;
  };
  const beside: number[] = [];
  const list = (): Promise<unknown> =>
    send(caller, customerContract.list, { query: { pageSize: 50 } }).then((answer) => finish(answer));
  forgetMostMemory(serverPid);
  const times: number[] = [];
  const before = processorOf(serverPid);
  const turns = fileType === 'PDF' ? 5 : 3;
  for (let round = 0; round < turns; round += 1) {
    const made = timed(make).then((time) => times.push(time));
    while (times.length === round) beside.push(await timed(list));
    await made;
  }
  const processor = (processorOf(serverPid) - before) / turns;
  console.log(
    `  ${`the sales report as ${fileType}, ${recordsTotal} rows`.padEnd(46)} ${shown(times)}, ${processor.toFixed(0)} ms of processor, lists beside it included; ` +
      `${(bytes / 1e6).toFixed(1)} MB; the server held ${mostMemoryOf(serverPid).toFixed(0)} MB at most (RSS); of ${rows} asked`,
  );
  console.log(`  ${'a list of the same business meanwhile'.padEnd(46)} ${shown(beside)}`);
}

/** Has a long report made as a file, waits for it, and downloads it. */
async function takeLongFile(caller: Caller, asked: Record<string, string>): Promise<Response> {
  const { id } = await call(caller, reportFileContract.begin, { body: { report: 'sales-report', asked } });
  for (;;) {
    const { state, failure } = await call(caller, reportFileContract.get, { params: { id } });
    if (state === 'READY') return send(caller, reportFileContract.download, { params: { id } });
    if (failure !== null) throw new Error(`the report was not made: ${failure}`);
    await wait(200);
  }
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return times;
}

async function finish(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** The median, and the longest. */
function shown(times: readonly number[]): string {
  return `${median(times).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`;
}
