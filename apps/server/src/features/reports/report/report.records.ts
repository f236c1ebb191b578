import type { AskedOf, Report } from '@bahi/contract/reports/report/report';
import {
  type RecordFilterKind,
  recordFilterKinds,
  type ReportFilterField,
} from '@bahi/contract/reports/report/report-filter';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

/** A record that a report was narrowed to. */
export type NamedRecord = { name: string; name_np: string | null };
type Reader = Pick<Context, 'db' | 'businessId'>;

/** Of each field that names a record of a kind its name; what belongs to nobody alone is not asked for by its business. */
const namesAsked = `select asked.field, found.name, found.name_np
  from unnest($2::text[], $3::text[], $4::bigint[]) asked (field, kind, id)
  join lateral (
    select name, name_np from outlet where asked.kind = 'outlet' and business_id = $1 and id = asked.id
    union all select name, name_np from customer where asked.kind = 'customer' and business_id = $1 and id = asked.id
    union all select name, name_np from vendor where asked.kind = 'vendor' and business_id = $1 and id = asked.id
    union all select name, name_np from category where asked.kind in ('category', 'moneyCategory') and business_id = $1 and id = asked.id
    union all select name, name_np from brand where asked.kind = 'brand' and business_id in (0, $1) and id = asked.id
    union all select name, name_np from item_category
      where asked.kind = 'itemCategory' and business_id in (0, $1) and id = asked.id
    union all select full_name, full_name_np from app_user
      where asked.kind = 'user' and business_id = $1 and id = asked.id
    union all select name, name_np from country where asked.kind = 'country' and id = asked.id
    union all select name, name_np from province where asked.kind = 'province' and id = asked.id
    union all select name, name_np from district where asked.kind = 'district' and id = asked.id
    union all select item.name, item.name_np from item_variant variant
      join item on item.business_id = variant.business_id and item.id = variant.item_id
      where asked.kind = 'ITEM' and variant.business_id = $1 and variant.id = asked.id
    union all select name, name_np from item where asked.kind = 'item' and business_id = $1 and id = asked.id
    union all select name, name_np from service where asked.kind = 'SERVICE' and business_id = $1 and id = asked.id
  ) found on true`;

/** The records that a filter names, by its fields; one that is not there is refused at its field. */
export async function readNamed(
  { db, businessId }: Reader,
  report: Report,
  filter: AskedOf<Report>,
): Promise<ReadonlyMap<string, NamedRecord>> {
  const asked = recordsAsked(report, filter);
  const accounts = await readAccounts({ db, businessId }, report, filter);
  if (asked.length === 0) return accounts;
  const rows = await db.query<NamedRecord & { field: string }>(namesAsked, [
    businessId,
    asked.map(({ field }) => field),
    asked.map(({ kind }) => kind),
    asked.map(({ id }) => id),
  ]);
  const found = new Map<string, NamedRecord>([...accounts, ...rows.map((row) => [row.field, row] as const)]);
  for (const { field } of asked) if (!found.has(field)) fail('common.unknownRecord', { field });
  return found;
}

/** The accounts that a filter names by their codes; one that is not there is refused at its field. */
async function readAccounts(
  { db, businessId }: Reader,
  { filter: fields }: Report,
  filter: AskedOf<Report>,
): Promise<Map<string, NamedRecord>> {
  const values: Readonly<Record<string, unknown>> = filter;
  const found = new Map<string, NamedRecord>();
  for (const [field, { kind }] of Object.entries(fields)) {
    if (kind !== 'account') continue;
    const [account] = await db.query<NamedRecord>(
      'select name, name_np from account where business_id = $1 and code = $2',
      [businessId, values[field]],
    );
    found.set(field, account ?? fail('common.unknownRecord', { field }));
  }
  return found;
}

type RecordAsked = { field: string; kind: RecordFilterKind | 'ITEM' | 'SERVICE'; id: number };

function recordsAsked({ filter: fields }: Report, filter: AskedOf<Report>): RecordAsked[] {
  const values: Readonly<Record<string, unknown>> = filter;
  const all: Readonly<Record<string, { kind: ReportFilterField['kind'] }>> = {
    outletId: { kind: 'outlet' },
    ...fields,
  };
  return Object.entries(all).flatMap(([field, { kind }]) => {
    const id = values[field];
    const table = kind === 'sellable' ? sellableOf(values) : recordFilterKinds.find((known) => known === kind);
    return typeof id === 'number' && table !== undefined ? [{ field, kind: table, id }] : [];
  });
}

/** An item's variant unless a service is asked for. */
function sellableOf(values: Readonly<Record<string, unknown>>): 'ITEM' | 'SERVICE' {
  return Object.values(values).includes('SERVICE') ? 'SERVICE' : 'ITEM';
}
