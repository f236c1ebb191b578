import { clockToleranceMinutes } from '@bahi/contract/sales/sales-counter/counter-device';
import { freezeWords } from '@bahi/contract/sales/sales-counter/sales-counter-words';
import { textOf } from '../../../../platform/i18n.ts';
import { getLanguage } from '../../../../platform/language.ts';
import type { SellingStop } from './selling-stop.ts';
import type { DeviceRecord } from './store/device-records.ts';

/** Why nothing is sold, and what to do, as a sentence. */
export function stopText({ freezeReason }: Pick<DeviceRecord, 'freezeReason'>, stop: SellingStop): string {
  const reason = freezeReason === null ? textOf('counterDevice.frozenBy') : freezeWords[freezeReason][getLanguage()];
  return textOf(`counterDevice.${stop}`, { minutes: clockToleranceMinutes, reason });
}
