import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { onTokensChanged, whoIsSignedIn } from '../../../../platform/tokens.ts';
import { forgetWholeApp, keepWholeApp } from '../../../../platform/kept/kept-app.ts';
import { userKey } from './kept/answer-keys.ts';
import { type CounterDevice, counterDevice } from './counter-device.ts';
import { hasDeviceDatabase } from './store/database-name.ts';
import { sendLeft } from './outbox/send-waiting.ts';
import { openDeviceDatabase } from './store/device-database.ts';
import { markCounter, markedBusinesses, markedCounter } from './store/device-mark.ts';
import { forgetRead, readDeviceState } from './store/device-store.ts';

/**
 * GONE: this browser was a counter, and what it kept is not there any more. UNOPENED: what it keeps could not be opened now,
 * and may be whole.
 */
export type FoundDevice = CounterDevice | 'GONE' | 'UNOPENED' | null;

/** Whether a counter was found, and not only that there should be one. */
export function isDevice(found: FoundDevice): found is CounterDevice {
  return found !== null && found !== 'GONE' && found !== 'UNOPENED';
}

let opened: { businessId: number; who: string; found: Promise<FoundDevice> } | null = null;

/** The counter that this browser is of a business, for who is signed in; null where it is none. Opened once. */
export function openCounterDevice(businessId: number): Promise<FoundDevice> {
  const who = whoIsSignedIn() ?? '';
  if (opened?.businessId === businessId && opened.who === who) return opened.found;
  closeCounterDevice();
  const found = find(businessId, who);
  const opening = { businessId, who, found };
  opened = opening;
  // It is tried again at the next question.
  void found.then((device) => {
    if (device === 'UNOPENED' && opened === opening) opened = null;
  });
  return found;
}

/** What was opened is somebody else's, or is another counter by now. */
export function closeCounterDevice(): void {
  const closing = opened?.found;
  opened = null;
  void closing?.then((device) => (isDevice(device) ? device.close() : undefined));
}

/**
 * This browser is no counter of the business any more: one that is over, or whose storage is gone. Nothing is deleted.
 * Answers false, and does nothing, where its storage does not open, or something that was issued here still waits.
 */
export async function forgetCounterDevice(businessId: number): Promise<boolean> {
  try {
    const database = await openDeviceDatabase(businessId);
    if ((await sendLeft(database, null)) > 0) return false;
    closeCounterDevice();
    await database.delete('pointers', 'current');
  } catch {
    return false;
  }
  markCounter(businessId, null);
  if (markedBusinesses().length === 0) await forgetWholeApp();
  return true;
}

onTokensChanged(() => {
  if (opened === null || opened.who === whoIsSignedIn()) return;
  const { found } = opened;
  closeCounterDevice();
  if (whoIsSignedIn() === null)
    void found.then((device) => (isDevice(device) ? forgetRead(device.database) : undefined)).catch(() => undefined);
});

async function find(businessId: number, who: string): Promise<FoundDevice> {
  const marked = markedCounter(businessId);
  if (marked === null && (await hasDeviceDatabase(businessId).catch(() => null)) !== true) return null;
  const database = await inTime(openDeviceDatabase(businessId)).catch(() => null);
  if (database === null) return 'UNOPENED';
  const begun = await inTime(readDeviceState(database)).catch((): 'UNREAD' => 'UNREAD');
  if (begun === 'UNREAD') return 'UNOPENED';
  const isOther = begun !== null && marked !== null && marked !== begun.device.counterId;
  if (begun === null || begun.device.deviceKey === null || isOther) {
    // What it points at no longer may still have something to send.
    void sendLeft(database, null).catch(() => undefined);
    return marked === null ? null : 'GONE';
  }
  // The mark alone was taken away.
  if (marked === null) markCounter(businessId, begun.device.counterId);
  void keepWholeApp();
  return counterDevice(database, begun, who);
}

/** Before anything is asked: a counter whose user was signed in here before begins without a line. */
export async function beginAsCounter(): Promise<void> {
  const who = whoIsSignedIn();
  if (who === null || opened?.who === who) return;
  for (const businessId of markedBusinesses()) {
    // oxlint-disable-next-line no-await-in-loop
    const isKnown = await inTime(isKnownHere(businessId, who)).catch(() => false);
    // oxlint-disable-next-line no-await-in-loop
    if (isKnown) return void (await openCounterDevice(businessId));
  }
}

async function isKnownHere(businessId: number, who: string): Promise<boolean> {
  const database = await openDeviceDatabase(businessId);
  return (await database.getKey('answers', userKey(who, sessionContract.init.call))) !== undefined;
}

/** A storage that another tab holds shut answers nothing at all. */
const openMilliseconds = 5000;

function inTime<T>(opening: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('not opened')), openMilliseconds));
  return Promise.race([opening, late]);
}
