import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { ApiError } from '../../../../platform/api-error.ts';
import { call } from '../../../../platform/api-client.ts';
import { keepAppHere, keepStorage } from '../../../../platform/kept/kept-app.ts';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { showToast } from '../../../../platform/toasts.ts';
import { closeCounterDevice, openCounterDevice } from './open-device.ts';
import { openDeviceDatabase } from './store/device-database.ts';
import type { DeviceRecord } from './store/device-records.ts';
import { keepDevice } from './store/device-store.ts';
import { markCounter } from './store/device-mark.ts';

registerTexts(counterDeviceMessages);

/**
 * Makes this browser the counter: its series lives in the storage of this browser from now on. What a former counter of it
 * still has to send goes first. Fails as the call does, and where the browser cannot keep what it must.
 */
export async function registerThisDevice(counterId: number): Promise<void> {
  const { crypto } = globalThis;
  const canKeep = 'indexedDB' in globalThis && 'locks' in navigator && typeof crypto.randomUUID === 'function';
  if (!canKeep) throw refused('cannotKeep');
  const { business } = await call(sessionContract.init, {});
  const businessId = business?.id ?? 0;
  const database = await openDeviceDatabase(businessId).catch(() => null);
  if (database === null) throw refused('cannotKeep');
  await refuseFormer(businessId);
  const { outletId, outletName, outletNameNp, code, name } = await call(salesCounterContract.get, {
    params: { id: counterId },
  });
  const known = await database.get('devices', counterId);
  const device: DeviceRecord = {
    counterId,
    businessId,
    // Kept before it is told: where the answer is lost, the same storage asks again.
    deviceId: known?.deviceId ?? crypto.randomUUID(),
    deviceKey: known?.deviceKey ?? null,
    code,
    name,
    outletId,
    outletName,
    outletNameNp,
    state: 'NEW',
    freezeReason: null,
  };
  await keepDevice(database, device);
  const { deviceKey, counter } = await call(salesCounterContract.register, {
    body: { id: counterId, deviceId: device.deviceId, deviceName: browserName() },
  });
  await keepDevice(database, { ...device, deviceKey, state: counter.state, freezeReason: counter.freezeReason });
  markCounter(businessId, counterId);
  await keepStorage().catch(() => false);
  await keepAppHere();
  closeCounterDevice();
  const opened = await openCounterDevice(businessId);
  if (opened !== null && opened !== 'GONE') await opened.check();
}

/** A counter that sells here goes on; of one that is over, what it still has is sent first: nobody else would send it. */
async function refuseFormer(businessId: number): Promise<void> {
  const former = await openCounterDevice(businessId);
  if (former === null || former === 'GONE') return;
  await former.check();
  const { device, waiting } = former.getState();
  if (device.state === 'ACTIVE') throw refused('isCounter', { code: device.code });
  if (waiting > 0) throw refused('formerWaits');
}

/** Told at once, as a refusal of the server is. */
function refused(key: 'cannotKeep' | 'formerWaits' | 'isCounter', values: { code?: string } = {}): ApiError {
  const message = textOf(`counterDevice.${key}`, values);
  showToast({ kind: 'error', message });
  return new ApiError({ status: 409, code: `counterDevice.${key}`, message });
}

/** `Chrome 141 · Windows`, for the owner to tell devices apart. */
function browserName(): string {
  const { userAgent } = navigator;
  const [, browser = '', version = ''] = /(Edg|OPR|Firefox|SamsungBrowser|Chrome|Safari)\/(\d+)/.exec(userAgent) ?? [];
  const system = /Windows|Android|iPhone|iPad|Mac OS|CrOS|Linux/.exec(userAgent)?.[0] ?? '';
  return [`${browser} ${version}`.trim(), system]
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, 100);
}
