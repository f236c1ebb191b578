/** A query as it is sent: its text and the values of its parameters. */
export type Compiled = { sql: string; parameters: readonly unknown[] };
type Count = (text: string, values: readonly unknown[]) => Promise<{ total: number }[]>;

/** Up to here every page says how many there are as of that moment; counting more takes longer than reading the page. */
const usuallyExactUpTo = 10_000;
const keptMilliseconds = 60_000;
const mostKept = 10_000;

/**
 * Counts the rows of queries: exactly where there are few, and as of at most a minute ago where there are many. What is
 * many is remembered by the query, its values and who may see what: `scope`.
 */
export type RowCounts = (scope: string, query: Compiled, count: Count) => Promise<number>;

/** Opens the memory of counts of one database. */
export function createRowCounts(exactUpTo: number = usuallyExactUpTo): RowCounts {
  const kept = new Map<string, { total: number; until: number }>();
  return async (scope, { sql, parameters }, count) => {
    const key = JSON.stringify([scope, sql, parameters]);
    const known = kept.get(key);
    if (known !== undefined && known.until > performance.now()) return known.total;
    const counted = async (from: string): Promise<number> =>
      (await count(`select count(*)::int as total from (${from}) found`, parameters))[0]?.total ?? 0;
    // What was many is so again.
    const few = known === undefined ? await counted(`${sql} limit ${exactUpTo + 1}`) : null;
    if (few !== null && few <= exactUpTo) return few;
    const total = await counted(sql);
    if (kept.size >= mostKept) kept.clear();
    if (total > exactUpTo) kept.set(key, { total, until: performance.now() + keptMilliseconds });
    else kept.delete(key);
    return total;
  };
}
