import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDataFolder } from '../../resilience/testing/program.ts';
import { findingsOf, headsOf, tamper, withFaults } from '../../testing/books.ts';
import { openShop, sell, type Shop } from '../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testChainKey } from '../../testing/test-database.ts';
import { type ChainHead, linkBlocks, linkHash, linkKey, printedHead } from '../core/audit-chain.ts';
import { deriveKeys } from '../core/keys.ts';
import { readPrintedHeads } from './printed-heads.ts';
import { type Finding, readHeads } from './verify.ts';

let app: TestApp;
let shop: Shop;
/** Where the chains of the tests before stand, whose books are not looked into again. */
let since: ChainHead[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  since = await readHeads(app.services.database);
  shop = await openShop(app);
  await sell(shop);
  await sell(shop);
});
afterAll(() => app.close());

type Looking = Parameters<typeof findingsOf>[1];

/** What is found in the shop's books, each with its first fault. */
async function faultsOf(more: Looking = {}, books: Parameters<typeof findingsOf>[0] = app) {
  const findings = await findingsOf(books, { since, ...more });
  return findings
    .filter(({ businessId, faults }) => businessId === shop.owner.businessId && faults.length > 0)
    .map(({ check, faults }) => [check, faults[0]]);
}

/** Where the shop's chain stands. */
async function headOfShop(): Promise<ChainHead> {
  const head = (await findingsOf(app, { since })).find(({ businessId }) => businessId === shop.owner.businessId)?.head;
  if (head === undefined) throw new Error('the shop has no chain');
  return head;
}

/**
 * What is found after somebody had these statements done, who has the database itself in their hands. They are of this
 * shop alone, whose books the tests after this one do not look into.
 */
async function faultsAfter(statements: readonly string[], more: Looking = {}) {
  await tamper(app, ...statements);
  return faultsOf(more);
}

/** The shop's links from one on, made anew: `hash` says how, of the link before in `previous` and the events' digest in `digest`. */
function linksAnew(hash: string, from = 1): string {
  const { businessId } = shop.owner;
  return `declare link record; previous bytea := coalesce(
      (select audit_link.hash from audit_link where business_id = ${businessId} and seq = ${from - 1}), ''); digest bytea;
    begin
      for link in select * from audit_link where business_id = ${businessId} and seq >= ${from} order by seq loop
        select sha256(convert_to(string_agg(audit_event_text(id, user_id, at, table_name, row_id, action, before, after, row_ids, event.digest), e'\\x1e' order by event.id), 'UTF8')) into digest
          from audit_event event where business_id = ${businessId} and transaction_id = link.transaction_id;
        previous := ${hash};
        update audit_link set hash = previous where business_id = ${businessId} and seq = link.seq;
      end loop;
      update audit_head set hash = previous where business_id = ${businessId};
    end`;
}

/** Taxable is moved to exempt on the last bill, in its row and in what the events say of it. */
const forged = [
  `update invoice set exempt_paisa = exempt_paisa + taxable_paisa, taxable_paisa = 0 where id = (select max(id) from invoice)`,
  `update audit_event set after = (select to_json(invoice) from invoice where id = row_id)
     where table_name = 'invoice' and row_id = (select max(id) from invoice)`,
];

test('a chain that is made anew over forged events is found, since its key is not in the database', async () => {
  const faults = await faultsAfter([...forged, linksAnew('sha256(previous || digest)')]);
  expect(faults).toContainEqual(['chain', expect.objectContaining({ links: expect.any(Number) })]);
});

test('whoever has listened to the key of one link can make no other with it', async () => {
  const { seq } = await headOfShop();
  const [last] = await app.asOwner('select transaction_id from audit_link where business_id = $1 and seq = $2', [
    shop.owner.businessId,
    seq,
  ]);
  const heard = linkBlocks(testChainKey, {
    businessId: shop.owner.businessId,
    transactionId: String(last?.['transaction_id']),
  });
  const [inner, outer] = heard.map((block) => `'\\x${block.toString('hex')}'::bytea`);
  const anew = linksAnew(`sha256(${outer} || sha256(${inner} || previous || digest))`, seq - 1);
  expect(await faultsAfter([...forged, anew])).toEqual([['chain', expect.objectContaining({ seq: seq - 1 })]]);
});

test('an event whose link stands beside the chain is outside of it', async () => {
  const { businessId } = shop.owner;
  const books = withFaults(
    app,
    'alter table audit_link drop constraint audit_link_seq_check',
    `insert into audit_event (business_id, transaction_id, table_name, row_id, action, before, after)
       select business_id, '00000000-0000-4000-8000-000000000001', table_name, row_id, 'update', after, after
       from audit_event where business_id = ${businessId} and table_name = 'customer' order by id limit 1`,
    `insert into audit_link (business_id, seq, transaction_id, event_count, hash)
       values (${businessId}, -1, '00000000-0000-4000-8000-000000000001', 1, '')`,
  );
  const faults = await faultsOf({}, books);
  expect(faults).toEqual([['chain', expect.objectContaining({ outside: 'the chain' })]]);
});

test('once the chain goes on under a newer secret, no link of a former one follows', async () => {
  const { businessId } = shop.owner;
  const former = deriveKeys('a secret that was given away').auditChain;
  const { seq } = await headOfShop();
  const [last] = await app.asOwner(
    `select link.transaction_id::text as transaction_id,
       (select encode(hash, 'hex') from audit_link where business_id = $1 and seq = $2 - 1) as previous,
       encode(sha256(convert_to(string_agg(audit_event_text(id, user_id, at, table_name, row_id, action, before, after, row_ids, event.digest), e'\\x1e' order by event.id), 'UTF8')), 'hex') as digest
     from audit_link link join audit_event event using (business_id, transaction_id)
     where business_id = $1 and seq = $2 group by link.transaction_id`,
    [businessId, seq],
  );
  const key = linkKey(former, { businessId, transactionId: String(last?.['transaction_id']) });
  const hash = linkHash(
    key,
    Buffer.from(String(last?.['previous']), 'hex'),
    Buffer.from(String(last?.['digest']), 'hex'),
  );
  const stored = `'\\x${hash.toString('hex')}'`;
  const newest = [
    `update audit_link set hash = ${stored} where business_id = ${businessId} and seq = ${seq}`,
    `update audit_head set hash = ${stored} where business_id = ${businessId}`,
  ];
  const chainKeys = [testChainKey, former];
  expect(await faultsAfter(newest, { chainKeys })).toEqual([['chain', expect.objectContaining({ seq })]]);
});

test('under another secret the chain says so once, and under one of the former it is whole', async () => {
  const other = deriveKeys('another secret').auditChain;
  expect(await faultsOf({ chainKeys: [other] })).toEqual([
    ['chain', expect.objectContaining({ madeUnder: expect.any(String) })],
  ]);
  expect(await faultsOf({ chainKeys: [other, testChainKey] })).toEqual([]);
});

test('a chain that was cut off is found by the head that was printed before, and goes on from it otherwise', async () => {
  const heads = [await headOfShop()];
  await sell(shop);
  expect(await faultsOf({ heads })).toEqual([]);
  const { businessId, seq = 0, hash = '' } = heads[0] ?? {};
  await tamper(
    app,
    `delete from audit_event where business_id = ${businessId} and transaction_id in (
       select transaction_id from audit_link where business_id = ${businessId} and seq >= ${seq})`,
    `delete from audit_link where business_id = ${businessId} and seq >= ${seq}`,
    `update audit_head set seq = ${seq} - 1, hash = (select audit_link.hash from audit_link
       where business_id = ${businessId} and seq = ${seq} - 1) where business_id = ${businessId}`,
  );
  expect((await faultsOf()).map(([check]) => check)).not.toContain('chain');
  const isCut = ['chain', { printed: `${seq} ${hash}`, isThere: false, lastLink: seq - 1 }];
  expect(await faultsOf({ heads })).toContainEqual(isCut);
  await sell(shop);
  // What was printed since, of the chain that goes on, does not stand in for what was printed before.
  expect(await faultsOf({ heads: [...heads, await headOfShop()] })).toContainEqual([
    'chain',
    expect.objectContaining({ printed: `${seq} ${hash}`, isThere: false }),
  ]);
});

test('since a moment when all was in order, whoever has written nothing is not looked into', async () => {
  const neighbour = await openShop(app);
  const lookedInto = (findings: Finding[]) =>
    new Set(findings.filter(({ check }) => check !== 'unchanged').map(({ businessId }) => businessId));
  const before = await findingsOf(app, { since });
  const both = [shop.owner.businessId, neighbour.owner.businessId];
  expect([...lookedInto(before)]).toEqual(expect.arrayContaining(both));
  await sell(shop);
  const after = await findingsOf(app, { since: headsOf(before) });
  expect(lookedInto(after)).toEqual(new Set([shop.owner.businessId]));
  // What it says of the others is as good for the next time.
  expect(headsOf(after)).toHaveLength(headsOf(before).length);
  expect(lookedInto(await findingsOf(app, { since: headsOf(after) }))).toEqual(new Set());
  await tamper(app, `update invoice set print_count = 7 where business_id = ${shop.owner.businessId}`);
  await sell(shop);
  const faulty = await findingsOf(app, { since: headsOf(after) });
  expect(faulty.filter(({ faults }) => faults.length > 0).map(({ check }) => check)).toContain('rows of invoice');
});

test('a business that is gone is found by its printed head', async () => {
  const gone = { businessId: 999_999, seq: 3, hash: 'ab'.repeat(32) };
  const found = await findingsOf(app, { since, heads: [gone] });
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([
    expect.objectContaining({ businessId: 999_999, check: 'chain' }),
  ]);
});

test('heads are read from any text that they were printed in, and a text without any is said to have none', async () => {
  const file = join(makeDataFolder(), 'kept.txt');
  const heads = [await headOfShop(), { businessId: 7, seq: 12, hash: '0f'.repeat(32) }];
  writeFileSync(file, `Kept by the auditor:\n${heads.map(printedHead).join('\n  ')}\n`);
  expect(await readPrintedHeads(file)).toEqual(heads);
  writeFileSync(file, 'nothing of the kind');
  await expect(readPrintedHeads(file)).rejects.toThrow(`${file} says of no chain where it stood.`);
  await expect(readPrintedHeads(`${file}.none`)).rejects.toThrow(`${file}.none cannot be read`);
});
