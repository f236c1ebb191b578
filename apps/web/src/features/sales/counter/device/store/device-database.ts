import { type IDBPDatabase, openDB } from 'idb';
import { databaseName } from './database-name.ts';
import type { DeviceSchema } from './device-records.ts';

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const shape = 1;
const opened = new Map<number, Promise<DeviceDatabase>>();

/** Opens what this browser keeps as a counter of the business; the same one each time. */
export function openDeviceDatabase(businessId: number): Promise<DeviceDatabase> {
  const known = opened.get(businessId);
  if (known !== undefined) return known;
  const opening = openAnew(businessId);
  opened.set(businessId, opening);
  opening.catch(() => opened.delete(businessId));
  return opening;
}

/** Fails as a promise does, also where the browser refuses at once, as one that keeps nothing of any page. */
async function openAnew(businessId: number): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(databaseName(businessId), shape, {
    upgrade: (database) => {
      database.createObjectStore('pointers');
      database.createObjectStore('devices', { keyPath: 'counterId' });
      database.createObjectStore('heads', { keyPath: ['counterId', 'fiscalYear'] });
      database.createObjectStore('lends', { keyPath: 'counterId' });
      database.createObjectStore('answers');
      const invoices = database.createObjectStore('invoices', { keyPath: ['counterId', 'fiscalYear', 'sequence'] });
      invoices.createIndex('waiting', ['waiting', 'fiscalYear', 'sequence']);
      invoices.createIndex('issueKey', 'issueKey');
    },
    // A newer release in another tab waits for nobody.
    blocking: (_current, _next, event) => {
      opened.delete(businessId);
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    // The browser closes it where it takes the storage away: it is opened anew, and is another one by then.
    terminated: () => opened.delete(businessId),
  });
}
