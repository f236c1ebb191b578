import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/database.ts';
import type { NewRow } from '../../../platform/database/table-types.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { findingsOf } from '../../../testing/books.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** What the database holds by itself of entries, whoever writes them: the posting function never comes that far. */
let app: TestApp;
let shop: Shop;
let former: number;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await sell(shop);
  const [entry] = await app.asOwner('select max(id)::int as id from journal_entry where business_id = $1', [
    shop.owner.businessId,
  ]);
  former = Number(entry?.['id']);
});
afterAll(() => app.close());

const day = '2026-11-20';

function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { businessId, userId } = shop.owner;
  return app.services.database.transaction('write', { businessId, outletId: null, userId }, work);
}

function openEntry(tx: Tx): Promise<number> {
  return insertRow(tx, 'journal_entry', {
    business_id: shop.owner.businessId,
    outlet_id: shop.outletId,
    fiscal_year: '2083/84',
    kind: 'JOURNAL',
    source_kind: 'JOURNAL',
    source_id: 1,
    source_version: null,
    posting_date: day,
    posting_date_bs: '2083-08-04',
    narration: null,
    reverses_id: null,
    adjusts_id: null,
    created_by: null,
  });
}

type Amount = { account: string; paisa: number; variantId?: number };

/** Lines of an entry: a debit above zero, a credit below. */
function linesOf(entryId: number, amounts: readonly Amount[], from = 1): NewRow<'journal_line'>[] {
  return amounts.map(({ account, paisa, variantId }, position) => ({
    business_id: shop.owner.businessId,
    entry_id: entryId,
    line_number: from + position,
    posting_date: day,
    account_code: account,
    customer_id: null,
    vendor_id: null,
    category_id: null,
    item_variant_id: variantId ?? null,
    outlet_id: shop.outletId,
    tax_code: null,
    tax_rate_hundredths: null,
    debit_paisa: Math.max(paisa, 0),
    credit_paisa: Math.max(-paisa, 0),
  }));
}

/** One entry with lines that are written in as many statements as there are groups of them. */
function enter(...groups: Amount[][]): Promise<void> {
  return write(async (tx) => {
    const entryId = await openEntry(tx);
    let written = 0;
    for (const group of groups) {
      await insertRows(tx, 'journal_line', linesOf(entryId, group, written + 1));
      written += group.length;
    }
  });
}

const cash = (paisa: number): Amount => ({ account: 'CASH', paisa });
const capital = (paisa: number): Amount => ({ account: 'CAPITAL', paisa });

/** Of entries that no document stands behind: they balance, and what is kept beside them says them. */
async function expectBalance(): Promise<void> {
  const findings = (await findingsOf(app)).filter(({ check }) => /^(balance|chain|rows of|kept )/.test(check));
  expect(findings.length).toBeGreaterThan(40);
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
}

test('an entry balances at the end of its transaction, in however many statements its lines came', async () => {
  await enter([cash(300)], [capital(-100), capital(-200)]);
  const unbalanced = { code: '23514', constraint: 'journal_entry_balanced' };
  await expect(enter([cash(300)], [capital(-200)])).rejects.toMatchObject(unbalanced);
  await expect(enter([cash(300)])).rejects.toMatchObject(unbalanced);
  await expect(enter()).rejects.toMatchObject(unbalanced);
  await expectBalance();
});

test('of any entries of a transaction all balance, or none is written', async () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 });
  const entries = fc.array(fc.record({ amounts, missing: fc.constantFrom(0, 0, 0, 1) }), {
    minLength: 1,
    maxLength: 4,
  });
  const count = async () => Number((await app.asOwner('select count(*)::int as n from journal_entry'))[0]?.['n']);
  await fc.assert(
    fc.asyncProperty(entries, async (said) => {
      const before = await count();
      const written = write(async (tx) => {
        for (const entry of said) {
          const total = entry.amounts.reduce((sum, amount) => sum + amount, 0);
          const lines = [...entry.amounts.map(cash), capital(-total - entry.missing)];
          await insertRows(tx, 'journal_line', linesOf(await openEntry(tx), lines));
        }
      });
      const isRefused = said.some(({ missing }) => missing > 0);
      expect(await written.then(() => false).catch(() => true)).toBe(isRefused);
      expect(await count()).toBe(before + (isRefused ? 0 : said.length));
    }),
    { numRuns: 30 },
  );
  await expectBalance();
});

test('nothing is added to an entry of another transaction, balanced or not', async () => {
  const lines = write((tx) => insertRows(tx, 'journal_line', linesOf(former, [cash(100), capital(-100)], 101)));
  await expect(lines).rejects.toMatchObject({ code: '23503', constraint: 'journal_line_entry' });
  const move = write((tx) =>
    insertRow(tx, 'stock_move', {
      business_id: shop.owner.businessId,
      entry_id: former,
      item_variant_id: shop.tea.variantId,
      outlet_id: shop.outletId,
      quantity: 1,
      value_paisa: 0,
      kind: 'OPENING',
      source_kind: 'ITEM',
      source_id: 1,
      source_line_id: null,
      source_line: null,
      returns_id: null,
      moved_on: day,
    }),
  );
  await expect(move).rejects.toMatchObject({ code: '23503', constraint: 'stock_move_entry' });
});

test('a line names an account and goods that there are, and holds them', async () => {
  const unknown = { account: 'UNKNOWN', paisa: -100 };
  await expect(enter([cash(100), unknown])).rejects.toMatchObject({ constraint: 'journal_line_account' });
  const noGoods = { account: 'INVENTORY', paisa: -100, variantId: 999_999 };
  await expect(enter([cash(100), noGoods])).rejects.toMatchObject({ constraint: 'journal_line_variant' });
  const neighbour = await openShop(app);
  const foreign = { account: 'INVENTORY', paisa: -100, variantId: neighbour.tea.variantId };
  await expect(enter([cash(100), foreign])).rejects.toMatchObject({ constraint: 'journal_line_variant' });
});

test('goods that are booked stay, and so do accounts', async () => {
  const { businessId } = shop.owner;
  const ofBusiness = (text: string) => write((tx) => tx.query(text, [businessId]));
  const booked = await write(async (tx) => {
    const itemId = await tx.query<{ id: number }>(
      `insert into item (business_id, code, name, category_business_id, category_id, unit_business_id, unit_id, taxable)
       select business_id, 'BOOKED', 'Booked', category_business_id, category_id, unit_business_id, unit_id, false
       from item where business_id = $1 order by id limit 1 returning id`,
      [businessId],
    );
    const [variant] = await tx.query<{ id: number }>(
      'insert into item_variant (business_id, item_id, selling_price_paisa) values ($1, $2, 100) returning id',
      [businessId, itemId[0]?.id],
    );
    return variant?.id ?? 0;
  });
  await enter([cash(100), { account: 'INVENTORY', paisa: -100, variantId: booked }]);
  await expect(ofBusiness(`delete from item where business_id = $1 and code = 'BOOKED'`)).rejects.toMatchObject({
    code: '23503',
    constraint: 'journal_line_variant',
  });
  await expect(ofBusiness(`delete from account where business_id = $1 and code = 'ROUNDING'`)).rejects.toThrow(
    'account is append-only',
  );
  await expect(ofBusiness(`update account set code = 'ELSE' where business_id = $1`)).rejects.toThrow(
    'account is append-only',
  );
});
