import { isPan, largePartyPaisa } from '@bahi/domain/numbers/vat-return';
import { type RawBuilder, sql } from 'kysely';
import { type Month, type MonthReader, registersOf } from './vat-return.figures.ts';

export type PartyRow = {
  direction: 'SOLD' | 'BOUGHT';
  pan: string | null;
  name: string | null;
  name_np: string | null;
  taxable: number;
  exempt: number;
  /** Of a purchase: it came over the border, from who has no PAN here. */
  is_foreign: boolean;
};

/**
 * Who was sold to, or bought from, for more than one lakh in the month: one row for each PAN, and where that is none the
 * tax office knows for each name, since nobody is dropped.
 */
export async function readLargeParties(reader: MonthReader, month: Month): Promise<PartyRow[]> {
  const { sales, purchases } = registersOf(reader, month);
  const pan = (column: string) => sql`case when ${sql.ref(column)} ~ '^[0-9]{9}$' then ${sql.ref(column)} end`;
  const side = ({ direction, who, of, taxed, free, isForeign }: Side): RawBuilder<unknown> => {
    const own = pan(`${who}Pan`);
    const name = sql.ref(`${who}Name`);
    const newest = (column: RawBuilder<unknown>) => sql`(array_agg(${column} order by "documentId" desc))[1]`;
    return sql`select ${direction}::text as direction, ${own} as pan, ${newest(name)} as name,
        ${newest(sql.ref(`${who}NameLocLang`))} as name_np, ${isForeign} as is_foreign,
        sum(${taxed})::bigint as taxable, sum(${free})::bigint as exempt
      from ${of} group by ${own}, case when ${own} is null then ${name} end
      having sum(${taxed}) + sum(${free}) > ${largePartyPaisa}`;
  };
  const sold: Side = {
    direction: 'SOLD',
    who: 'buyer',
    of: sales,
    taxed: sql`taxable`,
    free: sql`exempt + exported`,
    isForeign: sql`bool_and(exported <> 0)`,
  };
  const bought: Side = {
    direction: 'BOUGHT',
    who: 'supplier',
    of: purchases,
    taxed: sql`taxable + imported + capital`,
    free: sql`exempt`,
    isForeign: sql`bool_and("isImport")`,
  };
  const statement = sql<PartyRow>`select * from (${side(sold)} union all ${side(bought)}) listed
    order by direction desc, taxable + exempt desc, name`;
  return (await statement.execute(reader.db.tables())).rows;
}

type Side = {
  direction: PartyRow['direction'];
  who: 'buyer' | 'supplier';
  of: RawBuilder<unknown>;
  taxed: RawBuilder<unknown>;
  free: RawBuilder<unknown>;
  /** They are abroad, where nobody has a PAN. */
  isForeign: RawBuilder<unknown>;
};

/** Whether the tax office can find them. */
export function hasPan({ pan }: Pick<PartyRow, 'pan'>): boolean {
  return isPan(pan);
}
