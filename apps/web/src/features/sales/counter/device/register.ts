import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { ApiError } from '../../../../platform/api-error.ts';
import { call } from '../../../../platform/api-client.ts';
import { keepWholeApp, keepStorage } from '../../../../platform/kept/kept-app.ts';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { closeCounterDevice, isDevice, openCounterDevice } from './open-device.ts';
import { sendLeft } from './outbox/send-waiting.ts';
import { type DeviceDatabase, openDeviceDatabase } from './store/device-database.ts';
import type { DeviceRecord } from './store/device-records.ts';
import { becomeCounter, keepDevice } from './store/device-store.ts';
import { markCounter } from './store/device-mark.ts';

registerTexts(counterDeviceMessages);

/** Whoever registers a counter does not look at its dialog for longer than this. */
const keepMilliseconds = 20_000;

/**
 * Makes this browser the counter: its series lives in the storage of this browser from now on. What a former counter of it
 * still has to send goes first. One that was this counter already is so again, with what it issued, where a server that was
 * set back to an earlier moment does not know it any more. Fails with an ApiError that says what stands in the way, and
 * tells nothing itself.
 */
export async function registerThisDevice(counterId: number): Promise<void> {
  const { business } = await call(sessionContract.init, {});
  const businessId = business?.id ?? 0;
  const database = await openStorage(businessId);
  await refuseFormer(businessId, database, counterId);
  const device = await deviceOf(database, { counterId, businessId });
  // Kept before it is told: where the answer is lost, the same storage asks again.
  await keepDevice(database, device);
  const { deviceKey, counter } = await call(
    salesCounterContract.register,
    { body: { id: counterId, deviceId: device.deviceId, deviceName: browserName() } },
    { errors: 'form', isUnheard: true },
  );
  // Of what was lent to it before nothing is known any more.
  await database.delete('lends', counterId);
  await becomeCounter(database, { ...device, deviceKey, state: counter.state, freezeReason: counter.freezeReason });
  markCounter(businessId, counterId);
  await keepStorage().catch(() => false);
  // It is registered by now, and shown so; what is still to come is waited for before anything is lent.
  await Promise.race([keepWholeApp(), new Promise((resolve) => setTimeout(resolve, keepMilliseconds))]);
  closeCounterDevice();
  const opened = await openCounterDevice(businessId);
  if (isDevice(opened)) await opened.check();
}

/** Without a secure address there are no locks and no hashes, and some browsers keep nothing in private windows. */
async function openStorage(businessId: number): Promise<DeviceDatabase> {
  const { crypto } = globalThis;
  const canKeep = 'indexedDB' in globalThis && 'locks' in navigator && typeof crypto.randomUUID === 'function';
  const database = canKeep ? await openDeviceDatabase(businessId).catch(() => null) : null;
  if (database === null) throw refused('cannotKeep');
  return database;
}

type Whose = Pick<DeviceRecord, 'counterId' | 'businessId'>;

async function deviceOf(database: DeviceDatabase, { counterId, businessId }: Whose): Promise<DeviceRecord> {
  const known = await database.get('devices', counterId);
  const { outletId, outletName, outletNameNp, code, name } = await call(salesCounterContract.get, {
    params: { id: counterId },
  });
  // Set back, a server gives a number that it gave before to another one: what was issued here is none of that.
  if (known !== undefined && (known.code !== code || known.outletId !== outletId))
    throw refused('isOther', { former: `${known.code} (${known.outletName})`, code });
  return {
    counterId,
    businessId,
    deviceId: known?.deviceId ?? crypto.randomUUID(),
    deviceKey: known?.deviceKey ?? null,
    code,
    name,
    outletId,
    outletName,
    outletNameNp,
    state: known?.state ?? 'NEW',
    freezeReason: known?.freezeReason ?? null,
  };
}

/** A counter that sells here goes on; of one that is over, what it still has is sent first: nobody else would send it. */
async function refuseFormer(businessId: number, database: DeviceDatabase, counterId: number): Promise<void> {
  const former = await openCounterDevice(businessId);
  if (former === 'UNOPENED') throw refused('unopenedNow');
  if (isDevice(former) && former.counterId !== counterId) {
    await former.check();
    const { device } = former.getState();
    if (device.state === 'ACTIVE') throw refused('isCounter', { code: device.code });
  }
  // Of whichever other counter: it is sent from here, or never. What waits of this one goes once it is known again.
  if ((await sendLeft(database, counterId)) > 0) throw refused('formerWaits');
}

function refused(
  key: 'cannotKeep' | 'formerWaits' | 'isCounter' | 'isOther' | 'unopenedNow',
  values: { code?: string; former?: string } = {},
): ApiError {
  const message = textOf(`counterDevice.${key}`, values);
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
