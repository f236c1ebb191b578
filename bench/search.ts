import type { Stage } from './stage.ts';
import { type BenchBusiness, openBusiness } from './businesses.ts';

const count = 100_000;
const rounds = 15;

/** What people type: what many have, what few have, digits, Nepali, and what nobody has. */
const searches = ['Ram', 'Himal 4321', '98412', '00777', 'श्रेष्ठ', 'nowhere'];

type Searched = { name: string; look: (text: string) => Promise<void>; plain: string };

/**
 * Searches a business of 100,000 customers, 100,000 items and 100,000 bills over HTTP; beside it, in turn, the statement
 * that looks through the same rows with nothing around it: past row level security, with no names to join and no page.
 */
export async function measureSearch({ base, services, asOwner }: Stage): Promise<void> {
  const business = await openBusiness(services, 'Search');
  await fill(asOwner, business);
  const ask = (path: string) => get(base, business, path);
  const searched: Searched[] = [
    {
      name: 'customers',
      look: (text) => ask(`customer/list?pageSize=50&search=${text}`),
      plain: plainSearch('customer'),
    },
    {
      name: 'items',
      look: (text) => ask(`items/fetch-item-price-list?pageSize=50&search=${text}`),
      plain: plainSearch('item'),
    },
    { name: 'everything', look: (text) => ask(`search?search=${text}`), plain: plainSearch('customer') },
  ];
  console.log(
    `Searching ${count} customers and ${count} items over HTTP ÷ looking through one of the tables by plain SQL`,
  );
  await asOwner(async (query) => {
    for (const { name, look, plain } of searched)
      for (const text of searches) {
        const [call, statement] = await mediansOf(
          () => look(encodeURIComponent(text)),
          () => query(plain, [business.businessId, `%${text}%`]),
        );
        console.log(`  ${`${name}: ${text}`.padEnd(28)} ${inTurn(call, statement)}`);
      }
  });
  console.log();
}

const plainSearch = (table: 'customer' | 'item') =>
  `select count(*), min(name) from ${table} where business_id = $1
     and (name ilike $2 or name_np ilike $2 or ${table === 'customer' ? 'phone_number' : 'code'} ilike $2)`;

function inTurn(one: number, other: number): string {
  return `${(one / other).toPrecision(2)}   ${one.toFixed(1)} ms against ${other.toFixed(1)} ms`;
}

/** Of both, run in turn. */
async function mediansOf(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  await one();
  await other();
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) times.push([await timed(one), await timed(other)]);
  return [median(times.map(([time]) => time)), median(times.map(([, time]) => time))];
}

/** Rows as they stand after years of use, written past the triggers: what is measured is reading. */
async function fill(
  asOwner: Stage['asOwner'],
  { businessId, customerId, outletId, userId }: BenchBusiness,
): Promise<void> {
  await asOwner(async (query) => {
    await query('set session_replication_role = replica');
    await query(
      `insert into customer (business_id, name, name_np, phone_number, focal_person, vat_pan_no, province_id, district_id, local_body_id, ward_no)
       select business_id, (array['Ram', 'Sita', 'Hari', 'Gita', 'Maya'])[1 + n % 5] || ' ' || (array['Shrestha', 'Gurung', 'Himal', 'KC'])[1 + n / 5 % 4] || ' ' || n,
         (array['राम', 'सीता', 'हरि', 'गीता', 'माया'])[1 + n % 5] || ' ' || (array['श्रेष्ठ', 'गुरुङ', 'हिमाल', 'केसी'])[1 + n / 5 % 4],
         '98' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), 'Bench', (300000000 + n)::text, province_id, district_id, local_body_id, ward_no
       from customer, generate_series(1, $3::int) n where business_id = $1 and id = $2`,
      [businessId, customerId, count],
    );
    await query(
      `with head as (
         insert into document (business_id, outlet_id, kind, party_kind, customer_id, number, fiscal_year, sequence, dated_on, dated_on_bs,
           due_on, due_on_bs, total_paisa, vat_paisa, state, issued_at, created_by, created_by_name)
         select $1, $2, 'INVOICE', 'customer', $3 + n, printed_number(number_begins('INV', 'HO', '2083/84'), n), '2083/84', n, '2026-11-20', '2083-08-04',
           '2026-11-20', '2083-08-04', 56500, 6500, 'FINAL', now(), $4, 'Bench'
         from generate_series(1, $5::int) n returning business_id, id)
       insert into invoice (business_id, id, is_tax_invoice, seller, customer_name, customer_address, customer_address_np, payment_mode,
         discount_type, discount_value, quantity, sub_total_paisa, line_discount_paisa, discount_paisa, shipping_paisa, taxable_paisa,
         exempt_paisa, zero_rated_paisa, rounding_paisa)
       select business_id, id, true, '{"name": "Bench"}', 'Bench customer', 'Butwal', 'बुटवल', 'CREDIT', '1', 0, 5, 50000, 0, 0, 0, 50000, 0, 0, 0
       from head`,
      [businessId, outletId, customerId, userId, count],
    );
    await query(
      `insert into number_series (business_id, outlet_id, kind, fiscal_year, last_number) values ($1, $2, 'INVOICE', '2083/84', $3)`,
      [businessId, outletId, count],
    );
    await query(
      `with filled as (
         insert into item (business_id, name, name_np, code, category_business_id, category_id, unit_business_id, unit_id, taxable)
         select $1, (array['Basmati', 'Marsi', 'Himal', 'Ram'])[1 + n % 4] || ' rice ' || n, (array['बासमती', 'मार्सी', 'हिमाल', 'श्रेष्ठ'])[1 + n % 4] || ' चामल',
           'B-' || lpad(n::text, 6, '0'), 0, (select min(id) from item_category where business_id = 0), 0,
           (select min(id) from unit where business_id = 0), false from generate_series(1, $2::int) n returning id)
       insert into item_variant (business_id, item_id, barcode, selling_price_paisa) select $1, id, '890' || lpad(id::text, 11, '0'), 100 from filled`,
      [businessId, count],
    );
    await query('vacuum analyze customer, document, invoice, item, item_variant');
  });
}

export async function get(base: string, { token }: BenchBusiness, path: string): Promise<void> {
  const answer = await fetch(`${base}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
