import type { Endpoint } from '@bahi/contract/endpoint';
import { rowOf, wholeRowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../testing/people.ts';
import { send } from '../testing/caller.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Sample, samples, type World } from './samples/samples.ts';
import { makerOf, openWorld } from './world.ts';

// Some hundred lists, each asked for in many ways.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await openWorld(app);
});
afterAll(() => app.close());

const listed = z.object({ data: z.array(z.record(z.string(), z.unknown())), recordsTotal: z.int() });
type List = { name: string; endpoint: Endpoint; sample: Sample; caller: Person; asks: ReadonlySet<string> };

/** What a list does not take, and why. */
const without: Readonly<Record<string, readonly string[]>> = {
  // A statement is in the order of its days, and whole: its balance would not add up.
  'statement.customer': ['search', 'sort', 'isActive'],
  'statement.vendor': ['search', 'sort', 'isActive'],
  'stockCard.get': ['search', 'sort', 'isActive'],
  // Its filter names the invoice, the customer and the goods; what was cancelled is a row of the report.
  'salesReport.generate': ['search', 'isActive'],
  'invoiceWiseSales.generate': ['search', 'isActive'],
  'ageReceivable.generate': ['search', 'isActive'],
  'expenseReport.generate': ['search', 'isActive'],
  'salesRegister.generate': ['search', 'isActive'],
  'salesReturnRegister.generate': ['search', 'isActive'],
  'salesView.generate': ['search', 'isActive'],
  'purchaseRegister.generate': ['search', 'isActive'],
  'itemWiseSales.generate': ['search', 'isActive'],
  'inventoryReport.generate': ['search', 'isActive'],
  'expiryReport.generate': ['search', 'isActive'],
  'customerReachOut.generate': ['search', 'isActive'],
  'exceptionalReport.generate': ['search', 'isActive'],
  'salesReport.changes': ['search', 'isActive'],
  'invoiceWiseSales.changes': ['search', 'isActive'],
  'ageReceivable.changes': ['search', 'isActive'],
  'expenseReport.changes': ['search', 'isActive'],
  'salesRegister.changes': ['search', 'isActive'],
  'salesReturnRegister.changes': ['search', 'isActive'],
  'purchaseRegister.changes': ['search', 'isActive'],
  'itemWiseSales.changes': ['search', 'isActive'],
  'inventoryReport.changes': ['search', 'isActive'],
  'expiryReport.changes': ['search', 'isActive'],
  'trialBalance.generate': ['search', 'isActive'],
  'trialBalance.changes': ['search', 'isActive'],
  // Lines of the books stand in their order, and those of a statement above what they come to.
  'accountLedger.generate': ['search', 'isActive'],
  'accountLedger.changes': ['search', 'isActive'],
  'dayBook.generate': ['search', 'isActive'],
  'dayBook.changes': ['search', 'isActive'],
  'profitAndLoss.generate': ['search', 'isActive'],
  'profitAndLoss.changes': ['search', 'isActive'],
  'balanceSheet.generate': ['search', 'isActive'],
  'balanceSheet.changes': ['search', 'isActive'],
  'cashFlow.generate': ['search', 'isActive'],
  'cashFlow.changes': ['search', 'isActive'],
  // What may be done at all: nobody makes one inactive.
  'privilege.list': ['isActive'],
  // Who was reminded was reminded.
  'reminder.list': ['isActive'],
  // What a bank has said stays said, or is taken out.
  'bankStatement.list': ['isActive'],
  // Who owes, owes.
  'collect.list': ['isActive'],
  // What is kept is there, or forgotten.
  'savedReport.list': ['isActive'],
  // They are reckoned, in the order of their values.
  'itemVariant.combinations': ['sort', 'isActive'],
};

test('every list says how many there are, and is searched, sorted, paged and narrowed to what is in use', async () => {
  const wrong: string[] = [];
  const lists = await allLists();
  for (const list of lists) {
    const missing = ['search', 'sort', 'isActive', 'page'].filter((word) => !list.asks.has(word));
    if (missing.toSorted().join() !== [...(without[list.name] ?? [])].toSorted().join())
      wrong.push(`${list.name} does not take ${missing.join(', ')}`);
    const all = await read(list, {});
    if (all === null) wrong.push(`${list.name} is no list`);
    else for (const judge of [judgeSearch, judgeSort, judgePages, judgeActive]) wrong.push(...(await judge(list, all)));
  }
  expect(wrong).toEqual([]);
  expect(lists.length).toBeGreaterThan(75);
});

type Page = z.output<typeof listed>;

async function judgeSearch(list: List, all: Page): Promise<string[]> {
  if (!list.asks.has('search')) return [];
  const found = await read(list, { search: 'qqzzxxqq' });
  const fault = `${list.name}: searched for what is nowhere, ${found?.recordsTotal} of ${all.recordsTotal} are found`;
  return found?.recordsTotal === 0 && found.data.length === 0 ? [] : [fault];
}

/** By the first field that it sorts by: what stands first in one direction stands last in the other. */
async function judgeSort(list: List, all: Page): Promise<string[]> {
  if (!list.asks.has('sort')) return [];
  const unknown = await ask(list, { sort: 'nothingOfTheKind' });
  if (unknown.status !== 400) return [`${list.name}: an unknown order answers ${unknown.status}`];
  const [row] = all.data;
  for (const field of Object.keys(row ?? {})) {
    const up = await read(list, { sort: field });
    const down = await read(list, { sort: `-${field}` });
    // What is longer than one answer begins with its smallest and with its largest.
    if (up === null || down === null || all.data.length < all.recordsTotal) continue;
    const first = up.data.find((one) => one[field] !== null)?.[field];
    const last = down.data.findLast((one) => one[field] !== null)?.[field];
    return first === last
      ? []
      : [`${list.name}: by ${field} ${String(first)} is first, and backwards ${String(last)} is last`];
  }
  return row === undefined || all.data.length < all.recordsTotal
    ? []
    : [`${list.name} is sorted by none of its fields`];
}

async function judgePages(list: List, all: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const position of [0, 1]) {
    const found = await read(list, { pageNumber: position, pageSize: 1 });
    const isRight = found?.recordsTotal === all.recordsTotal && found.data.length <= 1;
    const [row] = found?.data ?? [];
    if (!isRight || JSON.stringify(row) !== JSON.stringify(all.data[position]))
      wrong.push(`${list.name}: page ${position} of one row is ${JSON.stringify(found).slice(0, 200)}`);
  }
  return wrong;
}

async function judgeActive(list: List, all: Page): Promise<string[]> {
  if (!list.asks.has('isActive')) return [];
  const active = await read(list, { isActive: true });
  const inactive = await read(list, { isActive: false });
  const isRight =
    (active?.recordsTotal ?? 0) + (inactive?.recordsTotal ?? 0) === all.recordsTotal &&
    active?.data.every((row) => row['isActive'] !== false) &&
    inactive?.data.every((row) => row['isActive'] !== true);
  return isRight
    ? []
    : [`${list.name}: ${active?.recordsTotal} active, ${inactive?.recordsTotal} not, ${all.recordsTotal} in all`];
}

async function allLists(): Promise<List[]> {
  const lists: List[] = [];
  for (const [name, endpoint] of app.endpoints) {
    if (rowOf(endpoint.answer) === undefined && wholeRowOf(endpoint.answer) === undefined) continue;
    // Made twice beforehand, so that most have more than one row.
    await samples[name]?.(world);
    await makeTwo(name.replace(/\..*/, '.save'));
    const sample = (await samples[name]?.(world)) ?? {};
    const taken = endpoint.query ?? endpoint.body ?? z.object({});
    const { properties = {} } = z.toJSONSchema(taken, { io: 'input', unrepresentable: 'any' });
    const asks = new Set(Object.keys(properties));
    if (asks.has('pageNumber')) asks.add('page');
    lists.push({ name, endpoint, sample, caller: makerOf(sample, world), asks });
  }
  return lists;
}

async function makeTwo(save: string): Promise<void> {
  const endpoint = app.endpoints.get(save);
  for (const sample of endpoint === undefined ? [] : [await samples[save]?.(world), await samples[save]?.(world)])
    if (endpoint !== undefined && sample !== undefined)
      await (await send(makerOf(sample, world), endpoint, sample, sample.headers)).text();
}

async function read(list: List, asked: object): Promise<Page | null> {
  const answer = await ask(list, asked);
  const page: unknown = await answer.json();
  return answer.status === 200 ? listed.parse(page) : null;
}

function ask({ endpoint, sample, caller }: List, asked: object): Promise<Response> {
  const place = endpoint.query === undefined ? 'body' : 'query';
  return send(caller, endpoint, { ...sample, [place]: { ...Object(sample[place]), ...asked } }, sample.headers);
}
