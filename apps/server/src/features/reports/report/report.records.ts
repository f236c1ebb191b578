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

/** Of each kind the name of one record; what is nobody's alone is asked for without a business. */
const queries = {
  outlet: 'select name, name_np from outlet where business_id = $1 and id = $2',
  customer: 'select name, name_np from customer where business_id = $1 and id = $2',
  vendor: 'select name, name_np from vendor where business_id = $1 and id = $2',
  category: 'select name, name_np from category where business_id = $1 and id = $2',
  brand: 'select name, name_np from brand where business_id in (0, $1) and id = $2',
  itemCategory: 'select name, name_np from item_category where business_id in (0, $1) and id = $2',
  user: 'select full_name as name, full_name_np as name_np from app_user where business_id = $1 and id = $2',
  province: 'select name, name_np from province where $1 > 0 and id = $2',
  district: 'select name, name_np from district where $1 > 0 and id = $2',
  ITEM: `select item.name, item.name_np from item_variant variant
    join item on item.business_id = variant.business_id and item.id = variant.item_id
    where variant.business_id = $1 and variant.id = $2`,
  SERVICE: 'select name, name_np from service where business_id = $1 and id = $2',
} as const satisfies Record<RecordFilterKind | 'ITEM' | 'SERVICE', string>;

/** The records that a filter names, by its fields; one that is not there is refused at its field. */
export async function readNamed(
  { db, businessId }: Reader,
  report: Report,
  filter: AskedOf<Report>,
): Promise<ReadonlyMap<string, NamedRecord>> {
  const asked = recordsAsked(report, filter);
  const found = await Promise.all(
    asked.map(async ({ field, kind, id }): Promise<[string, NamedRecord]> => {
      const [row] = await db.query<NamedRecord>(queries[kind], [businessId, id]);
      return [field, row ?? fail('common.unknownRecord', { field })];
    }),
  );
  return new Map(found);
}

type RecordAsked = { field: string; kind: keyof typeof queries; id: number };

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
