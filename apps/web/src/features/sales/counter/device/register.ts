import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { call } from '../../../../platform/api-client.ts';

const databaseName = 'bahi-counters';
const storeName = 'devices';
const mostLetters = 100;

/**
 * Makes this browser the counter: its series lives in the storage of this browser from now on, under an id that is kept
 * before it is told, so that the same storage asks again where an answer is lost.
 */
export async function registerThisDevice(counterId: number): Promise<void> {
  const database = await openDevices();
  const kept = await settled<{ deviceId: string } | undefined>(
    database.transaction(storeName).objectStore(storeName).get(counterId),
  );
  const deviceId = kept?.deviceId ?? crypto.randomUUID();
  await keep(database, { counterId, deviceId, deviceKey: null });
  const { deviceKey } = await call(
    salesCounterContract.register,
    { body: { id: counterId, deviceId, deviceName: navigator.userAgent.slice(0, mostLetters) } },
    { errors: 'form' },
  );
  await keep(database, { counterId, deviceId, deviceKey });
  database.close();
}

type Device = { counterId: number; deviceId: string; deviceKey: string | null };

function openDevices(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(storeName, { keyPath: 'counterId' }),
  );
  return settled(opening);
}

function keep(database: IDBDatabase, device: Device): Promise<IDBValidKey> {
  return settled(
    database.transaction(storeName, 'readwrite', { durability: 'strict' }).objectStore(storeName).put(device),
  );
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the storage does not answer')));
  });
}
