/** Where this browser keeps what it is a counter of: one for each business. The name outlives what is in it. */
export function databaseName(businessId: number): string {
  return `bahi.counter.${businessId}`;
}

/** Whether this browser keeps anything as a counter of the business; null where it does not tell. */
export async function hasDeviceDatabase(businessId: number): Promise<boolean | null> {
  if (typeof indexedDB.databases !== 'function') return null;
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === databaseName(businessId));
}
