import { setTimeout as wait } from 'node:timers/promises';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { documentFileContract } from '@bahi/contract/money/due-document/document-file.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { call, send } from '../../testing/caller.ts';
import { addCustomer, lineOf } from '../../testing/shop.ts';
import { openStall, type Stall, stallBill } from './newcomer.ts';
import { clearPrograms, makeDataFolder, startProgram } from './program.ts';

/** How long a business waits for a piece of its work while others load the server, against its time alone. */
export type Waiting = { load: string; work: string; aloneMilliseconds: number; besideMilliseconds: number };
type Work = () => Promise<Response>;
/** What so many clients ask for, again and again. */
type Load = { clients: number; work: Work };

const rounds = 15;
const customers = 999;
const invoices = 25;
const linesOfInvoice = 200;
const documentBytes = 11_000_000;

/** Starts the whole program with two businesses, and measures one of them while the other, or anybody, loads it. */
export async function measureFairness(): Promise<Waiting[]> {
  const program = await startProgram({ BAHI_DATA: makeDataFolder() });
  try {
    const busy = await openStall(program);
    const works = await worksOf(await openStall(program));
    const loads = await loadsOf(busy);
    const alone = await timesOf(works);
    const found: Waiting[] = [];
    for (const [load, { clients, work }] of Object.entries(loads)) {
      const stop = startLoad(clients, work);
      const beside = await timesOf(works);
      await stop();
      for (const [name, besideMilliseconds] of beside)
        found.push({ load, work: name, aloneMilliseconds: alone.get(name) ?? Number.NaN, besideMilliseconds });
    }
    return found;
  } finally {
    await clearPrograms();
  }
}

/** What a shop does while customers wait: enter an invoice, print it, look somebody up. */
async function worksOf(stall: Stall): Promise<Record<string, Work>> {
  const { owner } = stall;
  const { id } = await call(owner, invoiceContract.create, { body: stallBill(stall) });
  return {
    invoice: () => send(owner, invoiceContract.create, { body: stallBill(stall) }),
    paper: () => send(owner, invoiceContract.print, { params: { id }, body: { paper: 'A4' } }),
    list: () => send(owner, customerContract.list, { query: { pageSize: 50 } }),
  };
}

/** As much as one business can ask for at once, and what needs no sign-in. */
async function loadsOf(stall: Stall): Promise<Record<string, Load>> {
  const { owner, customerId, variantId, today } = stall;
  for (let count = 0; count < customers; count += 1) await addCustomer(owner, `Customer ${count}`);
  const lines = Array.from({ length: linesOfInvoice }, () => lineOf(variantId, { quantity: 1 }));
  for (let count = 0; count < invoices; count += 1)
    await call(owner, invoiceContract.create, { body: { ...stallBill(stall), lines } });
  const category = { categoryName: 'Commission', categoryType: 'INCOME' };
  const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
  const document = new File(['%PDF-1.4\n', '%'.repeat(documentBytes), '\nstartxref\n9\n%%EOF\n'], 'contract.pdf');
  const { docUuid } = await call(owner, incomeContract.uploadDocument, { files: { document } });
  const days = { billDateAD: today, dueDateAD: today };
  const income = { incomeHeading: 'Commission', customerId, categoryId, ...days, totalBillAmount: 100 };
  await call(owner, incomeContract.save, { body: { ...income, documents: [docUuid] } });
  const report = { fromDateAD: today, toDateAD: today, fileType: 'PDF' } as const;
  return {
    '30 lists of 1,000 rows': { clients: 30, work: () => send(owner, customerContract.list, {}) },
    '5 reports of 5,000 rows': { clients: 5, work: () => send(owner, salesReportContract.download, { body: report }) },
    '12 documents of 11 MB': {
      clients: 12,
      work: () => send(owner, documentFileContract.download, { params: { docUuid } }),
    },
    '30 readers of the description': { clients: 30, work: () => fetch(`${owner.base}/openapi.json`) },
  };
}

/** Clients that ask again as soon as they have their answer; who is refused comes again when it is told to. */
function startLoad(clients: number, work: Work): () => Promise<void> {
  const leaving = new AbortController();
  const goOn = async (): Promise<void> => {
    while (!leaving.signal.aborted) {
      const answer = await work();
      await answer.arrayBuffer();
      const seconds = Number(answer.headers.get('retry-after') ?? 0);
      if (seconds > 0) await wait(seconds * 1000, null, { signal: leaving.signal }).catch(() => null);
    }
  };
  const going = Array.from({ length: clients }, goOn);
  return async () => {
    leaving.abort();
    await Promise.all(going);
  };
}

/** The median time of each work, all of them in turn; each must succeed. */
async function timesOf(works: Record<string, Work>): Promise<Map<string, number>> {
  const times = new Map(Object.keys(works).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries(works)) {
      const began = performance.now();
      const answer = await work();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
      times.get(name)?.push(performance.now() - began);
    }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
