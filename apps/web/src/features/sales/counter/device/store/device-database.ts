import { type IDBPDatabase, openDB } from 'idb';
import type { DeviceSchema } from './device-records.ts';

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** One for each business. Its name outlives its fields: another shape gets another number below. */
function nameOf(businessId: number): string {
  return `bahi.counter.${businessId}`;
}

const shape = 1;
const opened = new Map<number, Promise<DeviceDatabase>>();

/** Opens what this browser keeps as a counter of the business; the same one each time. */
export function openDeviceDatabase(businessId: number): Promise<DeviceDatabase> {
  const known = opened.get(businessId);
  if (known !== undefined) return known;
  const opening = openDB<DeviceSchema>(nameOf(businessId), shape, {
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
    // The browser closes it where it takes the storage away: it is opened anew, and is another one by then.
    terminated: () => opened.delete(businessId),
  });
  opened.set(businessId, opening);
  opening.catch(() => opened.delete(businessId));
  return opening;
}

/** Whether this browser keeps anything as a counter of the business; null where it does not tell. */
export async function hasDeviceDatabase(businessId: number): Promise<boolean | null> {
  if (typeof indexedDB.databases !== 'function') return null;
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === nameOf(businessId));
}
