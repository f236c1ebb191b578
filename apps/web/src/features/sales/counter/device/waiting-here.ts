import { openDeviceDatabase } from './store/device-database.ts';
import { markedBusinesses } from './store/device-mark.ts';
import { readAll } from './store/device-store.ts';

/** How many invoices wait in this browser to be sent, of every counter that it is or was; 0 where its storage does not open. */
export async function waitingHere(): Promise<number> {
  const counts = await Promise.all(
    markedBusinesses().map(async (businessId) => (await readAll(await openDeviceDatabase(businessId))).waiting),
  ).catch(() => []);
  return counts.reduce((sum, count) => sum + count, 0);
}
