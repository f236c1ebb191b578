import type { Stage } from './stage.ts';
import { type BenchBusiness, openBusiness } from './businesses.ts';

const count = 100_000;
const rounds = 15;

/** What people type: what many have, what few have, digits, Nepali, and what nobody has. */
const searches = ['Ram', 'Himal 4321', '98412', '00777', 'श्रेष्ठ', 'nowhere'];

/**
 * Searches a business of 100,000 customers and 100,000 bills, and looks up one of the customers by its key in turn: the
 * ratio says what the search costs beside the cheapest call of the same run.
 */
export async function measureSearch({ base, services, asOwner }: Stage): Promise<void> {
  const business = await openBusiness(services, 'Search');
  await fill(asOwner, business);
  const look = (path: string) => () => get(base, business, path);
  console.log('Searching 100,000 customers and 100,000 bills over HTTP ÷ looking up a customer by its key');
  const lookUp = look(`customer/${business.customerId}`);
  for (const text of searches) {
    const search = look(`search?search=${encodeURIComponent(text)}`);
    await search();
    await lookUp();
    const pairs: { search: number; lookUp: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ search: await timed(search), lookUp: await timed(lookUp) });
    const middle = {
      search: median(pairs.map((pair) => pair.search)),
      lookUp: median(pairs.map((pair) => pair.lookUp)),
    };
    console.log(
      `  ${text.padEnd(28)} ${(middle.search / middle.lookUp).toPrecision(2)}   ${middle.search.toFixed(0)} ms against ${middle.lookUp.toFixed(0)} ms`,
    );
  }
  console.log();
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
         select $1, $2, 'INVOICE', 'customer', $3 + n, 'INV-2083/84-' || lpad(n::text, 6, '0'), '2083/84', n, '2026-11-20', '2083-08-04',
           '2026-11-20', '2083-08-04', 56500, 6500, 'FINAL', now(), $4, 'Bench'
         from generate_series(1, $5::int) n returning business_id, id)
       insert into invoice (business_id, id, is_tax_invoice, seller, customer_name, customer_address, customer_address_np, payment_mode,
         discount_type, discount_value, quantity, sub_total_paisa, line_discount_paisa, discount_paisa, shipping_paisa, taxable_paisa,
         exempt_paisa, zero_rated_paisa, rounding_paisa)
       select business_id, id, true, '{"name": "Bench"}', 'Bench customer', 'Butwal', 'बुटवल', 'CREDIT', '1', 0, 5, 50000, 0, 0, 0, 50000, 0, 0, 0
       from head`,
      [businessId, outletId, customerId, userId, count],
    );
    await query('analyze customer, document, invoice');
  });
}

async function get(base: string, { token }: BenchBusiness, path: string): Promise<void> {
  const answer = await fetch(`${base}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
