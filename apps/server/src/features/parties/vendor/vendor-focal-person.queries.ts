import type { Answer } from '@bahi/contract/endpoint';
import type { ListQuery } from '@bahi/contract/paging';
import type { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { getVendor } from './vendor.queries.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'language' | 'can'>;
export type FocalPerson = Answer<(typeof vendorFocalPersonContract)['get']>;

type FocalPersonRecord = {
  business_id: number;
  id: number;
  vendor_id: number;
  name: string;
  name_np: string | null;
  designation: string | null;
  phone_number: string;
  email: string | null;
  is_active: boolean;
  version: number;
};

export async function getFocalPerson(context: Reader, id: number): Promise<FocalPerson> {
  const row = await personsOf(context).where('id', '=', id).selectAll().executeTakeFirst();
  return row === undefined ? failNotFound() : focalPersonOf(row);
}

/** Whom to talk to at a vendor's, by name. */
export async function listFocalPersons(
  context: Reader,
  vendorId: number,
  query: ListQuery,
): Promise<{ rows: FocalPerson[]; recordsTotal: number }> {
  await getVendor(context, vendorId);
  let selection = personsOf(context).where('vendor_id', '=', vendorId);
  const search = foundBy(query.search, { names: ['name', 'name_np', 'designation'], codes: ['phone_number'] });
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined) selection = selection.where('is_active', '=', query.isActive);
  const sorting = {
    name: shownName(context.language, 'vendor_focal_person'),
    contact: sql.ref('phone_number'),
    isActive: sql.ref('is_active'),
  };
  const order = orderOf(sorting, query.sort, 'name', 'id');
  const { rows, recordsTotal } = await readPage(context, selection, selection.selectAll(), order, query);
  return { rows: rows.map(focalPersonOf), recordsTotal };
}

function personsOf({ db, businessId }: Reader) {
  return db.tables().selectFrom('vendor_focal_person').where('business_id', '=', businessId);
}

function focalPersonOf(row: FocalPersonRecord): FocalPerson {
  return {
    id: row.id,
    vendorId: row.vendor_id,
    name: row.name,
    nameNp: row.name_np,
    designation: row.designation,
    contact: row.phone_number,
    email: row.email,
    isActive: row.is_active,
    version: row.version,
  };
}
