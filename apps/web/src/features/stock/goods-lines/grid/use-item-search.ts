import { barcodeFaultOf, checkedBarcodeOf, storedBarcode } from '@bahi/domain/goods/barcode';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { recentKeys } from './recent-items.ts';
import type { LineItem } from '../line-item.ts';
import { exactMatch, mergeFound, searchIn } from './item-search.ts';
import type { LineItems } from './use-line-items.ts';

type SearchState = {
  /** What was typed; null while the cell shows what was chosen. */
  text: string | null;
  isOpen: boolean;
  /** The position of the choice that Enter takes; -1 for none. Past the last one something new is made. */
  active: number;
  /** The active choice was picked with the arrows, so that it wins over a code that was typed. */
  isPicked: boolean;
  fromServer: readonly LineItem[];
};

const idle: SearchState = { text: null, isOpen: false, active: -1, isPicked: false, fromServer: [] };
const serverDelayMilliseconds = 250;
const mostRecent = 8;

/** The search of one line's cell: at once among what is here, and by the server where there is more. */
export function useItemSearch(lineItems: LineItems, account: string, { canAdd }: { canAdd: boolean }) {
  const [state, setState] = useState(idle);
  const [isAsking, setAsking] = useState(false);
  const latest = useRef('');
  const { index, byKey, isComplete, findOnServer } = lineItems;
  const text = state.text ?? '';
  const found = text.trim() === '' ? [] : mergeFound(searchIn(index, text), state.fromServer);
  const recent = recentKeys(account).flatMap((key) => byKey.get(key) ?? []);
  const choices = text.trim() === '' ? recent.slice(0, mostRecent) : found;

  /** What the server finds; null where it does not answer: what is at hand stays usable. */
  const ask = async (search: string): Promise<readonly LineItem[] | null> => {
    setAsking(true);
    const answer = await findOnServer(search).catch(() => null);
    setAsking(false);
    if (answer !== null && latest.current === search) setState((before) => ({ ...before, fromServer: answer }));
    return answer;
  };
  const askLater = useDebouncedCallback((search: string) => void ask(search), serverDelayMilliseconds);

  return {
    ...state,
    choices,
    isRecent: text.trim() === '',
    isAsking,
    type: (typed: string) => {
      latest.current = typed.trim();
      const active = typed.trim() === '' ? -1 : 0;
      setState({ text: typed, isOpen: true, active, isPicked: false, fromServer: [] });
      if (!isComplete && typed.trim() !== '') askLater(typed.trim());
    },
    open: () => setState((before) => ({ ...before, isOpen: true })),
    close: () => setState((before) => ({ ...before, isOpen: false })),
    /** Back to what was chosen before. */
    reset: () => {
      latest.current = '';
      askLater.cancel();
      setState(idle);
    },
    move: (step: number) =>
      setState((before) => {
        const active = Math.min(Math.max(0, before.active + step), canAdd ? choices.length : choices.length - 1);
        return { ...before, isOpen: true, active, isPicked: true };
      }),
    /** What Enter takes: a picked choice, a barcode or code, the first choice, or what the server finds. */
    resolve: async (): Promise<Found | 'NOTHING' | 'UNDECIDED'> => {
      const active = choices[state.active];
      const chosen = active === undefined ? null : { item: active, isScan: false };
      if (state.isPicked && chosen !== null) return chosen;
      const exact = exactMatch(lineItems.items, text) ?? exactMatch(state.fromServer, text);
      // A number with its check digit is meant as a whole: what has it within a longer one is something else.
      const isWhole = isCheckedNumber(text);
      const found = exact ?? (isWhole ? null : chosen);
      if (found !== null) return found;
      if (text.trim() === '') return 'UNDECIDED';
      askLater.cancel();
      return decided(isComplete ? [] : await ask(text.trim()), text, { isWhole, hasOthers: choices.length > 0 });
    },
  };
}

type Found = { item: LineItem; isScan: boolean };

/** What is to be taken of the server's answer; without one, or of several that fit, nothing is decided. */
function decided(
  answer: readonly LineItem[] | null,
  text: string,
  { isWhole, hasOthers }: { isWhole: boolean; hasOthers: boolean },
): Found | 'NOTHING' | 'UNDECIDED' {
  if (answer === null) return 'UNDECIDED';
  const found = isWhole ? exactMatch(answer, text) : onlyMatch(answer, text);
  return found ?? (hasOthers || answer.length > 0 ? 'UNDECIDED' : 'NOTHING');
}

/** An EAN or UPC as a whole. */
export function isCheckedNumber(text: string): boolean {
  const barcode = storedBarcode(text);
  return checkedBarcodeOf(barcode) !== null && barcodeFaultOf(barcode) === null;
}

/** What the server found, when it can only be one item. */
function onlyMatch(answer: readonly LineItem[], text: string): Found | null {
  const [first, second] = answer;
  const only = first !== undefined && second === undefined ? { item: first, isScan: false } : null;
  return exactMatch(answer, text) ?? only;
}

export type ItemSearch = ReturnType<typeof useItemSearch>;
