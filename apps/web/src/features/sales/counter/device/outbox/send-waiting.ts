import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { mostSent } from '@bahi/contract/sales/sales-counter/counter-device';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { ApiError } from '../../../../../platform/api-error.ts';
import { registerTexts, textOf } from '../../../../../platform/i18n.ts';
import type { DeviceDatabase } from '../store/device-database.ts';
import type { DeviceRecord, InvoiceRecord } from '../store/device-records.ts';
import {
  forgetLongTaken,
  letWaitAgain,
  noteCounter,
  noteTaken,
  readAll,
  waitingInvoices,
} from '../store/device-store.ts';
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

/**
 * Sends what waits of the counters that this storage was before, or of one that it no longer points at: nobody else can.
 * Answers how many still wait of all of them.
 */
export async function sendLeft(database: DeviceDatabase, currentId: number | null): Promise<number> {
  const { devices, waiting } = await readAll(database);
  if (waiting === 0) return 0;
  for (const device of devices) {
    if (device.counterId === currentId) continue;
    // oxlint-disable-next-line no-await-in-loop
    await navigator.locks.request(`bahi.counter.work.${device.counterId}`, () =>
      // One that is refused does not hold up the others; it stays here.
      sendWaiting(database, device, () => undefined).catch(() => undefined),
    );
  }
  return (await readAll(database)).waiting;
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
