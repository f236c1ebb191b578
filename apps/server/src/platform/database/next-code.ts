import type { Tx } from './database.ts';

/** A kind of record whose codes the server makes: its table, and what its codes begin with. Both are literals. */
export type CodeSeries = { table: string; prefix: string };

/**
 * The code of a record that is about to be written: the one that was asked for, or the next free one of its kind
 * (`I-0001`). From here to the end of the transaction the business's other records of the kind wait, so that two
 * saved at once never get the same code, nor one that somebody is just typing.
 */
export async function giveCode(tx: Tx, businessId: number, series: CodeSeries, asked: string | null): Promise<string> {
  const [code] = await giveCodes(tx, businessId, series, [asked]);
  if (code === undefined) throw new RangeError(`no free code in ${series.table}`);
  return code;
}

/** The same for several records, in their order; none gets the code that another one asks for. */
export async function giveCodes(
  tx: Tx,
  businessId: number,
  series: CodeSeries,
  asked: readonly (string | null)[],
): Promise<string[]> {
  const locked = tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${series.table}-code:${businessId}`,
  ]);
  const said = asked.filter((code) => code !== null);
  const wanted = asked.length - said.length;
  if (wanted === 0) {
    await locked;
    return said;
  }
  // Of so many codes more than there are records, as many are free.
  const free = await tx.query<{ code: string }>(
    `select made.code
     from (select count(*) + cardinality($4::text[]) as taken from ${series.table} where business_id = $1) as present
     cross join generate_series(present.taken - cardinality($4::text[]) + 1, 2 * present.taken + $3) as number
     cross join lateral (select $2 || lpad(number::text, greatest(4, length(number::text)), '0') as code) as made
     where made.code <> all($4) and not exists (
       select from ${series.table} other where other.business_id = $1 and other.code = made.code)
     order by number limit $3`,
    [businessId, series.prefix, wanted, said],
  );
  if (free.length < wanted) throw new RangeError(`no free code in ${series.table}`);
  const codes = free.values();
  return asked.map((code) => code ?? codes.next().value?.code ?? '');
}
