import { tdsNatureNames, tdsNatures } from '@bahi/domain/numbers/tds';
import type { Context } from '../../../platform/core/context.ts';

/** What goes under a number of its own says nothing of who is paid. */
const ofOneType = tdsNatureNames.filter((nature) => tdsNatures[nature].portalType !== null);

/**
 * Under which number of the portal vendors were filed last, in a payment or in a journal; without those of whom nothing was
 * held back. One step along each of two indexes tells it, however much was held back of a vendor.
 */
export async function readLastTypes(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  vendorIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (vendorIds.length === 0) return new Map();
  const rows = await db.query<{ vendor_id: number; portal_type: number }>(
    `select vendor.id as vendor_id, last.portal_type
     from (select distinct unnest($2::bigint[]) as id) vendor cross join lateral (
       select * from (
         (select tax.posted_on, payment.entry_id, tax.portal_type from payment_tds tax
            join payment on payment.business_id = $1 and payment.id = tax.payment_id
            where tax.business_id = $1 and tax.vendor_id = vendor.id and tax.reversed_on is null and tax.nature <> all($3)
            order by tax.id desc limit 1)
         union all
         (select voucher.dated_on, voucher.entry_id, line.tds_portal_type from voucher_line line
            join voucher on voucher.business_id = $1 and voucher.id = line.voucher_id and voucher.state = 'POSTED'
            where line.business_id = $1 and line.vendor_id = vendor.id and line.tds_nature <> all($3) order by line.id desc limit 1)
       ) held order by posted_on desc, entry_id desc limit 1
     ) last`,
    [businessId, vendorIds, ofOneType],
  );
  return new Map(rows.map((row) => [row.vendor_id, row.portal_type]));
}
