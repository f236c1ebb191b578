import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectOwner, type OwnerConnection } from '../platform/database/database.ts';
import { call } from '../testing/caller.ts';
import { addOutlet } from '../testing/people.ts';
import { addItem, lineOf, openShop, sell, type Shop } from '../testing/shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { requestAddress } from '../testing/test-database.ts';

/**
 * Row level security is the second wall: these statements do what no statement of the product does, they name no
 * business. They run as the role of the requests, past the server.
 */
let app: TestApp;
let shop: Shop;
let neighbour: Shop;
let secondOutletId: number;
let connection: OwnerConnection;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  neighbour = await openShop(app);
  secondOutletId = await addOutlet(app, shop.owner, 'KTM');
  const lamps = { name: 'Lamp', taxable: true, sellingPrice: 90, quantity: 5, cost: 50 };
  const { variantId } = await addItem(shop.owner, secondOutletId, lamps);
  await pay(shop, await sell(shop, { outletId: shop.outletId }));
  await pay(shop, await sell(shop, { outletId: secondOutletId, lines: [lineOf(variantId)] }));
  await pay(neighbour, await sell(neighbour));
  for (const { owner } of [shop, neighbour])
    await call(owner, itemCategoryContract.save, { body: { name: `Own goods of ${owner.businessId}`, code: 'OWN' } });
  const [row] = await app.asOwner('select current_database() as name');
  connection = await connectOwner(requestAddress(inject('databaseServer'), String(row?.['name'])));
});
afterAll(async () => {
  await connection.end();
  await app.close();
});

function pay({ owner }: Shop, bill: { id: number; grandTotal: number }) {
  const row = { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: bill.grandTotal } as const;
  return call(owner, paymentContract.create, {
    body: { componentEntityId: bill.id, paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: bill.grandTotal },
  });
}

type Tenant = { businessId: number; outletId?: number };

/** Runs statements as a request of that business does, or of none; nothing of it stays. */
async function asRequest<T>(tenant: Tenant | null, work: () => Promise<T>): Promise<T> {
  await connection.query('begin');
  try {
    if (tenant !== null)
      await connection.query('select begin_tenant($1, $2, null)', [tenant.businessId, tenant.outletId ?? null]);
    return await work();
  } finally {
    await connection.query('rollback');
  }
}

async function namesOf(query: string): Promise<string[]> {
  return (await app.asOwner(query)).map((row) => String(row['name']));
}

const isolatedTables = () =>
  namesOf(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
    order by relname`);

/** Whose rows a look at the whole table shows. */
async function businessesIn(table: string): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(`select distinct business_id as id from ${table}`);
  return rows.map(({ id }) => id);
}

/** Tables in which both shops and, where it says so, the platform have rows, so that a look at them can tell. */
async function visibleTo(tenant: Tenant | null): Promise<Map<string, number[]>> {
  const tables = await isolatedTables();
  return asRequest(tenant, async () => {
    const seen = new Map<string, number[]>();
    for (const table of tables) seen.set(table, await businessesIn(table));
    return seen;
  });
}

const tablesOfBoth = [
  'account',
  'audit_event',
  'audit_head',
  'audit_link',
  'customer',
  'document',
  'invoice',
  'invoice_line',
  'item',
];
tablesOfBoth.push('item_variant', 'journal_entry', 'journal_line', 'number_series', 'outlet', 'payment');
tablesOfBoth.push('payment_allocation', 'stock_balance', 'stock_move', 'user_role');
const sharedTables = ['item_category', 'unit', 'role', 'role_module_privilege'];
const finders = [
  'customer_found',
  'debit_note_numbered',
  'direct_cost_billed',
  'document_headed',
  'expense_billed',
  'item_named',
  'purchase_billed',
  'service_found',
  'variant_named',
  'vendor_address_in',
  'vendor_found',
];
/** The platform's: they refuse whoever else asks. */
const lookingAcross = {
  business_of_paper_link: `business_of_paper_link('A')`,
  business_of_shared_item: 'business_of_shared_item(gen_random_uuid())',
  businesses_with_due_cbms: 'businesses_with_due_cbms(now())',
  businesses_with_due_messages: 'businesses_with_due_messages(now())',
  businesses_with_due_reminders: `businesses_with_due_reminders('2026-11-20', 10, '2083-07')`,
  businesses_with_due_reports: `businesses_with_due_reports('2026-11-20', 10)`,
  businesses_with_due_report_files: 'businesses_with_due_report_files(now())',
  businesses_with_due_notices: `businesses_with_due_notices('2026-11-20')`,
  businesses_with_due_recurring: `businesses_with_due_recurring('2026-11-20')`,
  businesses_with_due_samples: 'businesses_with_due_samples(now())',
  businesses_with_due_counters: 'businesses_with_due_counters(now())',
  chain_heads: 'chain_heads()',
  first_posting_between: `first_posting_between('1990-01-01', '2090-01-01')`,
  people_of_shared_roles: 'people_of_shared_roles()',
  remove_samples_of: 'remove_samples_of(1, 1)',
  shared_role_in_use: 'shared_role_in_use(1)',
  shared_sub_category_in_use: 'shared_sub_category_in_use(1)',
  yield_samples: 'yield_samples(1, now())',
  work_across_businesses: `work_across_businesses('{1}')`,
};
const tablesOfOutlets = [
  'document',
  'journal_entry',
  'journal_line',
  'number_series',
  'payment',
  'stock_balance',
  'stock_move',
];

describe('of a business', () => {
  test('a look that names no business shows its own rows and what is shared', async () => {
    const { businessId } = shop.owner;
    const seen = await visibleTo({ businessId });
    for (const [table, businesses] of seen)
      expect([table, businesses.filter((id) => id !== businessId && id !== 0)]).toEqual([table, []]);
    for (const table of tablesOfBoth) expect([table, seen.get(table)]).toEqual([table, [businessId]]);
    for (const table of sharedTables) expect([table, seen.get(table)]).toEqual([table, expect.arrayContaining([0])]);
    const categories = await asRequest({ businessId }, () => businessesIn('item_category'));
    expect(new Set(categories)).toEqual(new Set([0, businessId]));
  });

  test('a look of nobody shows nothing but what is shared', async () => {
    for (const [table, businesses] of await visibleTo(null))
      expect([table, businesses.filter((id) => id !== 0)]).toEqual([table, []]);
  });

  test('a change that names no business changes its own rows alone', async () => {
    const { businessId } = shop.owner;
    const countOf = (text: string) => asRequest({ businessId }, async () => (await connection.query(text)).rowCount);
    const [own] = await app.asOwner('select count(*)::int as n from customer where business_id = $1', [businessId]);
    expect(await countOf(`update customer set tole = 'Here'`)).toBe(own?.['n']);
    expect(await countOf(`delete from idempotency`)).toBe(0);
    expect(await countOf(`update customer set tole = 'There' where id = ${neighbour.customerId}`)).toBe(0);
  });

  test('what finds names finds its own alone, and nothing for nobody', async () => {
    const { businessId } = shop.owner;
    for (const finder of finders) {
      const found = async (tenant: Tenant | null) => {
        const text = `select ${finder}('{ra,te,kirana,98,890}') as id`;
        const { rows } = await asRequest(tenant, () => connection.query<{ id: number }>(text));
        return rows.map(({ id }) => id);
      };
      expect([finder, await found(null), await found({ businessId: 0 })]).toEqual([finder, [], []]);
    }
    const { rows } = await asRequest({ businessId }, () =>
      connection.query<{ id: number }>(`select customer_found('{kirana}') as id`),
    );
    expect(rows).toEqual([{ id: shop.customerId }]);
  });

  test('no row is written for another business, and none is given away', async () => {
    const { businessId } = shop.owner;
    const other = neighbour.owner.businessId;
    for (const text of [
      `insert into brand (business_id, name) values (${other}, 'Wai Wai')`,
      `insert into outlet (business_id, code, name) values (${other}, 'POK', 'Pokhara')`,
      `update outlet set business_id = ${other} where code = 'KTM'`,
      `insert into journal_line (business_id, entry_id, line_number, account_code, outlet_id, debit_paisa, credit_paisa)
        values (${other}, 1, 9, 'CASH', 1, 1, 0)`,
    ])
      await expect(asRequest({ businessId }, () => connection.query(text))).rejects.toThrow(
        'row-level security policy',
      );
  });
});

describe('of what is shared', () => {
  test('everybody reads it, and nobody but the platform writes it', async () => {
    const { businessId } = shop.owner;
    const countOf = (text: string) => asRequest({ businessId }, async () => (await connection.query(text)).rowCount);
    for (const table of ['item_category', 'unit']) {
      expect(await countOf(`select from ${table} where business_id = 0`)).toBeGreaterThan(0);
      expect(await countOf(`update ${table} set is_active = false where business_id = 0`)).toBe(0);
      expect(await countOf(`delete from ${table} where business_id = 0`)).toBe(0);
    }
    const sharing = `insert into brand (business_id, name) values (0, 'Wai Wai')`;
    await expect(asRequest({ businessId }, () => connection.query(sharing))).rejects.toThrow(
      'row-level security policy',
    );
    expect(await asRequest({ businessId: 0 }, async () => (await connection.query(sharing)).rowCount)).toBe(1);
  });
});

describe('across businesses', () => {
  const everybody = () => [shop.owner.userId, neighbour.owner.userId];
  const lookAcross = async () => {
    const text = 'select user_id, roles from work_across_businesses($1) order by user_id';
    return (await connection.query<{ user_id: number; roles: unknown[] }>(text, [everybody()])).rows;
  };
  const countAcross = async () => {
    const text = `select sum(counted.people)::int as people from people_of_shared_roles() counted
      join role on role.id = counted.role_id and role.business_id = 0 where role.code = 'OWNER'`;
    return (await connection.query<{ people: number }>(text)).rows[0]?.people;
  };

  test('the platform sees who works where, and is itself again afterwards', async () => {
    const seen = await asRequest({ businessId: 0 }, async () => {
      const rows = await lookAcross();
      const { rows: after } = await connection.query<{ own: string }>(
        `select current_setting('app.business_id') as own`,
      );
      return { rows, own: after[0]?.own, outlets: await businessesIn('outlet') };
    });
    expect(seen.rows.map((row) => [row.user_id, row.roles.length])).toEqual(everybody().map((id) => [id, 1]));
    expect(seen).toMatchObject({ own: '0', outlets: [] });
  });

  test('the platform counts who has a shared role, and is itself again afterwards', async () => {
    const seen = await asRequest({ businessId: 0 }, async () => ({
      people: await countAcross(),
      outlets: await businessesIn('outlet'),
    }));
    expect(seen).toEqual({ people: 2, outlets: [] });
  });

  test('nobody else does, not even for their own people', async () => {
    for (const tenant of [{ businessId: shop.owner.businessId }, null])
      for (const look of Object.values(lookingAcross))
        await expect(asRequest<unknown>(tenant, () => connection.query(`select ${look}`))).rejects.toThrow(
          'only the platform looks across businesses',
        );
    // The way that a business goes shows nothing of the neighbour, even when it names them.
    const { rows } = await asRequest({ businessId: shop.owner.businessId }, () =>
      connection.query('select outlets, roles from work_of($1, $2)', [neighbour.owner.businessId, everybody()]),
    );
    expect(rows).toEqual(everybody().map(() => ({ outlets: [], roles: [] })));
  });
});

describe('of an outlet', () => {
  test('only its own documents, entries, stock and numbers exist', async () => {
    const { businessId } = shop.owner;
    const outletsIn = async (table: string) => {
      const { rows } = await connection.query<{ id: number }>(`select distinct outlet_id as id from ${table}`);
      return rows.map(({ id }) => id).toSorted((one, other) => one - other);
    };
    for (const table of tablesOfOutlets) {
      const whole = await asRequest({ businessId }, () => outletsIn(table));
      expect([table, whole]).toEqual([table, [shop.outletId, secondOutletId]]);
      const second = await asRequest({ businessId, outletId: secondOutletId }, () => outletsIn(table));
      expect([table, second]).toEqual([table, [secondOutletId]]);
    }
    const elsewhere = `insert into number_series (business_id, outlet_id, kind, fiscal_year)
      values (${businessId}, ${shop.outletId}, 'INVOICE', '2090/91')`;
    const writing = asRequest({ businessId, outletId: secondOutletId }, () => connection.query(elsewhere));
    await expect(writing).rejects.toThrow('row-level security policy');
  });
});

describe('the wall itself', () => {
  test('gives a request of one outlet no right that others have not, and takes none', async () => {
    const rightsOf = (role: string) =>
      namesOf(
        `select table_name || ' ' || privilege_type as name from information_schema.role_table_grants where grantee = '${role}'
         union select object_name || ' ' || privilege_type from information_schema.role_usage_grants where grantee = '${role}'
         union select routine_name || ' ' || privilege_type from information_schema.role_routine_grants where grantee = '${role}'
         order by name`,
      );
    const rights = await rightsOf('bahi_app');
    expect(rights).toEqual(expect.arrayContaining(['invoice INSERT', 'customer_found EXECUTE']));
    expect(await rightsOf('bahi_outlet')).toEqual(rights);
    // Who forgets the outlet sees nothing of any.
    const { rows } = await asRequest({ businessId: shop.owner.businessId, outletId: secondOutletId }, async () => {
      await connection.query(`set local app.outlet_id = ''`);
      return connection.query('select from document');
    });
    expect(rows).toEqual([]);
  });

  test('stands around every table that has a business', async () => {
    const open = await namesOf(
      `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'business_id'
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
         and not (relrowsecurity and relforcerowsecurity and exists (select from pg_policy where polrelid = pg_class.oid))`,
    );
    // Users sign in before it is known whose they are.
    expect(open).toEqual(['app_user']);
    // These do not ask for the caller's own rights: they answer keys of rows of the own business, or the platform alone,
    // or refuse to delete, or to make of another nature or outlet, what is booked in an outlet that the caller does not see, or follow a row that was written, or
    // look among people and businesses, whose tables stand open to the caller as well.
    const others = [
      // Of all outlets, whose day binds whoever works in one: a day alone is told, of the business of the request.
      'closed_through',
      'cut_over_day',
      'first_booked_day',
      'keep_account_nature',
      'keep_account_of_loan',
      'keep_account_outlet',
      'keep_booked_goods',
      'keep_party_total',
      'move_district_months',
      'app_user_found',
      'business_found',
    ];
    expect(
      await namesOf(`select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
        order by proname`),
    ).toEqual([...finders, ...Object.keys(lookingAcross), ...others].toSorted());
    expect(
      await namesOf(
        `select relname as name from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
           and not coalesce(reloptions, '{}') @> '{security_invoker=true}'`,
      ),
    ).toEqual([]);
  });

  test.for([
    'alter table customer disable row level security',
    'alter table customer no force row level security',
    'drop policy business_only on customer',
    'create policy anything on customer using (true)',
    'alter role bahi_app bypassrls',
    'set role postgres',
    'set session authorization postgres',
    'truncate customer',
    'drop trigger audit on customer',
    'create table mine (id int)',
    `update journal_line set debit_paisa = 1`,
    'delete from audit_event',
    'set row_security = off; select * from customer',
  ])('cannot be passed by the role of the requests: %s', async (text) => {
    const { businessId } = shop.owner;
    await expect(asRequest({ businessId }, () => connection.query(text))).rejects.toThrow(
      /permission denied|must be owner|must be member|must be superuser|would be affected by row-level security/,
    );
  });

  test('is what keeps the neighbours out: without it the same look shows them', async () => {
    const { businessId } = shop.owner;
    const look = () => asRequest({ businessId }, () => businessesIn('customer'));
    expect(await look()).toEqual([businessId]);
    await app.asOwner('alter table customer disable row level security');
    expect(new Set(await look())).toEqual(new Set([businessId, neighbour.owner.businessId]));
    // The first wall stands meanwhile: a call of the product names the business.
    expect((await call(shop.owner, customerContract.list, {})).recordsTotal).toBe(1);
    await app.asOwner('alter table customer enable row level security');
  });
});
