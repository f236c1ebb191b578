import { inDigitsOf } from '@bahi/domain/numbers/digits';

/** The parts of an address, with the names of its places in both languages. */
export type PlaceNames = {
  tole: string | null;
  wardNo: number;
  localBodyName: string;
  localBodyNameNp: string;
  districtName: string;
  districtNameNp: string;
};

/** An address on one line, as letters are addressed in Nepal: `Traffic Chowk, Butwal-11, Rupandehi`. */
export function addressTexts(place: PlaceNames): { address: string; addressNp: string } {
  const ward = String(place.wardNo);
  return {
    address: joined([place.tole, `${place.localBodyName}-${ward}`, place.districtName]),
    addressNp: joined([place.tole, `${place.localBodyNameNp}-${inDigitsOf(ward, 'ne')}`, place.districtNameNp]),
  };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/**
 * The same as columns `address` and `address_np` of a statement; `table` is a literal of the caller, joined with its
 * `local_body` and `district`, and `street` the column that holds the tole.
 */
export function addressColumns(table: string, street = 'tole'): string {
  const toDevanagari = `translate(${table}.ward_no::text, '0123456789', '०१२३४५६७८९')`;
  return `concat_ws(', ', nullif(${table}.${street}, ''), local_body.name || '-' || ${table}.ward_no, district.name) as address,
    concat_ws(', ', nullif(${table}.${street}, ''), local_body.name_np || '-' || ${toDevanagari}, district.name_np) as address_np`;
}
