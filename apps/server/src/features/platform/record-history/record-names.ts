import { isDocumentKind, type RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';

type Known = { kind: RecordKind; id: number };
export type RecordName = { name: string; nameNp: string | null };

/** What records are called, of all kinds in one statement: $1 the business, $2 their kinds, $3 their ids. */
const namesQuery = `select asked.kind, asked.id, named.name, named.name_np as "nameNp"
  from unnest($2::text[], $3::bigint[]) asked (kind, id) cross join lateral (
    select coalesce(number, heading, '') as name, null as name_np from document
      where asked.kind = 'DOCUMENT' and business_id = $1 and id = asked.id
    union all select name, name_np from customer where asked.kind = 'CUSTOMER' and business_id = $1 and id = asked.id
    union all select name, name_np from vendor where asked.kind = 'VENDOR' and business_id = $1 and id = asked.id
    union all select name, name_np from item where asked.kind = 'ITEM' and business_id = $1 and id = asked.id
    union all select name, name_np from service where asked.kind = 'SERVICE' and business_id = $1 and id = asked.id
    union all select name, name_np from price_list where asked.kind = 'PRICE_LIST' and business_id = $1 and id = asked.id
    union all select name, name_np from category where asked.kind = 'CATEGORY' and business_id in (0, $1) and id = asked.id
    union all select name, name_np from account
      where asked.kind in ('ACCOUNT', 'MONEY_ACCOUNT') and business_id = $1 and id = asked.id
    union all select name, name_np from asset where asked.kind = 'ASSET' and business_id = $1 and id = asked.id
    union all select name, name_np from prepaid where asked.kind = 'PREPAID' and business_id = $1 and id = asked.id
    union all select name, name_np from loan where asked.kind = 'LOAN' and business_id = $1 and id = asked.id
    union all select code || ' · ' || name, null from sales_counter
      where asked.kind = 'SALES_COUNTER' and business_id = $1 and id = asked.id
    union all select coalesce(number, ''), null from settlement
      where asked.kind = 'PAYMENT' and business_id = $1 and id = asked.id
    union all select name, null from recurring where asked.kind = 'RECURRING' and business_id = $1 and id = asked.id
    union all select coalesce(number, ''), null from stock_paper
      where asked.kind = stock_paper.kind and business_id = $1 and id = asked.id
    union all select coalesce(number, ''), null from cheque where asked.kind = 'CHEQUE' and business_id = $1 and id = asked.id
    union all select dated_on_bs, null from day_close where asked.kind = 'DAY_CLOSE' and business_id = $1 and id = asked.id
    union all select coalesce(number, ''), null from quotation
      where asked.kind = 'QUOTATION' and business_id = $1 and id = asked.id
    union all select coalesce(number, ''), null from voucher
      where asked.kind = 'VOUCHER' and business_id = $1 and id = asked.id
    union all select name, name_np from outlet where asked.kind = 'OUTLET' and business_id = $1 and id = asked.id
    union all select full_name, full_name_np from app_user
      where asked.kind = 'USER' and business_id = $1 and id = asked.id
  ) named`;

/** What records are called now: a number, a heading or a name; one that is gone has none. */
export async function readRecordNames(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  records: readonly Known[],
): Promise<(record: Known) => RecordName | undefined> {
  const rows = await db.query<RecordName & { kind: string; id: number }>(namesQuery, [
    businessId,
    records.map(tableOf),
    records.map(({ id }) => id),
  ]);
  const names = new Map(
    rows.map(({ kind, id, name, nameNp }): [string, RecordName] => [`${kind} ${id}`, { name, nameNp }]),
  );
  return (record) => names.get(`${tableOf(record)} ${record.id}`);
}

/** Documents of all kinds have their names in one table. */
function tableOf({ kind }: Known): string {
  return isDocumentKind(kind) ? 'DOCUMENT' : kind;
}
