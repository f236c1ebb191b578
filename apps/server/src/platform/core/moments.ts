/** A moment, in milliseconds since 1970, as the database is sent it. */
export function dateAt(epochMilliseconds: number): Date {
  return new Date(epochMilliseconds);
}
