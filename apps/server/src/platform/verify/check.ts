/** One thing that must always be true of a business's books: declared beside the feature whose rows it looks at. */
export type Check = {
  name: string;
  /** What holds, as one says it to the owner of the books. */
  holds: string;
  /** Answers the rows for which it does not hold; `$1` is the business. */
  faults: string;
  /** How many rows were looked at. */
  counts: string;
};

/**
 * A table whose rows are written once: each is still what its audit event says. A column that was added later is empty
 * in the rows before it, and their events do not name it: nothing is no change.
 */
export function unchanged(table: string): Check {
  return {
    name: `unchanged ${table}`,
    holds: `every row of ${table} is as it was written`,
    counts: `select count(*) as n from ${table} where business_id = $1`,
    faults: `
      select coalesce(kept.id, event.row_id) as id, to_jsonb(kept) as row, event.after as written
      from (select * from ${table} where business_id = $1) kept
      full join (select row_id, after from audit_event
        where business_id = $1 and table_name = '${table}' and action = 'insert') event on event.row_id = kept.id
      where jsonb_strip_nulls(to_jsonb(kept)) is distinct from jsonb_strip_nulls(event.after)`,
  };
}
