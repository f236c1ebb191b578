import type { OwnerConnection } from '../database/database.ts';

/** A table with what a backup keeps of it. Generated columns are left out: they follow from the others. */
export type Table = {
  name: string;
  /** Whether row level security shows each business its own rows alone. */
  isByBusiness: boolean;
  isForced: boolean;
  columns: { name: string; type: string }[];
};

/** Kept by the migrations themselves. */
const schemaTables = ['schema_migration', 'schema_lock'];

/** Every table of the product, by name. */
export async function readTables(client: OwnerConnection): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select class.relname as name, class.relrowsecurity as "isByBusiness", class.relforcerowsecurity as "isForced",
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class class
     where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname <> all ($1)
     order by class.relname`,
    [schemaTables],
  );
  return rows;
}

/** The names of all sequences, those of identity columns included. */
export async function readSequenceNames(client: OwnerConnection): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  return rows.map((row) => row.name);
}

/** How values are written as text, so that reading the text gives the same value; and no limit of time. */
export const exactTexts = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;
