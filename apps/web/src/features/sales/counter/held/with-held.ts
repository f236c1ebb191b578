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
