/**
 * Numbers of a series as they are printed: what stands before the digits, of which there are five or more where nothing
 * else is said, and the last that was taken.
 */
export type NumberSeries = { readonly start: string; readonly last: number; readonly digits?: number };
/** Numbers that follow each other, both ends included; `begins` where they begin with what is searched. */
export type NumberRun = { readonly first: number; readonly last: number; readonly begins: boolean };

const fewestDigits = 5;

/**
 * The numbers of a series in which a text stands as they are printed, `INV-HO-2083/84-00012`, whatever its case. Where it
 * stands in the start all of them are one run. Runs may overlap. Null where there are more than `most`: of one or two
 * digits, which a good part of all numbers has.
 */
export function runsHolding(
  text: string,
  { start, last, digits = fewestDigits }: NumberSeries,
  most: number,
): NumberRun[] | null {
  const searched = text.toLowerCase();
  const before = start.toLowerCase();
  if (searched === '' || last < 1) return [];
  if (before.includes(searched)) return [{ first: 1, last, begins: before.startsWith(searched) }];
  const runs: NumberRun[] = [];
  for (let width = digits; width <= Math.max(digits, String(last).length); width += 1) {
    const bounds = { first: width === digits ? 1 : 10 ** (width - 1), last: Math.min(last, 10 ** width - 1) };
    for (const run of [...acrossStart(searched, before, width), ...withinDigits(searched, width, bounds)]) {
      const first = Math.max(run.first, bounds.first);
      const end = Math.min(run.last, bounds.last);
      if (first <= end) runs.push({ first, last: end, begins: run.begins });
      if (runs.length > most) return null;
    }
  }
  return runs;
}

/** Where the text begins in the start and ends among the digits: those numbers begin with its digits. */
function* acrossStart(searched: string, before: string, width: number): Generator<NumberRun> {
  for (let length = 1; length < searched.length; length += 1) {
    const digits = searched.slice(length);
    if (!before.endsWith(searched.slice(0, length)) || !isDigits(digits) || digits.length > width) continue;
    const step = 10 ** (width - digits.length);
    const first = Number(digits) * step;
    yield { first, last: first + step - 1, begins: length === before.length };
  }
}

/** Where all of it stands among the digits: so many before it, and so many behind it. */
function* withinDigits(searched: string, width: number, bounds: { first: number; last: number }): Generator<NumberRun> {
  if (!isDigits(searched)) return;
  for (let behind = width - searched.length; behind >= 0; behind -= 1) {
    const step = 10 ** behind;
    const cycle = step * 10 ** searched.length;
    for (let leading = Math.floor(bounds.first / cycle); leading * cycle <= bounds.last; leading += 1) {
      const first = leading * cycle + Number(searched) * step;
      yield { first, last: first + step - 1, begins: false };
    }
  }
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
