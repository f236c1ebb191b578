import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { CloudOff, CloudUpload, Sparkles, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { nowMilliseconds } from '../../../../platform/clock.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { newerApp } from '../../../../platform/kept/kept-app.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { momentInNepal } from '../../../../platform/moment.ts';
import { useBsText } from '../../../../ui/dates/DateText.tsx';
import type { CounterDevice } from './counter-device.ts';
import classes from './DeviceBar.module.css';
import { useCounterNow } from './device-till.ts';
import { stopAt } from './selling-stop.ts';
import { stopText } from './stop-text.ts';
import { FaultyInvoices } from './FaultyInvoices.tsx';

/** How the counter stands: the line, what waits, for how long and how much it sells without it, and why it does not. */
export function DeviceBar({ device }: { device: CounterDevice }) {
  const t = useTexts(counterDeviceMessages);
  const minutes = useMinutes();
  const momentText = useMomentText();
  const isNewer = useSyncExternalStore(newerApp.subscribe, newerApp.isThere);
  const state = useCounterNow(device);
  const { hasLine, isSending, isChecked, waiting, lend, refusal, device: record } = state;
  // Of this moment, whenever something changed: an invoice that was just issued is not in the future.
  // oxlint-disable-next-line react/exhaustive-deps
  const stop = useMemo(() => (isChecked ? stopAt(state, nowMilliseconds()) : null), [state, isChecked, minutes]);
  const Line = hasLine ? Wifi : WifiOff;
  return (
    <section className={classes.bar} aria-label={t('bar')} data-away={!hasLine || undefined}>
      <strong className={classes.code}>
        {t('counter', { code: record.code })} · {record.name}
      </strong>
      <span className={classes.fact} role="status">
        <Line size={16} aria-hidden />
        {isChecked ? t(hasLine ? 'lineThere' : 'lineGone') : t('checking')}
      </span>
      <span className={classes.fact} data-waiting={waiting}>
        {waiting > 0 ? <CloudOff size={16} aria-hidden /> : <CloudUpload size={16} aria-hidden />}
        {waiting === 0 ? t('allSent') : isSending ? t('sending') : t('waits', { count: waiting })}
      </span>
      {lend === null || !isChecked || stop !== null ? null : (
        <span className={classes.fact} data-lent={lend.invoices - lend.sold}>
          {t('lent', { until: momentText(lend.untilAt), count: Math.max(0, lend.invoices - lend.sold) })}
        </span>
      )}
      {isNewer ? (
        <span className={classes.fact}>
          <Sparkles size={16} aria-hidden />
          {t('newVersion')}
        </span>
      ) : null}
      <FaultyInvoices device={device} />
      {waiting === 0 || isSending ? null : (
        <Button size="compact-sm" variant="default" onClick={() => void device.wake()}>
          {t('sendNow')}
        </Button>
      )}
      {refusal === null ? null : (
        <p className={classes.stop} role="alert">
          {t('refused', { reason: refusal })}
        </p>
      )}
      {stop === null ? null : (
        <p className={classes.stop} role="alert" data-stop={stop}>
          {t('stopped')}: {stopText(record, stop)}
        </p>
      )}
    </section>
  );
}

/** A moment within a sentence: the day in BS and the time in Nepal. */
function useMomentText(): (at: string) => string {
  const language = useLanguage();
  const bsText = useBsText();
  return (at) => {
    const moment = momentInNepal(at);
    return moment === null ? '' : `${bsText(moment.day)} ${inDigitsOf(moment.time, language)}`;
  };
}

const minute = 60_000;

/** Counts minutes, so that what ends by itself is looked at anew: what is lent, and a clock that was wrong. */
function useMinutes(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), minute);
    return () => clearInterval(timer);
  }, []);
  return count;
}
