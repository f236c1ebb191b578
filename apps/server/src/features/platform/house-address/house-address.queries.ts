import type { Answer } from '@bahi/contract/endpoint';
import type {
  houseAddressContract,
  userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import type { ListQuery } from '@bahi/contract/paging';
import { searchedSound } from '@bahi/domain/name-sound';
import { toLatin } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { pageOf, searchPattern } from '../../../platform/database/list-query.ts';
import { addressTexts } from '../geography/address-text.ts';

export type HouseAddress = Answer<(typeof houseAddressContract)['get']>;
export type UserAddress = Answer<(typeof userAddressContract)['get']>;
type Page<R> = { rows: R[]; recordsTotal: number };

type HouseRow = Omit<HouseAddress, 'address' | 'addressNp'> & Place;
type UserRow = Omit<UserAddress, 'address' | 'addressNp'> & Place;
type Place = {
  localBodyName: string;
  localBodyNameNp: string;
  districtName: string;
  districtNameNp: string;
  wardNo: number;
  total: number;
};

const shared = `kept.id, kept.address_type_id as "addressTypeId", kept.province_id as "provinceId",
  kept.district_id as "districtId", kept.local_body_id as "localBodyId", kept.ward_no as "wardNo", kept.tole,
  kept.version, type.name as "addressTypeName", type.name_np as "addressTypeNameNp",
  local_body.name as "localBodyName", local_body.name_np as "localBodyNameNp",
  district.name as "districtName", district.name_np as "districtNameNp", count(*) over () as total`;
const joined = `join address_type type on type.id = kept.address_type_id
  join local_body on local_body.id = kept.local_body_id join district on district.id = kept.district_id`;

/** Further premises, by their name. */
export async function listHouseAddresses({ db, businessId }: Context, query: ListQuery): Promise<Page<HouseAddress>> {
  refuseSort(query);
  const { limit, offset } = pageOf(query);
  const rows = await db.query<HouseRow>(
    `select ${shared}, kept.name, kept.name_np as "nameNp", kept.phone from business_house_address kept ${joined}
     where kept.business_id = $1 and ($2::text is null or kept.name ilike $2 or kept.name_np ilike $2 or kept.phone ilike $3
       or sound_of(concat_ws(' ', kept.name, kept.name_np)) like '%' || $6 || '%')
     order by kept.name collate "ne-x-icu", kept.id limit $4 offset $5`,
    [
      businessId,
      searchPattern(query.search),
      searchPattern(toLatin(query.search ?? '')),
      limit,
      offset,
      searchedSound(query.search ?? ''),
    ],
  );
  return { rows: rows.map(addressOf), recordsTotal: rows[0]?.total ?? 0 };
}

export async function getHouseAddress({ db, businessId }: Context, id: number): Promise<HouseAddress> {
  const [row] = await db.query<HouseRow>(
    `select ${shared}, kept.name, kept.name_np as "nameNp", kept.phone from business_house_address kept ${joined}
     where kept.business_id = $1 and kept.id = $2`,
    [businessId, id],
  );
  return row === undefined ? failNotFound() : addressOf(row);
}

/** The caller's own addresses, in the order in which they were entered. */
export async function listUserAddresses(
  { db, businessId, session }: Context,
  query: ListQuery,
): Promise<Page<UserAddress>> {
  refuseSort(query);
  const { limit, offset } = pageOf(query);
  const rows = await db.query<UserRow>(
    `select ${shared} from user_address kept ${joined}
     where kept.business_id = $1 and kept.user_id = $2 and ($3::text is null or kept.tole ilike $3)
     order by kept.id limit $4 offset $5`,
    [businessId, session.userId, searchPattern(query.search), limit, offset],
  );
  return { rows: rows.map(addressOf), recordsTotal: rows[0]?.total ?? 0 };
}

export async function getUserAddress({ db, businessId, session }: Context, id: number): Promise<UserAddress> {
  const [row] = await db.query<UserRow>(
    `select ${shared} from user_address kept ${joined}
     where kept.business_id = $1 and kept.user_id = $2 and kept.id = $3`,
    [businessId, session.userId, id],
  );
  return row === undefined ? failNotFound() : addressOf(row);
}

function refuseSort({ sort }: ListQuery): void {
  if (sort !== undefined && sort !== 'name') fail('common.sortUnknown', { field: 'sort' });
}

function addressOf<R extends HouseRow | UserRow>(row: R) {
  return { ...row, ...addressTexts(row) };
}
