/**
 * In SQL, the registered counter whose series the number of a `document` is of; 0 where it is the outlet's own. As the index
 * of the numbers has it, word for word.
 */
export function seriesCounter(row: string): string {
  return `(case when ${row}.counter_id is null then 0 else ${row}.counter_id end)`;
}
