import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { mostSent } from '@bahi/contract/sales/sales-counter/counter-device';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { ApiError } from '../../../../../platform/api-error.ts';
import { nowMilliseconds } from '../../../../../platform/clock.ts';
import { registerTexts, textOf } from '../../../../../platform/i18n.ts';
import { onTokensChanged, whoIsSignedIn } from '../../../../../platform/tokens.ts';
import type { DeviceDatabase } from '../store/device-database.ts';
import type { DeviceRecord, InvoiceRecord } from '../store/device-records.ts';
import {
  forgetLongTaken,
  headsOf,
  letWaitAgain,
  noteCounter,
  noteTaken,
  readAll,
  waitingInvoices,
} from '../store/device-store.ts';
import { askedOf, isUnknownThere } from './asked-of.ts';
import { parcelOf } from './parcel.ts';
import { callQuietly } from './quiet-call.ts';

registerTexts(counterDeviceMessages);

/**
 * Sends what waits, in the order of the series, until nothing does. What the server has said something of waits no longer,
 * whatever it said: it is kept there. One that was set back to an earlier moment is sent again what it had; what is here no
 * more either is said to be missing, once. Fails as the call does.
 */
export async function sendWaiting(database: DeviceDatabase, device: DeviceRecord, onSent: () => void): Promise<void> {
  const { counterId, deviceId, deviceKey } = device;
  if (deviceKey === null) return;
  let hasNoEarlier = false;
  for (;;) {
    // One parcel after the other: what comes later follows what came before it.
    // oxlint-disable-next-line no-await-in-loop
    const parcel = parcelOf(await waitingInvoices(database, counterId, mostSent));
    if (parcel.length === 0) break;
    const invoices = parcel.map(({ text, hash }) => ({ text, hash }));
    // oxlint-disable-next-line no-await-in-loop
    const answer: Answer = await callQuietly(salesCounterContract.take, {
      body: { counterId, deviceId, deviceKey, invoices, ...(hasNoEarlier ? { hasNoEarlier } : {}) },
    });
    // oxlint-disable-next-line no-await-in-loop
    await noteAnswer(database, parcel, answer);
    onSent();
    if (answer.taken.some(({ state }) => state === 'NEWER'))
      throw new ApiError({ status: 409, code: 'counterDevice.newer', message: textOf('counterDevice.newer') });
    const isBehind = answer.taken.some(({ state }) => state === 'AHEAD');
    // oxlint-disable-next-line no-await-in-loop
    hasNoEarlier = isBehind && (await letWaitAgain(database, counterId, answer.heads)) === 0;
  }
  await forgetLongTaken(database, counterId);
}

const asked = askedOf(nowMilliseconds);

let askedBy: string | null = null;
onTokensChanged(() => {
  if (askedBy === whoIsSignedIn()) return;
  askedBy = whoIsSignedIn();
  asked.forget();
});

/** Whether it was asked lately what the server has of a counter. */
export function wasAskedOf({ deviceId }: DeviceRecord): boolean {
  return asked.has(deviceId);
}

/**
 * Asks each half hour, and after each sign-in, what the server has of a counter that is over here, or is another one by now: one that was set
 * back to an earlier moment may lack some of it, which waits from then on. Fails as the call does.
 */
export async function askWhatIsMissing(database: DeviceDatabase, device: DeviceRecord): Promise<void> {
  const { counterId, deviceId, deviceKey } = device;
  if (deviceKey === null || wasAskedOf(device)) return;
  const heads = (await headsOf(database, counterId)).map(({ fiscalYear, sequence, hash }) => ({
    fiscalYear,
    sequence,
    hash,
  }));
  try {
    const said = await callQuietly(salesCounterContract.lend, {
      body: { counterId, deviceId, deviceKey, heads, isOnlyAsked: true },
    });
    await noteCounter(database, said.counter);
    await letWaitAgain(database, counterId, said.heads);
    asked.note(deviceId);
  } catch (error) {
    if (isUnknownThere(error)) asked.note(deviceId);
    throw error;
  }
}

/**
 * Sends what waits of the counters that this storage was before, or of one that it no longer points at: nobody else can.
 * Of one that another tab works for nothing is done here: that tab may wait for what is held here. Answers how many still
 * wait of all of them but `exceptId`.
 */
export async function sendLeft(database: DeviceDatabase, exceptId: number | null): Promise<number> {
  const others = (await readAll(database)).filter(({ counterId }) => counterId !== exceptId);
  for (const { waiting, ...device } of others) {
    if (waiting === 0 && wasAskedOf(device)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await navigator.locks.request(`bahi.counter.work.${device.counterId}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return;
      // One that is refused does not hold up the others; it stays here.
      await askWhatIsMissing(database, device).catch(() => undefined);
      await sendWaiting(database, device, () => undefined).catch(() => undefined);
    });
  }
  const left = (await readAll(database)).filter(({ counterId }) => counterId !== exceptId);
  return left.reduce((sum, { waiting }) => sum + waiting, 0);
}

type Answer = Awaited<ReturnType<typeof callQuietly<typeof salesCounterContract.take>>>;

async function noteAnswer(database: DeviceDatabase, parcel: readonly InvoiceRecord[], answer: Answer): Promise<void> {
  await noteCounter(database, answer.counter);
  for (const [position, invoice] of parcel.entries()) {
    const taken = answer.taken[position];
    if (taken === undefined || taken.state === 'AHEAD' || taken.state === 'NEWER') continue;
    const { state, invoiceId, reason } = taken;
    // oxlint-disable-next-line no-await-in-loop
    await noteTaken(database, invoice, { state, invoiceId, reason });
  }
}
