import { toLatin } from '@bahi/domain/numbers/digits';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { newestFound } from '../../../platform/database/found-page.ts';
import { seenBy } from '../../books/cheque/cheque.rows.ts';
import { leadsToAmount } from '../../books/ledger/search/amount-search.ts';
import type { Asked } from './search.numbered.ts';
import type { FoundRow } from './search.texts.ts';

/** The cheques of an amount or whose number begins with a text, the latest first. */
export async function findCheques(context: Context, { search, wanted }: Asked): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const leads = [...leadsToAmount('cheque', search), ...leadsToNumber(businessId, search)];
  if (leads.length === 0) return [];
  let selection = db
    .tables()
    .selectFrom('cheque')
    .where('cheque.business_id', '=', businessId)
    .where('cheque.state', '<>', 'REMOVED');
  for (const condition of seenBy(context)) selection = selection.where(condition);
  const ids = await newestFound(db, { table: 'cheque', day: 'dated_on', selection }, leads, wanted);
  return db.query<FoundRow>(
    `select cheque.id, coalesce(cheque.number, '') as name, null as name_np, coalesce(customer.name, vendor.name) as remark,
       coalesce(customer.name_np, vendor.name_np) as remark_np, cheque.amount_paisa,
       cheque.state in ('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED') as is_active
     from cheque
     left join customer on customer.business_id = cheque.business_id and customer.id = cheque.customer_id
     left join vendor on vendor.business_id = cheque.business_id and vendor.id = cheque.vendor_id
     where cheque.business_id = $1 and cheque.id = any($2) order by array_position($2::bigint[], cheque.id)`,
    [businessId, ids],
  );
}

/** Stands after every other one. */
const lastLetter = String.fromCodePoint(0x10ffff);

/** Of the cheques whose number begins with little, as "0", so many are looked at, the shortest numbers first. */
const mostNumbered = 500;

/** By bounds, which row level security lets the index of the numbers answer, and not by a pattern. */
function leadsToNumber(businessId: number, search: string) {
  const number = toLatin(search.trim()).toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(number)) return [];
  return [
    {
      on: sql<SqlBool>`cheque.id = any(array(select one.id from cheque one where one.business_id = ${businessId}
        and one.number ~>=~ ${number} and one.number ~<~ ${number + lastLetter}
        order by one.number using ~<~ limit ${mostNumbered}))`,
      // An index of them has not the order of their days.
      areFew: true,
    },
  ];
}
