import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { onTokensChanged, whoIsSignedIn } from '../../../../platform/tokens.ts';
import { keepAppHere } from '../../../../platform/kept/kept-app.ts';
import { userKey } from './kept/answer-keys.ts';
import { type CounterDevice, counterDevice } from './counter-device.ts';
import { hasDeviceDatabase } from './store/database-name.ts';
import { openDeviceDatabase } from './store/device-database.ts';
import { markCounter, markedBusinesses, markedCounter } from './store/device-mark.ts';
import { forgetRead, readDeviceState } from './store/device-store.ts';

/** GONE: this browser was a counter, and what it kept is not there any more. */
export type FoundDevice = CounterDevice | 'GONE' | null;

let opened: { businessId: number; who: string; found: Promise<FoundDevice> } | null = null;

/** The counter that this browser is of a business, for who is signed in; null where it is none. Opened once. */
export function openCounterDevice(businessId: number): Promise<FoundDevice> {
  const who = whoIsSignedIn() ?? '';
  if (opened?.businessId === businessId && opened.who === who) return opened.found;
  closeCounterDevice();
  const found = find(businessId, who);
  opened = { businessId, who, found };
  return found;
}

/** What was opened is somebody else's, or is another counter by now. */
export function closeCounterDevice(): void {
  const closing = opened?.found;
  opened = null;
  void closing?.then((device) => (device === null || device === 'GONE' ? undefined : device.close()));
}

/** This browser is no counter of the business any more: one that is over, or whose storage is gone. Nothing is deleted. */
export async function forgetCounterDevice(businessId: number): Promise<void> {
  closeCounterDevice();
  markCounter(businessId, null);
  const database = await openDeviceDatabase(businessId).catch(() => null);
  await database?.delete('pointers', 'current').catch(() => undefined);
}

onTokensChanged(() => {
  if (opened === null || opened.who === whoIsSignedIn()) return;
  const { found } = opened;
  closeCounterDevice();
  if (whoIsSignedIn() === null)
    void found.then((device) => (device === null || device === 'GONE' ? undefined : forgetRead(device.database)));
});

async function find(businessId: number, who: string): Promise<FoundDevice> {
  const marked = markedCounter(businessId);
  if (marked === null && (await hasDeviceDatabase(businessId).catch(() => null)) !== true) return null;
  // The storage does not open: what it has cannot be known, and so nothing is sold.
  const database = await openDeviceDatabase(businessId).catch(() => null);
  const begun = database === null ? null : await readDeviceState(database).catch(() => null);
  if (database === null || begun === null || begun.device.deviceKey === null) return marked === null ? null : 'GONE';
  // The mark alone was taken away.
  if (marked === null) markCounter(businessId, begun.device.counterId);
  if (marked !== null && marked !== begun.device.counterId) return 'GONE';
  void keepAppHere();
  return counterDevice(database, begun, who);
}

/** Before anything is asked: a counter whose user was signed in here before begins without a line. */
export async function beginAsCounter(): Promise<void> {
  const who = whoIsSignedIn();
  if (who === null || opened?.who === who) return;
  for (const businessId of markedBusinesses()) {
    // oxlint-disable-next-line no-await-in-loop
    const database = await openDeviceDatabase(businessId).catch(() => null);
    // oxlint-disable-next-line no-await-in-loop
    const isKnown = (await database?.getKey('answers', userKey(who, sessionContract.init.call))) !== undefined;
    // oxlint-disable-next-line no-await-in-loop
    if (isKnown) return void (await openCounterDevice(businessId));
  }
}
