import type { Status } from '@bahi/contract/enumeration';
import type { ListQuery } from '@bahi/contract/paging';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import {
  activeFlagsOf,
  foundBy,
  nepaliOrder,
  orderOf,
  readPage,
  shownName,
} from '../../../platform/database/list-query.ts';
import { type VendorAddress, vendorAddressOf, type VendorAddressRow } from './vendor-address.rows.ts';
import { getVendor } from './vendor.queries.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language' | 'can'>;
type Page = { rows: VendorAddress[]; recordsTotal: number };

export async function getVendorAddress(context: Reader, id: number): Promise<VendorAddress> {
  const row = await withNames(addressesOf(context).where('vendor_address.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : vendorAddressOf(row);
}

/** The addresses of all vendors of the business, by their status. */
export async function listVendorAddresses(context: Reader, status: Status, query: ListQuery): Promise<Page> {
  const flags = activeFlagsOf(status);
  return listWhere(context, query, sql`vendor_address.is_active = any(${flags})`);
}

/** Where a vendor is, its main address first. */
export async function listAddressesOfVendor(context: Reader, vendorId: number, query: ListQuery): Promise<Page> {
  await getVendor(context, vendorId);
  return listWhere(context, query, sql`vendor_address.vendor_id = ${vendorId}`);
}

/** The vendors' addresses within one local body. */
export async function listAddressesInLocalBody(context: Reader, localBodyId: number, query: ListQuery): Promise<Page> {
  const [place] = await context.db.query('select id from local_body where id = $1', [localBodyId]);
  if (place === undefined) failNotFound();
  return listWhere(context, query, sql`vendor_address.local_body_id = ${localBodyId}`);
}

async function listWhere(context: Reader, query: ListQuery, which: RawBuilder<SqlBool>): Promise<Page> {
  let selection = addressesOf(context).where(which);
  const search = foundBy(query.search, {
    names: ['vendor.name', 'vendor.name_np', 'vendor_address.street', 'vendor_address.address_line'],
    sound: sql.ref('vendor.name_sound'),
    kept: 'vendor_address',
  });
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined) selection = selection.where('vendor_address.is_active', '=', query.isActive);
  const sorting = {
    isMain: sql`not vendor_address.is_main`,
    vendorName: shownName(context.language, 'vendor'),
    street: nepaliOrder('vendor_address.street'),
    isActive: sql.ref('vendor_address.is_active'),
  };
  const order = orderOf(sorting, query.sort, 'isMain', 'vendor_address.id');
  const { rows, recordsTotal } = await readPage(context, selection, withNames(selection), order, query);
  return { rows: rows.map(vendorAddressOf), recordsTotal };
}

function addressesOf({ db, businessId }: Reader) {
  return db
    .tables()
    .selectFrom('vendor_address')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.business_id', '=', 'vendor_address.business_id')
        .onRef('vendor.id', '=', 'vendor_address.vendor_id'),
    )
    .where('vendor_address.business_id', '=', businessId);
}

function withNames(selection: ReturnType<typeof addressesOf>) {
  return selection
    .innerJoin('local_body', 'local_body.id', 'vendor_address.local_body_id')
    .innerJoin('district', 'district.id', 'vendor_address.district_id')
    .leftJoin('address_type', 'address_type.id', 'vendor_address.address_type_id')
    .selectAll('vendor_address')
    .select([
      'vendor.name as vendor_name',
      'vendor.name_np as vendor_name_np',
      'address_type.name as address_type_name',
      'address_type.name_np as address_type_name_np',
      'local_body.name as local_body_name',
      'local_body.name_np as local_body_name_np',
      'district.name as district_name',
      'district.name_np as district_name_np',
    ])
    .$castTo<VendorAddressRow>();
}
