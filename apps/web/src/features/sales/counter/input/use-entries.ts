import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { scanMessages } from '@bahi/contract/ui/scan.messages';
import type { Quantity } from '@bahi/domain/numbers/quantity';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signalScan } from '../../../../ui/scan/scan-signal.ts';
import { useTools } from '../../../stock/goods-lines/editor/editor-context.ts';
import { exactMatch, searchIn } from '../../../stock/goods-lines/grid/item-search.ts';
import { isCheckedNumber } from '../../../stock/goods-lines/grid/use-item-search.ts';
import type { LineItems } from '../../../stock/goods-lines/grid/use-line-items.ts';
import type { LineItem } from '../../../stock/goods-lines/line-item.ts';
import type { Selling } from './use-selling.ts';

/** What was entered and waits to be put on the bill: an item that was picked, or a text to be looked up. */
export type Entry = { what: LineItem | string; times: Quantity | null };
type Looked = { item: LineItem; isScan: boolean } | 'NOTHING' | 'NO_ANSWER';

/**
 * Puts what was entered onto the bill, one after the other in the order of entering: what is scanned while the items
 * load, while one is looked up or while the bill before is issued waits here and is not lost.
 */
export function useEntries({ put }: Pick<Selling, 'put'>, isPaused: boolean) {
  const t = useTexts(counterScreenMessages);
  const scan = useTexts(scanMessages);
  const { lineItems, announce } = useTools();
  const queue = useRef<Entry[]>([]);
  const isRunning = useRef(false);
  const [waiting, setWaiting] = useState(0);
  const [unknown, setUnknown] = useState<string | null>(null);
  const isReady = !lineItems.isPending && !isPaused;

  const take = useEffectEvent(async ({ what, times }: Entry): Promise<string | null> => {
    const said = typeof what === 'string' ? what : what.code;
    const looked = typeof what === 'string' ? await lookUp(lineItems, what) : { item: what, isScan: false };
    if (looked === 'NO_ANSWER') {
      signalScan(false);
      showToast({ kind: 'error', message: t('noAnswer', { text: said }) });
      return null;
    }
    setUnknown(looked === 'NOTHING' ? said : null);
    if (looked === 'NOTHING') {
      signalScan(false);
      announce(scan('unknown', { code: said }));
      return null;
    }
    if (looked.isScan) signalScan(true);
    return put(looked.item, times);
  });
  const isOpen = useEffectEvent(() => isReady);
  const run = useEffectEvent(async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    while (queue.current.length > 0 && isOpen()) {
      const [next] = queue.current.splice(0, 1);
      // One after the other: the same item again adds to its line.
      // oxlint-disable-next-line no-await-in-loop
      if (next !== undefined) await take(next);
      setWaiting(queue.current.length);
    }
    isRunning.current = false;
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
    unknown,
    dismiss: () => setUnknown(null),
  };
}

export type Entries = ReturnType<typeof useEntries>;

/** A code as it stands, else the best hit by name; what is not here is asked of the server, once. */
async function lookUp({ items, index, isComplete, findOnServer }: LineItems, text: string): Promise<Looked> {
  const exact = exactMatch(items, text);
  if (exact !== null) return exact;
  // A number with its check digit is meant as a whole: what has it within a longer one is something else.
  const isWhole = isCheckedNumber(text);
  const [best] = isWhole ? [] : searchIn(index, text);
  if (best !== undefined) return { item: best, isScan: false };
  if (isComplete) return 'NOTHING';
  const answer = await findOnServer(text).catch(() => null);
  if (answer === null) return 'NO_ANSWER';
  const [first] = isWhole ? [] : answer;
  return exactMatch(answer, text) ?? (first === undefined ? 'NOTHING' : { item: first, isScan: false });
}
