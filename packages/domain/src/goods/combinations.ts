/** Attributes that an item may have, and values of all of them together: their combinations stay safe integers. */
export const mostAttributes = 6;
export const mostAttributeValues = 300;

/** A value of an attribute; `meets` has a bit for each thing searched that the value is, or may be, called. */
export type CombinedValue<V> = { readonly value: V; readonly meets: number };

/** What tells a combination of values from the others of its item, in whatever order they are named: `12-45`. */
export function combinationOf(valueIds: readonly number[]): string {
  return valueIds.toSorted((one, other) => one - other).join('-');
}

/**
 * The combinations of one value of each group whose values together meet all that is searched (`wanted`, bits): how
 * many there are, and those from `offset` on, `limit` of them, the last group's values changing first. Of no groups
 * there is none. None but the answered ones are made, however many there are.
 */
export function combinationsOf<V>(
  groups: readonly (readonly CombinedValue<V>[])[],
  wanted: number,
  { offset, limit }: { offset: number; limit: number },
): { total: number; combinations: V[][] } {
  if (groups.length === 0) return { total: 0, combinations: [] };
  const waysFrom = countWays(groups, wanted);
  const combinations: V[][] = [];
  let toSkip = offset;
  const walk = (position: number, met: number, chosen: readonly V[]): void => {
    const group = groups[position];
    if (group === undefined) {
      if (toSkip === 0) combinations.push([...chosen]);
      else toSkip -= 1;
      return;
    }
    for (const { value, meets } of group) {
      if (combinations.length === limit) return;
      const ways = waysFrom(position + 1, met | meets);
      if (ways > 0 && ways <= toSkip) toSkip -= ways;
      else if (ways > 0) walk(position + 1, met | meets, [...chosen, value]);
    }
  };
  walk(0, 0, []);
  return { total: waysFrom(0, 0), combinations };
}

/** In how many ways the groups from one on make of what is met already all that is wanted. */
function countWays<V>(
  groups: readonly (readonly CombinedValue<V>[])[],
  wanted: number,
): (position: number, met: number) => number {
  const counted = new Map<string, number>();
  const waysFrom = (position: number, met: number): number => {
    const group = groups[position];
    if (group === undefined) return met === wanted ? 1 : 0;
    const key = `${position}.${met}`;
    const known = counted.get(key);
    if (known !== undefined) return known;
    const ways = group.reduce((sum, { meets }) => sum + waysFrom(position + 1, met | meets), 0);
    counted.set(key, ways);
    return ways;
  };
  return waysFrom;
}
