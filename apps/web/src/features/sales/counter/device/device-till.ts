import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { bsFromDay, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { useState, useSyncExternalStore } from 'react';
import { calendarWith } from '../../../../platform/calendar.ts';
import { nowMilliseconds } from '../../../../platform/clock.ts';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { type Session, useSession } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import type { Till } from '../till.ts';
import { useSlipSetting } from '../use-slip.ts';
import type { CounterDevice, CounterNow } from './counter-device.ts';
import { amountsOf, type SoldHere } from './device-kind.ts';
import { stopText } from './stop-text.ts';
import { countPrint } from './store/device-store.ts';

registerTexts(counterDeviceMessages);

/** Now, as papers write it. */
function printedAt({ calendarYears, lastOfficialBsYear }: Session): string {
  const now = nowMilliseconds();
  const bs = bsFromDay(todayInKathmandu(now), calendarWith(calendarYears, lastOfficialBsYear));
  return `${formatBsDate(bs)} ${timeInKathmandu(now)}`;
}

/** How the counter of this browser stands, kept up to date. */
export function useCounterNow(device: CounterDevice): CounterNow {
  return useSyncExternalStore(device.subscribe, device.getState);
}

/** Issues on this device: paid in full, in its outlet, and printed from what is kept here. */
export function deviceTill(device: CounterDevice, sold: SoldHere): Till {
  return {
    useKeepSold: () => () => undefined,
    useSold: (id) => {
      const invoice = sold.get(id);
      return invoice === undefined ? undefined : { ...amountsOf(invoice.paper), code: invoice.number, path: null };
    },
    useSlip: (onPrinted) => {
      const language = useLanguage();
      const session = useSession();
      const name = session.userDetails.fullName;
      const [isBusy, setBusy] = useState(false);
      const print = async (id: number, onDone: () => void): Promise<void> => {
        const known = sold.get(id);
        if (known === undefined) return;
        setBusy(true);
        try {
          // What prints is loaded first: a copy is counted where there is one.
          const { printSlip } = await import('./slip/print-slip.tsx');
          const { counterId, fiscalYear, sequence } = known;
          const invoice = await countPrint(device.database, [counterId, fiscalYear, sequence]);
          if (invoice === undefined) throw new Error('not kept');
          // A copy says who prints it, and when.
          const now = invoice.copies === 0 ? {} : { printedBy: name, printedAt: printedAt(session) };
          await printSlip({ ...invoice.paper, copyNumber: invoice.copies, ...now }, language, onDone);
        } catch {
          showToast({ kind: 'error', message: textOf('counterDevice.slipFailed') });
          onDone();
        } finally {
          setBusy(false);
        }
      };
      return { ...useSlipSetting(onPrinted, (id, onDone) => void print(id, onDone)), isBusy };
    },
    takesCredit: false,
    isRegistered: true,
    useHasLine: () => useCounterNow(device).hasLine,
    freshen: () => device.freshen(),
    stopNow: () => {
      const { isChecked, device: record } = device.getState();
      if (!isChecked) return textOf('counterDevice.checking');
      const stop = device.stopNow();
      return stop === null ? null : stopText(record, stop);
    },
  };
}
