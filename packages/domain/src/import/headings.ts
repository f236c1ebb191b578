/** What a column may be, and what it is called in files: by its name first, then by the names that others give it. */
export type KnownColumn<K extends string> = { readonly key: K; readonly names: readonly string[] };

/** A heading as it is compared: without case, signs and further blanks. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\ufeff]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();
}

/**
 * Which column each heading is, null where it is none that is known. A column is given once: to the first heading of its
 * first name, so that `Item name` wins over `Name`, in whichever order they stand.
 */
export function matchHeadings<K extends string>(
  headings: readonly string[],
  known: readonly KnownColumn<K>[],
): (K | null)[] {
  const plain = headings.map(plainHeading);
  const found = headings.map((): K | null => null);
  for (const { key, names } of known)
    for (const name of names) {
      const at = plain.findIndex((heading, position) => heading === plainHeading(name) && found[position] === null);
      if (at === -1) continue;
      found[at] = key;
      break;
    }
  return found;
}

/** The row among the first ones that names most columns, as programs put titles above their heads; the first row that has any text where none does. */
export function headingRow<K extends string>(
  rows: readonly (readonly string[])[],
  known: readonly KnownColumn<K>[],
): number {
  const counts = rows.map((row) => matchHeadings(row, known).filter((key) => key !== null).length);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return Math.max(
    0,
    rows.findIndex((row) => row.some((cell) => cell !== '')),
  );
}

/** The position of the heading that is written most like one of the names; null where none comes near. */
export function nearestHeading(headings: readonly string[], names: readonly string[]): number | null {
  let best: { at: number; share: number } | null = null;
  for (const [at, heading] of headings.map(plainHeading).entries())
    for (const name of names.map(plainHeading)) {
      if (heading === '' || name === '') continue;
      const share = distance(heading, name) / Math.max(heading.length, name.length);
      if (share <= nearShare && (best === null || share < best.share)) best = { at, share };
    }
  return best?.at ?? null;
}

/** Of ten letters four may be others. */
const nearShare = 0.4;

/** How many letters are to be changed, put in or left out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [place, wanted] of Array.from(other).entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
