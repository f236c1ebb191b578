import { type Asking, attempt, setLocally } from './attempt.ts';
import { type AuditedTable, ownRows } from './audited.ts';
import type { Check, QueryCheck } from './check.ts';

// Most of what is checked of a small business has no rows, and to ask for each costs more than to read what is there: a
// few statements find what is to be looked into instead of some hundred.

/** The audited tables that may have a row or an event of the business; the others have nothing that could differ. */
export async function tablesInUse(
  tx: Asking,
  businessId: number,
  audited: readonly AuditedTable[],
): Promise<ReadonlySet<string>> {
  const rows = audited.map(
    (table) => `select '${table.table_name}' where exists (select from ${table.table_name} where ${ownRows(table)})`,
  );
  // From one name to the next one: a business has some thousand events of each.
  const next = 'select table_name from audit_event where business_id = $1';
  const text = `with recursive told (name) as (
      (${next} order by table_name limit 1)
      union all
      select (${next} and table_name > told.name order by table_name limit 1) from told where told.name is not null)
    select name from told where name is not null union ${rows.join(' union all ')}`;
  // One row of a business is found by an index, however many others the table has.
  await setLocally(tx, { enable_seqscan: 'off' });
  const found = await attempt(
    tx,
    () => tx.query<{ name: string }>(text, [businessId]),
    // Each is looked into then, and says itself what keeps it from being read.
    () => audited.map(({ table_name: name }) => ({ name })),
  );
  await setLocally(tx, { enable_seqscan: 'on' });
  return new Set(found.map(({ name }) => name));
}

/** So many make a statement: what one table changes lets the plans of these alone be made anew. */
const checksAtOnce = 24;

/** How many rows each check looked at that finds no fault; what is not among them is to be asked by itself. */
export async function checksThatHold(
  tx: Asking,
  businessId: number,
  checks: readonly Check[],
): Promise<ReadonlyMap<Check, number>> {
  const asked = checks.filter((check): check is QueryCheck => 'faults' in check);
  const holding = new Map<Check, number>();
  for (let first = 0; first < asked.length; first += checksAtOnce) {
    const some = asked.slice(first, first + checksAtOnce);
    const texts = some.map(
      ({ counts, faults }, place) =>
        `select ${place} as place, (${counts}) as n from business_asked where not exists (${faults})`,
    );
    const text = `with business_asked as (select $1::bigint as id) ${texts.join(' union all ')}`;
    const held = await attempt(
      tx,
      () => tx.query<{ place: number; n: number }>(text, [businessId]),
      () => [],
    );
    for (const { place, n } of held) {
      const check = some[place];
      if (check !== undefined) holding.set(check, n);
    }
  }
  return holding;
}
