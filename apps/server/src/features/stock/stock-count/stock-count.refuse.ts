import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import type { CountLine } from './stock-count.lines.ts';
import type { CountSheet } from './stock-count.sheet.ts';

type Named = Pick<CountLine, 'particulars' | 'particulars_np'>;
type Reader = Pick<Context, 'db' | 'businessId'>;

/** In SQL, lines of posted counts of the same goods in the same outlet, which is `$3`; the sheet is `$2`. */
const otherCounts = `stock_count_line other
  join stock_paper paper on paper.business_id = $1 and paper.id = other.paper_id
  where other.business_id = $1 and other.item_variant_id = line.item_variant_id and other.paper_id <> $2
    and paper.outlet_id = $3 and paper.state = 'POSTED' and other.counted_on is not null`;

/**
 * Refuses to post what another count, posted already, counted later: what is there now is what that one says. A sheet of
 * a former day is refused at its day.
 */
export async function refuseCountedLater(context: Context, sheet: CountSheet): Promise<void> {
  const { db, businessId } = context;
  const rows = await db.query<Named>(
    `select line.particulars, line.particulars_np from stock_count_line line
     where line.business_id = $1 and line.paper_id = $2 and line.counted_quantity is not null and exists (
       select from ${otherCounts}
         and (other.counted_on, coalesce(other.counted_at, 'infinity')) > (line.counted_on, coalesce(line.counted_at, 'infinity')))
     order by line.particulars`,
    [businessId, sheet.id, sheet.outlet_id],
  );
  failNaming(context, 'stockCount.countedLater', rows, sheet.is_live ? undefined : 'dateAD');
}

/** Refuses a new sheet of a former day of which every line was counted on a later day: nothing of it could be posted. */
export async function refuseDayCountedLater(
  { db, businessId }: Reader,
  { paperId, outletId, dayAd }: { paperId: number; outletId: number; dayAd: string },
): Promise<void> {
  const [row] = await db.query<{ number: string | null; is_open: boolean }>(
    `select max(later.number) as number, bool_or(later.number is null) as is_open from stock_count_line line
     left join lateral (select paper.number from ${otherCounts} and other.counted_on > $4
       order by other.counted_on desc, paper.id desc limit 1) later on true
     where line.business_id = $1 and line.paper_id = $2`,
    [businessId, paperId, outletId, dayAd],
  );
  if (row === undefined || row.is_open || row.number === null) return;
  fail('stockCount.dayCountedLater', { field: 'dateAD', parameters: { number: row.number } });
}

const mostNamed = 10;

/** Refuses where there are such lines, and names them; with `field` at that field of the sheet. */
export function failNaming(
  { language }: Pick<Context, 'language'>,
  key: TextKey,
  lines: readonly Named[],
  field?: string,
): void {
  if (lines.length === 0) return;
  const names = lines
    .slice(0, mostNamed)
    .map((line) => (language === 'ne' ? (line.particulars_np ?? line.particulars) : line.particulars));
  const items = names.join(' · ') + (lines.length > mostNamed ? ' …' : '');
  fail(key, { status: 409, parameters: { items }, ...(field === undefined ? {} : { field }) });
}
