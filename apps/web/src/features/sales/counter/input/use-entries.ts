import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import type { Quantity } from '@bahi/domain/numbers/quantity';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signalScan } from '../../../../ui/scan/scan-signal.ts';
import { useTools } from '../../../stock/goods-lines/editor/editor-context.ts';
import { type Looked, lookUp, type Meant } from './look-up.ts';
import type { Selling } from './use-selling.ts';

/** What was entered and waits to be put on the bill. */
export type Entry = {
  what: Meant;
  times: Quantity | null;
  /** Several fit: they are to be shown. */
  onSeveral?: () => void;
};

/**
 * Puts what was entered onto the bill, one after the other in the order of entering: what is scanned while the items
 * load, while one is looked up or while the bill before is issued waits here and is not lost. What is being looked up
 * waits, too, so that no bill goes without it.
 */
export function useEntries({ put }: Pick<Selling, 'put'>, isPaused: boolean) {
  const { lineItems } = useTools();
  const queue = useRef<Entry[]>([]);
  const isRunning = useRef(false);
  const [waiting, setWaiting] = useState(0);
  const { unknown, tell, dismiss } = useOutcome();
  const isReady = !lineItems.isPending && !isPaused;

  const look = useEffectEvent(async ({ what }: Entry): Promise<Looked> => lookUp(lineItems, what));
  const isOpen = useEffectEvent(() => isReady);
  const settle = useEffectEvent((entry: Entry, looked: Looked): void => {
    tell(entry, looked);
    if (typeof looked !== 'string') put(looked.item, entry.times);
  });
  const run = useEffectEvent(async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (let [next] = queue.current; next !== undefined && isOpen(); [next] = queue.current) {
        // One after the other: the same item again adds to its line.
        // oxlint-disable-next-line no-await-in-loop
        const looked = await look(next);
        // It stays the first one where a bill is sent by now: it is of the next.
        if (!isOpen()) return;
        queue.current.shift();
        settle(next, looked);
      }
    } finally {
      isRunning.current = false;
      setWaiting(queue.current.length);
    }
  });
  useEffect(() => {
    if (isReady) void run();
  }, [isReady, waiting]);

  return {
    enter: (entry: Entry): void => {
      queue.current.push(entry);
      setWaiting(queue.current.length);
    },
    waiting,
    /** Whether something is not on the bill yet, as it is at this moment. */
    isWaiting: () => queue.current.length > 0,
    unknown,
    dismiss,
  };
}

export type Entries = ReturnType<typeof useEntries>;

/** Says what came of an entry, to eyes and ears. */
function useOutcome() {
  const t = useTexts(counterScreenMessages);
  const scan = useTexts(scanMessages);
  const { announce } = useTools();
  const [unknown, setUnknown] = useState<string | null>(null);
  const tell = ({ what, onSeveral }: Entry, looked: Looked): void => {
    const said = typeof what === 'string' ? what : what.code;
    if (looked !== 'NO_ANSWER') setUnknown(looked === 'NOTHING' ? said : null);
    if (typeof looked !== 'string') return looked.isScan ? signalScan(true) : undefined;
    signalScan(false);
    if (looked === 'NOTHING') return announce(scan('unknown', { code: said }));
    if (looked === 'SEVERAL') onSeveral?.();
    showToast({ kind: 'error', message: t(looked === 'SEVERAL' ? 'several' : 'noAnswer', { text: said }) });
  };
  return { unknown, tell, dismiss: () => setUnknown(null) };
}
