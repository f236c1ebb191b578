import { ApiError, isNotFound } from '../../../../../platform/api-error.ts';

/** A server that was set back since is found out by the next question. */
const askedMilliseconds = 30 * 60_000;

/** Of which storages it was asked lately what the server has, by whoever is signed in. */
export function askedOf(now: () => number) {
  const moments = new Map<string, number>();
  return {
    note: (deviceId: string): void => void moments.set(deviceId, now()),
    /** A clock that was set meanwhile counts as well, whichever way. */
    has: (deviceId: string): boolean => {
      const at = moments.get(deviceId);
      return at !== undefined && Math.abs(now() - at) < askedMilliseconds;
    },
    /** Somebody else may be answered otherwise. */
    forget: (): void => moments.clear(),
  };
}

/** Whether the server knows nothing of a storage, so that there is nothing more to ask. Any other failure may be over soon. */
export function isUnknownThere(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.code === 'salesCounter.deviceUnknown');
}
