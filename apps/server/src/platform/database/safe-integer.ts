/** What the database says as a bigint, as a number. @throws RangeError beyond what a number holds exactly. */
export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a number of the database is beyond the safe integers');
  return value;
}
