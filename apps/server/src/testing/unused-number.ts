let last = 10_000_000;

/** A number of eight digits that no other test of the file has: for names, codes and mobiles that must differ. */
export function unusedNumber(): number {
  return (last += 1);
}
