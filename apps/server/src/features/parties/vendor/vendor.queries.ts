import type { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Input } from '@bahi/contract/endpoint';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { partyAdvance, partyDue, readPartyPage } from '../../books/ledger/party-due.ts';
import { readableKinds } from '../../books/ledger/document-head.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { type VendorDetail, vendorDetailOf, type VendorRow } from './vendor.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language' | 'can'>;
type Query = Input<(typeof vendorContract)['list']>['query'];
type Page = { rows: VendorDetail[]; recordsTotal: number };

/** One vendor, as it stands now. */
export async function getVendor(context: Reader, id: number): Promise<VendorDetail> {
  const row = await shown(context, vendorsOf(context).where('vendor.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : vendorDetailOf(row);
}

/** Vendors by name unless another order is asked for; searched by either name, alias, e-mail, phone or number. */
export async function listVendors(context: Reader, query: Query): Promise<Page> {
  let selection = vendorsOf(context);
  for (const condition of conditions(query)) selection = selection.where(condition);
  const order = orderOf(sortingOf(context), query.sort, 'name', 'vendor.id');
  const list = { party: 'vendor' as const, selection, shown: shown(context, selection), order };
  // Of who may read some kinds alone what is due is not kept.
  const { rows, recordsTotal } = await (readsAllDues(context)
    ? readPartyPage(context, list, query)
    : readPage(context, list.selection, list.shown, order, query));
  return { rows: rows.map(vendorDetailOf), recordsTotal };
}

/** The vendors of one type; a type that is not there has no list. */
export async function listVendorsOfType(context: Reader, vendorTypeId: number, query: Query): Promise<Page> {
  const [type] = await context.db.query('select id from vendor_type where id = $1', [vendorTypeId]);
  return type === undefined ? failNotFound() : listVendors(context, { ...query, vendorTypeId });
}

/** The type is joined from the first, because the list may be sorted by its name. */
function vendorsOf({ db, businessId }: Reader) {
  return db
    .tables()
    .selectFrom('vendor')
    .innerJoin('vendor_type', 'vendor_type.id', 'vendor.vendor_type_id')
    .where('vendor.business_id', '=', businessId);
}

function shown(context: Reader, selection: ReturnType<typeof vendorsOf>) {
  return selection
    .innerJoin('vendor_address', (join) =>
      join
        .onRef('vendor_address.business_id', '=', 'vendor.business_id')
        .onRef('vendor_address.vendor_id', '=', 'vendor.id')
        .on('vendor_address.is_main', '=', true),
    )
    .innerJoin('local_body', 'local_body.id', 'vendor_address.local_body_id')
    .innerJoin('district', 'district.id', 'vendor_address.district_id')
    .selectAll('vendor')
    .select([
      'vendor_type.name as vendor_type_name',
      'vendor_type.name_np as vendor_type_name_np',
      'vendor_address.province_id',
      'vendor_address.district_id',
      'vendor_address.local_body_id',
      'vendor_address.ward_no',
      'vendor_address.street',
      'vendor_address.address_line',
      'local_body.name as local_body_name',
      'local_body.name_np as local_body_name_np',
      'district.name as district_name',
      'district.name_np as district_name_np',
      duePaisa(context).as('due_paisa'),
      advancePaisa(context).as('advance_paisa'),
    ])
    .$castTo<VendorRow>();
}

/** What is open on the documents that the caller may read; row level security leaves out outlets that they do not see. */
function duePaisa(context: Reader): RawBuilder<number | null> {
  const kinds = readableKinds(context, { party: 'vendor' });
  if (kinds.length === 0) return sql`null::bigint`;
  if (readsAllDues(context)) return sql.raw(partyDue('vendor'));
  return sql`(select coalesce(sum(due.owed_paisa), 0)::bigint from document_due due
    where due.business_id = ${context.businessId} and due.vendor_id = vendor.id and due.kind = any(${kinds}))`;
}

/** What they hold of ours, for who may read what is bought of them. */
function advancePaisa(context: Reader): RawBuilder<number | null> {
  return readableKinds(context, { party: 'vendor' }).length === 0 ? sql`null::bigint` : sql.raw(partyAdvance('vendor'));
}

function readsAllDues(context: Reader): boolean {
  return readableKinds(context, { party: 'vendor' }).length === kindsWith({ party: 'vendor' }).length;
}

function conditions({ search, isActive, vendorTypeId }: Query): RawBuilder<SqlBool>[] {
  return [
    foundBy(search, {
      names: ['vendor.name', 'vendor.name_np'],
      codes: ['vendor.alias', 'vendor.email', 'vendor.phone_number', 'vendor.vat_pan_no'],
      sound: sql.ref('vendor.name_sound'),
      kept: 'vendor',
    }),
    isActive === undefined ? null : sql<SqlBool>`vendor.is_active = ${isActive}`,
    vendorTypeId === undefined ? null : sql<SqlBool>`vendor.vendor_type_id = ${vendorTypeId}`,
  ].filter((condition) => condition !== null);
}

function sortingOf(context: Reader): Sorting {
  const { language } = context;
  return {
    dueAmount: duePaisa(context),
    name: shownName(language, 'vendor'),
    alias: sql`vendor.alias collate "ne-x-icu"`,
    vendorType: shownName(language, 'vendor_type'),
    contact: sql.ref('vendor.phone_number'),
    panOrVat: sql.ref('vendor.vat_pan_no'),
    isActive: sql.ref('vendor.is_active'),
  };
}
