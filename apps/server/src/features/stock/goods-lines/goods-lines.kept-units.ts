import type { soldLine } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import type { z } from '@bahi/contract/zod';
import { quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import type { SoldUnit } from './goods-lines.sold.ts';

type Stored = z.output<z.ZodObject<typeof soldLine>>['writtenIn'];
/** How a line was written: its unit, and how that counted. */
type Written = { writtenIn: Omit<NonNullable<Stored>, 'name'> | null };

/**
 * The units of stored lines, as they counted when those were written, in their order; null in the item's own unit. A
 * copy takes them, so that it says what its model said though the unit counts otherwise or is gone by now. A unit that nobody
 * has is no unit.
 */
export async function readKeptUnits(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  lines: readonly Written[],
): Promise<(SoldUnit | null)[]> {
  const ids = [...new Set(lines.flatMap(({ writtenIn }) => writtenIn?.id ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db.query<{ business_id: number; id: number }>(
          'select business_id, id from unit where business_id in (0, $1) and id = any($2)',
          [businessId, ids],
        );
  const owners = new Map(rows.map(({ id, business_id: owner }) => [id, owner]));
  return lines.map(({ writtenIn }) => {
    const owner = owners.get(writtenIn?.id ?? 0);
    if (writtenIn === null || owner === undefined) return null;
    const { id, code, nameNp } = writtenIn;
    const [own, per] = [quantityFromNumber(writtenIn.own), quantityFromNumber(writtenIn.per)];
    const conversion = { own: own ?? zeroQuantity, per: per ?? zeroQuantity };
    return { businessId: owner, id, code, nameNp, conversion };
  });
}
