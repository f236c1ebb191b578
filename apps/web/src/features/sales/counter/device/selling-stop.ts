import { clockToleranceMinutes } from '@bahi/contract/sales/sales-counter/counter-device';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { DeviceRecord, HeadRecord, LendRecord } from './store/device-records.ts';

/** Why nothing is sold just now. */
export type SellingStop =
  | 'FROZEN'
  | 'CLOSED'
  | 'NOT_LENT'
  | 'CLOCK_WRONG'
  | 'CLOCK_BACK'
  | 'EXPIRED'
  | 'USED_UP'
  | 'YEAR_NOT_LENT';

export type SellingState = {
  device: Pick<DeviceRecord, 'state' | 'freezeReason'>;
  lend: LendRecord | null;
  heads: readonly Pick<HeadRecord, 'issuedAt'>[];
};

const minute = 60_000;
/** A clock that is set by the network moves so far by itself. */
const drift = 2 * minute;

/** What stands in the way of an invoice at a moment of this device's clock; null where nothing does. */
export function stopAt({ device, lend, heads }: SellingState, now: number): SellingStop | null {
  if (device.state === 'CLOSED') return 'CLOSED';
  if (device.state !== 'ACTIVE') return 'FROZEN';
  if (lend === null) return 'NOT_LENT';
  if (Math.abs(lend.clockAhead) > clockToleranceMinutes * minute) return 'CLOCK_WRONG';
  const latest = Math.max(0, ...heads.map(({ issuedAt }) => issuedAt));
  const onServer = now - lend.clockAhead;
  if (now < latest || onServer < Date.parse(lend.fromAt) - drift) return 'CLOCK_BACK';
  if (onServer > Date.parse(lend.untilAt)) return 'EXPIRED';
  if (lend.sold >= lend.invoices) return 'USED_UP';
  return yearAt(lend, now) === null ? 'YEAR_NOT_LENT' : null;
}

/** The day in Nepal of a moment, AD. */
export function dayAt(now: number): string {
  return formatAdDate(todayInKathmandu(now));
}

/** The fiscal year of a moment, with what its numbers begin with; null where it is not lent. */
export function yearAt({ years }: Pick<LendRecord, 'years'>, now: number): LendRecord['years'][number] | null {
  const day = dayAt(now);
  return years.find(({ firstDayAD, lastDayAD }) => firstDayAD <= day && day <= lastDayAD) ?? null;
}
