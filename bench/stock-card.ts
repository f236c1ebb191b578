import { formatAdDate, addDays, todayInKathmandu, asCalendarDay } from '@bahi/domain/calendar/calendar-day';
import { openBusiness } from './businesses.ts';
import { get } from './search.ts';
import type { Stage } from './stage.ts';
import { median, timed } from './times.ts';

const moves = 100_000;
const days = 360;
const pageSize = 50;
const rounds = 21;

/**
 * The stock card of goods that moved 100,000 times in a year: its first, a middle and its last page over HTTP, beside the
 * statement that says the same from the moves alone with nothing around it.
 */
export async function measureStockCard({ base, services, asOwner }: Stage): Promise<void> {
  const business = await openBusiness(services, 'Card');
  const { businessId, outletId, variantIds } = business;
  const [variantId = 0] = variantIds;
  const today = asCalendarDay(todayInKathmandu(services.clock()));
  const firstDay = formatAdDate(addDays(today, -days));
  await asOwner(async (query) => {
    await query('set session_replication_role = replica');
    // Ten come, nine times one leaves.
    await query(
      `with entry as (
         insert into journal_entry (business_id, outlet_id, fiscal_year, kind, source_kind, source_id, posting_date, posting_date_bs)
         values ($1, $2, '2083/84', 'SALES_INVOICE', 'INVOICE', 0, $4, '2083-08-04') returning id)
       insert into stock_move (business_id, item_variant_id, outlet_id, quantity, value_paisa, kind, source_kind, source_id, entry_id, moved_on)
       select $1, $3, $2, case n % 10 when 0 then 10 else -1 end, case n % 10 when 0 then 8000 else -800 end,
         case n % 10 when 0 then 'RECEIPT' else 'SALE' end, 'INVOICE', 0, entry.id, $4::date + (n * $6::int / $5::int)
       from generate_series(0, $5::int - 1) n cross join entry`,
      [businessId, outletId, variantId, firstDay, moves, days],
    );
    await query('insert into stock_month select * from stock_month_of_books where business_id = $1', [businessId]);
    await query('vacuum analyze stock_move, stock_month');
    console.log(
      `The stock card of goods that moved ${moves} times, a page of ${pageSize} over HTTP ÷ plain SQL (median)`,
    );
    const last = moves / pageSize - 1;
    for (const [name, pageNumber] of Object.entries({
      'first page': 0,
      'middle page': Math.floor(last / 2),
      'last page': last,
    })) {
      const path = `stock-card/${variantId}?fromDateAD=${firstDay}&toDateAD=${formatAdDate(today)}&pageNumber=${pageNumber}&pageSize=${pageSize}`;
      const [asked, plain]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        asked.push(await timed(() => get(base, business, path)));
        plain.push(await timed(() => query(plainPage, [businessId, variantId, pageSize, pageNumber * pageSize])));
      }
      const [ours, theirs] = [median(asked), median(plain)];
      console.log(
        `  ${name.padEnd(12)} ${(ours / theirs).toPrecision(2)}   ${ours.toFixed(1)} ms against ${theirs.toFixed(1)} ms`,
      );
    }
    console.log();
  });
}

const plainPage = `select move.*, sum(quantity) over so_far as running_quantity, sum(value_paisa) over so_far as running_paisa
  from stock_move move where business_id = $1 and item_variant_id = $2
  window so_far as (order by moved_on, id) order by moved_on, id limit $3 offset $4`;
