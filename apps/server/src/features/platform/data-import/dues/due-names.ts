import type { PartyKind } from '@bahi/domain/document-kinds';
import { toLatin } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../../platform/core/context.ts';
import type { StagedRow } from '../import-kind.ts';
import { plain } from '../items/item-names.ts';
import type { RowReader } from '../row-reader.ts';

type Party = {
  id: number;
  name: string;
  name_np: string | null;
  phone_number: string;
  vat_pan_no: string | null;
};
type Outlet = { id: number; name: string; name_np: string | null; code: string; is_active: boolean };

/** Who and where a row means; null, with the reason noted at its cell, where that is not to be told. */
export type DueNames = { partyOf: (row: number) => number | null; outletOf: (row: number) => number | null };

/**
 * Finds the parties and outlets that rows name. A party is meant by either name; phone and PAN tell apart those of one
 * name, and find one whose name is written otherwise. Nobody is made: a name alone is too little to sell to.
 */
export async function readDueNames(
  { db, businessId, outletId }: Context,
  party: PartyKind,
  { reader, rows }: { reader: RowReader; rows: readonly StagedRow[] },
): Promise<DueNames> {
  const said = (key: string): string[] => [...new Set(rows.map((_, row) => plainCode(reader.text(row, key))))];
  const names = [...new Set(rows.map((_, row) => plain(reader.text(row, 'party'))))];
  const values = [businessId, names, said('phone').filter(isSaid), said('pan').filter(isSaid)];
  const [parties, outlets] = await Promise.all([
    party === 'customer'
      ? db.query<Party>(
          `select id, name, name_np, phone_number, vat_pan_no from customer where business_id = $1 and not is_cash_customer
           and (lower(regexp_replace(name, '\\s+', ' ', 'g')) = any($2) or lower(regexp_replace(name_np, '\\s+', ' ', 'g')) = any($2)
             or phone_number = any($3) or vat_pan_no = any($4)) order by id`,
          values,
        )
      : db.query<Party>(
          `select id, name, name_np, phone_number, vat_pan_no from vendor where business_id = $1
           and (lower(regexp_replace(name, '\\s+', ' ', 'g')) = any($2) or lower(regexp_replace(name_np, '\\s+', ' ', 'g')) = any($2)
             or phone_number = any($3) or vat_pan_no = any($4)) order by id`,
          values,
        ),
    db.query<Outlet>(
      'select id, name, name_np, code, is_active from outlet where business_id = $1 and ($2::bigint is null or id = $2)',
      [businessId, outletId],
    ),
  ]);
  return {
    partyOf: (row) => partyOf(reader, row, parties),
    outletOf: (row) => outletNamed(reader, row, outlets),
  };
}

function partyOf(reader: RowReader, row: number, parties: readonly Party[]): number | null {
  const name = reader.text(row, 'party');
  const [phone, pan] = [plainCode(reader.text(row, 'phone')), plainCode(reader.text(row, 'pan'))];
  const named = parties.filter((one) =>
    [one.name, one.name_np].some((own) => own !== null && plain(own) === plain(name)),
  );
  const byCode = parties.filter(
    (one) => (isSaid(pan) && one.vat_pan_no === pan) || (isSaid(phone) && one.phone_number === phone),
  );
  const both = named.filter((one) => byCode.includes(one));
  const [one, ...others] = both.length > 0 ? both : named.length > 0 ? named : byCode;
  if (one !== undefined && others.length === 0) return one.id;
  if (name === '' && one === undefined) return null;
  reader.refuse(row, 'party', one === undefined ? 'dataImport.partyNotThere' : 'dataImport.severalParties', { name });
  return null;
}

function outletNamed(reader: RowReader, row: number, outlets: readonly Outlet[]): number | null {
  const name = reader.text(row, 'outlet');
  if (name === '') return null;
  const found = outlets.filter((one) =>
    [one.name, one.name_np, one.code].some((own) => own !== null && plain(own) === plain(name)),
  );
  const [one, ...others] = found.filter(({ is_active }) => is_active);
  if (one !== undefined && others.length === 0) return one.id;
  const key = one !== undefined ? 'dataImport.severalOfName' : 'common.unknownRecord';
  reader.refuse(row, 'outlet', found.length > 0 && one === undefined ? 'dataImport.isInactive' : key, { name });
  return null;
}

function isSaid(text: string): boolean {
  return text !== '';
}

function plainCode(text: string): string {
  return toLatin(text).trim();
}
