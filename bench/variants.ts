import { openBusiness } from './businesses.ts';
import { get, timed } from './search.ts';
import type { Stage } from './stage.ts';

const items = 20_000;
const sizes = ['Small', 'Medium', 'Large'];
const rounds = 5;

/** What is typed, letter by letter from the second one on: of few, of many, of two words, in Nepali. */
const typed = ['Kurta 1234', 'large', 'shawl medium', 'कुर्ता', 'V-00777'];

/**
 * Types in the invoice editor of a shop with 20,000 items in three sizes each: the slowest twentieth of the answers over
 * HTTP, beside the statement that looks through the same rows with nothing around it.
 */
export async function measureVariants({ base, services, asOwner }: Stage): Promise<void> {
  const business = await openBusiness(services, 'Variants');
  const { businessId } = business;
  await asOwner(async (query) => {
    await query('set session_replication_role = replica');
    await query(
      `with filled as (
         insert into item (business_id, name, name_np, code, category_business_id, category_id, unit_business_id, unit_id, taxable, has_variants)
         select $1, (array['Kurta', 'Shawl', 'Topi', 'Saree'])[1 + n % 4] || ' ' || n, (array['कुर्ता', 'सल', 'टोपी', 'साडी'])[1 + n % 4] || ' ' || n,
           'V-' || lpad(n::text, 5, '0'), 0, (select min(id) from item_category where business_id = 0), 0,
           (select min(id) from unit where business_id = 0), false, true from generate_series(1, $2::int) n returning id)
       insert into item_variant (business_id, item_id, combination, attribute_value, attribute_value_np, barcode, selling_price_paisa)
       select $1, id, size.place::text, size.name, size.name, '890' || lpad(id::text, 10, '0') || size.place, 100
       from filled cross join unnest($3::text[]) with ordinality as size (name, place)`,
      [businessId, items, sizes],
    );
    await query('vacuum analyze item, item_variant');
    const times: { asked: number; plain: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const text of typed.flatMap(beginnings)) {
        const path = `items/fetch-item-price-list?pageSize=50&search=${encodeURIComponent(text)}`;
        const words = text.split(' ').map((word) => `%${word}%`);
        times.push({
          asked: await timed(() => get(base, business, path)),
          plain: await timed(() => query(plainSearch, [businessId, words])),
        });
      }
    const [asked, plain] = [slowest(times.map((time) => time.asked)), slowest(times.map((time) => time.plain))];
    console.log(`Typing in the editor: ${items} items in ${items * sizes.length} variants, p95 over HTTP ÷ plain SQL`);
    console.log(`  ${(asked / plain).toPrecision(2)}   ${asked.toFixed(1)} ms against ${plain.toFixed(1)} ms\n`);
  });
}

const plainSearch = `select count(*), min(item.name) from item_variant variant
  join item on item.business_id = variant.business_id and item.id = variant.item_id
  where variant.business_id = $1 and concat_ws(' ', item.name, item.name_np, item.code, variant.attribute_value, variant.barcode) ilike all ($2)`;

function beginnings(text: string): string[] {
  const letters = Array.from(text);
  return letters.slice(1).map((_, position) =>
    letters
      .slice(0, position + 2)
      .join('')
      .trim(),
  );
}

/** What nineteen of twenty are faster than. */
function slowest(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
