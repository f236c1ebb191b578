import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';

/** An address as forms send it: the cascade province → district → local body → ward. */
export type AddressForm = {
  provinceId: number;
  districtId: number;
  localBodyId: number;
  wardNo: number;
  tole: string | null;
};

type Place = {
  provinceIsActive: boolean | null;
  districtIsActive: boolean | null;
  districtProvinceId: number | null;
  localBodyIsActive: boolean | null;
  localBodyDistrictId: number | null;
  totalWards: number | null;
};

/**
 * Checks that the places of an address exist, are active and lie within one another, and that the local body has the
 * ward. All that is wrong is refused at once, each at its field.
 */
export async function checkAddress({ db }: Pick<Context, 'db'>, address: Omit<AddressForm, 'tole'>): Promise<void> {
  const [place] = await db.query<Place>(
    `select province.is_active as "provinceIsActive",
       district.is_active as "districtIsActive", district.province_id as "districtProvinceId",
       local_body.is_active as "localBodyIsActive", local_body.district_id as "localBodyDistrictId",
       local_body.total_wards as "totalWards"
     from (values ($1::bigint, $2::bigint, $3::bigint)) as sent (province_id, district_id, local_body_id)
     left join province on province.id = sent.province_id
     left join district on district.id = sent.district_id
     left join local_body on local_body.id = sent.local_body_id`,
    [address.provinceId, address.districtId, address.localBodyId],
  );
  const fields = place === undefined ? [] : refusedPlaces(address, place);
  if (fields.length > 0) fail('common.invalid', { fields });
}

/** What is refused of many addresses, in their order, by the same rules. */
export async function refusedAddresses(
  { db }: Pick<Context, 'db'>,
  addresses: readonly Omit<AddressForm, 'tole'>[],
): Promise<RefusedField[][]> {
  const places = await db.query<Place & { at: number }>(
    `select sent.at::int as at, province.is_active as "provinceIsActive",
       district.is_active as "districtIsActive", district.province_id as "districtProvinceId",
       local_body.is_active as "localBodyIsActive", local_body.district_id as "localBodyDistrictId",
       local_body.total_wards as "totalWards"
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as sent (province_id, district_id, local_body_id, at)
     left join province on province.id = sent.province_id
     left join district on district.id = sent.district_id
     left join local_body on local_body.id = sent.local_body_id
     order by sent.at`,
    [
      addresses.map(({ provinceId }) => provinceId),
      addresses.map(({ districtId }) => districtId),
      addresses.map(({ localBodyId }) => localBodyId),
    ],
  );
  return addresses.map((address, at) => {
    const place = places[at];
    return place === undefined ? [] : refusedPlaces(address, place);
  });
}

function refusedPlaces(address: Omit<AddressForm, 'tole'>, place: Place): RefusedField[] {
  const { totalWards } = place;
  const refused: (RefusedField | null)[] = [
    refusedPlace('provinceId', place.provinceIsActive, true),
    refusedPlace('districtId', place.districtIsActive, place.districtProvinceId === address.provinceId),
    refusedPlace('localBodyId', place.localBodyIsActive, place.localBodyDistrictId === address.districtId),
    totalWards !== null && address.wardNo > totalWards
      ? { field: 'wardNo', key: 'geography.wardUnknown', parameters: { totalWards } }
      : null,
  ];
  return refused.filter((field) => field !== null);
}

function refusedPlace(field: string, isActive: boolean | null, isWithin: boolean): RefusedField | null {
  if (isActive === null) return { field, key: 'common.unknownRecord' };
  if (!isWithin) return { field, key: 'geography.placeMismatch' };
  return isActive ? null : { field, key: 'common.inactiveRecord' };
}
