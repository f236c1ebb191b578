import type { Answer } from '@bahi/contract/endpoint';
import type { Status } from '@bahi/contract/enumeration';
import type { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { activeFlagsOf } from '../../../platform/database/list-query.ts';

type Reader = Pick<Context, 'db' | 'language'>;
type Calls = typeof geographyContract;

export function listCountries({ db, language }: Reader, status: Status): Promise<Answer<Calls['countries']>> {
  return db.query(
    `select id, name, name_np as "nameNp", code, is_active as "isActive" from country
     where is_active = any($1) order by ${shownName(language)}`,
    [activeFlagsOf(status)],
  );
}

export function listProvinces({ db, language }: Reader, status: Status): Promise<Answer<Calls['provinces']>> {
  return db.query(
    `select id, name, name_np as "nameNp", code, is_active as "isActive", country_id as "countryId" from province
     where is_active = any($1) order by ${shownName(language)}`,
    [activeFlagsOf(status)],
  );
}

/** The districts one can choose; none for a province that does not exist. */
export function listDistricts({ db, language }: Reader, provinceId: number): Promise<Answer<Calls['districts']>> {
  return db.query(
    `select id, name, name_np as "nameNp", code, is_active as "isActive", province_id as "provinceId" from district
     where province_id = $1 and is_active order by ${shownName(language)}`,
    [provinceId],
  );
}

export function listLocalBodies({ db, language }: Reader, districtId: number): Promise<Answer<Calls['localBodies']>> {
  return db.query(
    `select body.id, body.name, body.name_np as "nameNp", body.code, body.is_active as "isActive",
       body.district_id as "districtId", body.total_wards as "totalWards", body.local_body_type_id as "localBodyTypeId",
       type.name as "localBodyTypeName", type.name_np as "localBodyTypeNameNp"
     from local_body body join local_body_type type on type.id = body.local_body_type_id
     where body.district_id = $1 and body.is_active order by ${shownName(language, 'body.')}`,
    [districtId],
  );
}

export async function findTotalWards({ db }: Reader, localBodyId: number): Promise<Answer<Calls['totalWards']>> {
  const [found] = await db.query<{ totalWards: number }>(
    'select total_wards as "totalWards" from local_body where id = $1',
    [localBodyId],
  );
  return found ?? failNotFound();
}

/** Places are sorted by the name that the caller reads. */
function shownName(language: Context['language'], table = ''): string {
  return language === 'ne' ? `${table}name_np collate "ne-x-icu"` : `${table}name collate "en-x-icu"`;
}
