import type { Endpoint } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { z } from '@bahi/contract/zod';
import { searchedSound } from '@bahi/domain/name-sound';
import { parseRupees } from '@bahi/domain/numbers/money';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { fillDocuments } from '../../../testing/many/many-documents.ts';
import { fillNames } from '../../../testing/many/many-names.ts';
import { addOutlet, addressIn, inOutlet, type Person } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const many = 400;

let app: TestApp;
let shop: Shop;
let outletIds: [number, number];
let cashier: Person;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  outletIds = [shop.outletId, await addOutlet(app, shop.owner, 'PKR')];
  const { businessId } = shop.owner;
  await fillNames(app, businessId, many);
  await fillDocuments(app, { businessId, outletIds }, many);
  cashier = await inOutlet(app, shop.owner, outletIds[1]);
});
afterAll(() => app.close());

/** Parts of names, numbers and headings: what many have and what few have, in both scripts, old names, and nothing at all. */
const names = [
  'Sita',
  'shresta',
  'गुरु',
  'हरी केसी',
  'Maya KC 00004',
  'Old Ram',
  'old',
  '98',
  '9800',
  'a',
  'र',
  'nowhere',
];
const numbers = [
  'INV',
  'HO-2082',
  '84-0',
  '84-00012',
  '००१',
  '7',
  '21',
  '217',
  '217.00',
  '२,१७',
  'RCT-pkr',
  'PMT-PKR-2083/84-00011',
  '३/८४-०००',
  '-',
];
const headings = [
  'tent',
  'Tent hire 4',
  'भाडा',
  'मर्मत २१',
  'electricity 2१',
  'hiring',
  'खर्च',
  'nea-0',
  'NEA-०१२',
  '0_',
  '%',
];
const searches = [...names, ...numbers, ...headings];

type Walked = {
  from: string;
  day: string;
  outlet: string;
  total?: string;
  names: string[];
  codes: string[];
  sound: string;
};
const party = (kind: string, of: string) =>
  `join ${kind} party on party.business_id = ${of}.business_id and party.id = ${of}.${kind}_id`;
const due = (kind: string, of: string): Walked => ({
  from: `document join ${kind} own on own.business_id = document.business_id and own.id = document.id
    join category on category.business_id = own.business_id and category.id = own.category_id ${party(of, 'document')}`,
  day: 'document.dated_on',
  outlet: 'document',
  total: 'document.total_paisa',
  names: ['document.heading', 'party.name', 'party.name_np', 'category.name', 'category.name_np'],
  codes: kind === 'expense' ? ['own.bill_number'] : [],
  sound: 'party.name_sound',
});
const settled = (kind: string, of: string): Walked => ({
  from: `settlement ${party(of, 'settlement')} and settlement.kind = '${kind}'`,
  day: 'settlement.received_on',
  outlet: 'settlement',
  total: 'settlement.total_paisa',
  names: ['party.name', 'party.name_np'],
  codes: ['settlement.number'],
  sound: 'party.name_sound',
});

/** Each list of documents, and where a walk through all of them looks. */
const lists: readonly [string, Endpoint, object, Walked][] = [
  [
    'invoices',
    invoiceContract.list,
    {},
    {
      from: `document join invoice on invoice.business_id = document.business_id and invoice.id = document.id ${party('customer', 'document')}`,
      day: 'document.dated_on',
      outlet: 'document',
      total: 'document.total_paisa',
      names: ['invoice.customer_name', 'invoice.customer_name_np'],
      codes: ['document.number', 'invoice.customer_phone'],
      sound: 'party.name_sound',
    },
  ],
  ['incomes', incomeContract.list, {}, due('income', 'customer')],
  ['expenses', expenseContract.list, {}, due('expense', 'vendor')],
  ['receipts', paymentContract.listSettlements, { kind: 'RECEIVED' }, settled('RECEIVED', 'customer')],
  ['payments', paymentContract.listSettlements, { kind: 'PAID' }, settled('PAID', 'vendor')],
];

/** All keys that each search finds where every document is looked at, the newest first. */
async function walk({ from, day, outlet, total, ...looked }: Walked, outletId: number | null): Promise<number[][]> {
  const pattern = (text: string) => `%${text.trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const contains = [
    ...looked.names.map((column) => `${column} ilike written`),
    ...looked.codes.map((column) => `${column} ilike any (array[written, latin, nepali])`),
  ];
  const rows = await app.asOwner(
    `select (select coalesce(array_agg(${outlet}.id order by ${day} desc, ${outlet}.id desc), '{}') from ${from}
       where ${outlet}.business_id = $1 and ($6::bigint is null or ${outlet}.outlet_id = $6)
         and (${contains.join(' or ')} or coalesce(${total} = amount, false) or coalesce(${looked.sound} like '%' || sound || '%', false))) as ids
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $7::bigint[])
       with ordinality as asked (written, latin, nepali, sound, amount, place)
     order by place`,
    [
      shop.owner.businessId,
      searches.map(pattern),
      searches.map((text) => pattern(toLatin(text))),
      searches.map((text) => pattern(toDevanagari(text))),
      searches.map(searchedSound),
      outletId,
      searches.map((text) => (/^[1-9१-९]/.test(text) ? parseRupees(text) : null)),
    ],
  );
  return rows.map((row) => z.array(z.coerce.number()).parse(row['ids']));
}

const listed = z.object({ data: z.array(z.object({ id: z.int() })), recordsTotal: z.int() });

async function found(person: Person, endpoint: Endpoint, query: object): Promise<{ ids: number[]; total: number }> {
  const { data, recordsTotal } = listed.parse(await (await send(person, endpoint, { query })).json());
  return { ids: data.map(({ id }) => id), total: recordsTotal };
}

test.each(['the whole business', 'one outlet'])(
  'in %s an index finds the documents that a walk finds, in its order',
  async (where) => {
    const [person, outletId] = where === 'one outlet' ? [cashier, outletIds[1]] : [shop.owner, null];
    const differing: unknown[] = [];
    let some = 0;
    for (const [name, endpoint, narrowed, walked] of lists) {
      const expected = await walk(walked, outletId);
      for (const [position, search] of searches.entries()) {
        const ids = expected[position] ?? [];
        if (ids.length > 0 && ids.length < many / 2) some += 1;
        const pages = [
          [{}, ids.slice(0, 10)],
          [{ pageNumber: 2 }, ids.slice(20, 30)],
        ] as const;
        for (const [page, rows] of pages) {
          const answer = await found(person, endpoint, { ...narrowed, search, pageSize: 10, ...page });
          if (JSON.stringify(answer) !== JSON.stringify({ ids: rows, total: ids.length }))
            differing.push({ name, search, page, answer, rows, total: ids.length });
        }
      }
    }
    expect(differing).toEqual([]);
    expect(some).toBeGreaterThan(40);
  },
);

test('in another order a search finds the same documents', async () => {
  const query = { search: 'sita', pageSize: 1000 };
  const usual = await found(shop.owner, invoiceContract.list, query);
  const byNumber = await found(shop.owner, invoiceContract.list, { ...query, sort: 'code' });
  expect(byNumber.ids).not.toEqual(usual.ids);
  expect(new Set(byNumber.ids)).toEqual(new Set(usual.ids));
});

test('a bill is found by the name that is printed on it, and by that of today only as it sounds', async () => {
  const { owner } = shop;
  const person = { phoneNumber: '9857011223', focalPerson: 'Gita', ...(await addressIn(owner)) };
  const { id, version } = await call(owner, customerContract.save, { body: { ...person, name: 'Quality Traders' } });
  const bill = await sell(shop, { customerId: id, outletId: shop.outletId });
  const renamed = { ...person, id, version, name: 'Xanadu Suppliers', phoneNumber: '9857099887' };
  await call(owner, customerContract.save, { body: renamed });
  const later = await sell(shop, { customerId: id, outletId: shop.outletId });
  const codes = async (search: string) =>
    (await call(owner, invoiceContract.list, { query: { search } })).rows.map(({ code }) => code);
  expect(await codes('quality tr')).toEqual([bill.code]);
  expect(await codes('9857011223')).toEqual([bill.code]);
  expect(await codes('९८५७०९९८८७')).toEqual([later.code]);
  // Within a word nothing is found by sound.
  expect(await codes('anadu')).toEqual([later.code]);
  expect(await codes('जानडु सप्लायर्स')).toEqual([]);
  expect(await codes('ksanadu')).toEqual([later.code, bill.code]);
});

test('documents of other outlets and businesses are not found, even where the index answers them', async () => {
  const neighbour = await openShop(app);
  await fillNames(app, neighbour.owner.businessId, 20);
  await fillDocuments(app, { businessId: neighbour.owner.businessId, outletIds: [neighbour.outletId] }, 20);
  const outletOf = async (ids: readonly number[]) =>
    (await app.asOwner('select distinct business_id, outlet_id from document where id = any($1)', [ids])).map((row) =>
      Object.values(row).map(Number),
    );
  const keysFor = async (person: Person, outletId: number | null, finder: string) => {
    const tenant = { businessId: person.businessId, outletId, userId: person.userId };
    const keys = await app.services.database.transaction('read', tenant, (tx) =>
      tx.query<{ id: number }>(`select ${finder}('{tent,nea}') as id`),
    );
    return outletOf(keys.map(({ id }) => id));
  };
  for (const finder of ['document_headed', 'expense_billed', 'document_found']) {
    expect(await keysFor(cashier, outletIds[1], finder)).toEqual([[shop.owner.businessId, outletIds[1]]]);
    expect(await keysFor(neighbour.owner, null, finder)).toEqual([[neighbour.owner.businessId, neighbour.outletId]]);
  }
  const look = async (person: Person) => [
    await found(person, incomeContract.list, { search: 'tent' }),
    await found(person, expenseContract.list, { search: 'nea' }),
    await call(person, searchContract.find, { query: { search: 'nea' } }),
  ];
  const people = [cashier, neighbour.owner];
  const before = await Promise.all(people.map(look));
  // A fault in it: it answers everybody's keys. The statements that ask name the business, and the walls stand as ever.
  await app.asOwner('alter function document_found rename to document_found_own');
  await app.asOwner(`create function document_found(searched text[]) returns setof bigint language sql stable security definer as
    'select id from document'`);
  expect(await Promise.all(people.map(look))).toEqual(before);
  await app.asOwner('drop function document_found');
  await app.asOwner('alter function document_found_own rename to document_found');
});
