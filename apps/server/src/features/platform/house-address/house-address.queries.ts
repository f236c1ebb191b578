import type { Answer } from '@bahi/contract/endpoint';
import {
  houseAddress,
  type houseAddressContract,
  userAddress,
  type userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import type { ListQuery } from '@bahi/contract/paging';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { askedOf } from '../../../platform/http/whole-list.ts';
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
};

const shared = `kept.id, kept.address_type_id as "addressTypeId", kept.province_id as "provinceId",
  kept.district_id as "districtId", kept.local_body_id as "localBodyId", kept.ward_no as "wardNo", kept.tole,
  kept.version, type.name as "addressTypeName", type.name_np as "addressTypeNameNp",
  local_body.name as "localBodyName", local_body.name_np as "localBodyNameNp",
  district.name as "districtName", district.name_np as "districtNameNp"`;
const joined = `join address_type type on type.id = kept.address_type_id
  join local_body on local_body.id = kept.local_body_id join district on district.id = kept.district_id`;

/** Further premises, by their name unless another order is asked for. */
export async function listHouseAddresses(
  { db, businessId, language }: Context,
  query: ListQuery,
): Promise<Page<HouseAddress>> {
  const rows = await db.query<HouseRow>(
    `select ${shared}, kept.name, kept.name_np as "nameNp", kept.phone from business_house_address kept ${joined}
     where kept.business_id = $1 order by kept.name collate "ne-x-icu", kept.id`,
    [businessId],
  );
  return askedOf(houseAddress, rows.map(addressOf), query, language);
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
  { db, businessId, session, language }: Context,
  query: ListQuery,
): Promise<Page<UserAddress>> {
  const rows = await db.query<UserRow>(
    `select ${shared} from user_address kept ${joined}
     where kept.business_id = $1 and kept.user_id = $2 order by kept.id`,
    [businessId, session.userId],
  );
  return askedOf(userAddress, rows.map(addressOf), query, language);
}

export async function getUserAddress({ db, businessId, session }: Context, id: number): Promise<UserAddress> {
  const [row] = await db.query<UserRow>(
    `select ${shared} from user_address kept ${joined}
     where kept.business_id = $1 and kept.user_id = $2 and kept.id = $3`,
    [businessId, session.userId, id],
  );
  return row === undefined ? failNotFound() : addressOf(row);
}

function addressOf<R extends HouseRow | UserRow>(row: R) {
  return { ...row, ...addressTexts(row) };
}
