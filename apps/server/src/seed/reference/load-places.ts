import type { Tx } from '../../platform/database/database.ts';
import { countries, localBodyTypes } from './tables/places.data.ts';
import { idOf, keepRows } from './keep-rows.ts';
import type { PlaceFiles } from './place-files.ts';

/** Country, provinces, districts and local bodies; each place's code begins with the code of the one above. */
export async function loadPlaces(tx: Tx, files: PlaceFiles): Promise<void> {
  const countryIds = await keepRows(tx, { name: 'country', key: 'code' }, countries.map(named));
  const countryId = idOf(countryIds, 'NP');
  const provinceIds = await keepRows(
    tx,
    { name: 'province', key: 'code' },
    files.provinces.map((province) => ({ ...named(province), country_id: countryId })),
  );
  const districtIds = await keepRows(
    tx,
    { name: 'district', key: 'code' },
    files.districts.map((district) => ({
      ...named(district),
      province_id: idOf(provinceIds, district.code.slice(0, 1)),
    })),
  );
  const typeIds = await keepRows(tx, { name: 'local_body_type', key: 'code' }, localBodyTypes.map(named));
  await keepRows(
    tx,
    { name: 'local_body', key: 'code' },
    files.localBodies.map((localBody) => ({
      ...named(localBody),
      district_id: idOf(districtIds, localBody.code.slice(0, 3)),
      local_body_type_id: idOf(typeIds, localBody.type),
      total_wards: localBody.wards,
    })),
  );
}

function named({ code, name, nameNp }: { code: string; name: string; nameNp: string }) {
  return { code, name, name_np: nameNp };
}
