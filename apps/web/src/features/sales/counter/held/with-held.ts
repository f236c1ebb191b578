/** With one more, under the smallest number that is free: it is called out at the counter. */
export function withHeld<B extends { number: number }>(
  bills: readonly B[],
  made: (number: number) => B,
): [bills: B[], number: number] {
  const taken = new Set(bills.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return [[...bills, made(number)].toSorted((left, right) => left.number - right.number), number];
}

/** What can be read of a stored list: an entry that cannot takes no other with it. */
export function readableIn<B>(stored: string | null, read: (entry: unknown) => B | undefined): B[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.flatMap((entry) => read(entry) ?? []) : [];
  } catch {
    return [];
  }
}
