import type { Context } from '../../../../platform/core/context.ts';
import type { Made } from '../import-kind.ts';
import { failInTheWay } from '../in-the-way.ts';

/** Customers or vendors of whom nothing was written since and nothing is changed are gone; else nothing is. */
export async function takePartiesBack(
  context: Context,
  party: 'customer' | 'vendor',
  made: readonly Made[],
): Promise<void> {
  const { db, businessId, language } = context;
  const ids = made.map(({ recordId }) => recordId);
  await db.query(`select id from ${party} where business_id = $1 and id = any($2) order by id for update`, [
    businessId,
    ids,
  ]);
  // Table and column are literals of this feature.
  const changed =
    party === 'customer'
      ? 'false'
      : `exists (select from vendor_focal_person person where person.business_id = $1 and person.vendor_id = party.id)
         or exists (select from vendor_address address where address.business_id = $1 and address.vendor_id = party.id
           and (address.version > 1 or not address.is_main))`;
  const used = await db.query<{ name: string }>(
    `select case when $3 then coalesce(party.name_np, party.name) else party.name end as name from ${party} party
     where party.business_id = $1 and party.id = any($2) and (party.version > 1 or ${changed}
       or exists (select from document where document.business_id = $1 and document.${party}_id = party.id)
       or exists (select from voucher_line line where line.business_id = $1 and line.${party}_id = party.id)
       or exists (select from settlement where settlement.business_id = $1 and settlement.${party}_id = party.id)
       or exists (select from payment where payment.business_id = $1 and payment.${party}_id = party.id))
     order by party.id`,
    [businessId, ids, language === 'ne'],
  );
  if (used.length > 0)
    failInTheWay(
      context,
      used.map(({ name }) => name),
    );
  if (party === 'vendor')
    await db.query('delete from vendor_address where business_id = $1 and vendor_id = any($2)', [businessId, ids]);
  await db.query(`delete from ${party} where business_id = $1 and id = any($2)`, [businessId, ids]);
}
