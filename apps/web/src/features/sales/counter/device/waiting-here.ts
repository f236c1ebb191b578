import { openDeviceDatabase } from './store/device-database.ts';
import { markedBusinesses } from './store/device-mark.ts';
import { readAll } from './store/device-store.ts';

/**
 * How many invoices wait in this browser to be sent, of every counter that it is or was; `isUnread` where a storage does not
 * open, in which others may wait.
 */
export async function waitingHere(): Promise<{ count: number; isUnread: boolean }> {
  const read = await Promise.allSettled(
    markedBusinesses().map(async (businessId) => readAll(await openDeviceDatabase(businessId))),
  );
  const devices = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return {
    count: devices.reduce((sum, { waiting }) => sum + waiting, 0),
    isUnread: read.some(({ status }) => status === 'rejected'),
  };
}
