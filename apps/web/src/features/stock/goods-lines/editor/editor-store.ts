import type { InvoiceRules } from '@bahi/domain/invoice-input';
import { randomKey } from '../../../../platform/api-request.ts';
import {
  blankLine,
  type DocumentDraft,
  type HeadDraft,
  type LineDraft,
  newlyBought,
  placesOf,
} from '../document-draft.ts';
import { type DraftTotal, type LineTax, totalOfDraft } from '../draft-total.ts';
import { type LineItem, lineItemKey, type StockAtHand, wantedOf } from '../line-item.ts';
import type { EditorState, KeptDraft, Setting } from './editor-state.ts';
import {
  type AskedPrices,
  followedLines,
  noPrices,
  pricePlace,
  pricesOfLines,
  withoutPrice,
  withPrices,
} from '../line-price.ts';
import { isUsual, usualQuantity } from '../sold/sold-line.ts';

type Derived = keyof DraftTotal | 'headProblems' | 'pricedLines' | 'wanted' | 'keys' | 'byKey' | 'rules' | 'lineTaxes';

/** The store of one kind, which knows what its head has beside. */
export type EditorStore<Own> = ReturnType<typeof createEditorStore<Own>>;
/** The store as the parts know it that all kinds share. */
export type SharedStore = Pick<
  EditorStore<unknown>,
  | 'subscribe'
  | 'getState'
  | 'addLine'
  | 'setHead'
  | 'setLine'
  | 'choose'
  | 'retax'
  | 'removeLine'
  | 'touch'
  | 'setStock'
  | 'addPrices'
  | 'showProblems'
  | 'setRules'
>;
type LineChange = Partial<Omit<LineDraft, 'key'>>;

/**
 * Holds a document while it is written, outside of React: a line's row follows only its own line, so an invoice of 300
 * lines stays as fluent as one of three.
 */
// Longer than 60 lines because it is one short entry for each thing that can be done to a document.
export function createEditorStore<Own>(draft: DocumentDraft<Own>, opened: Setting<Own>) {
  let setting = opened;
  const listeners = new Set<() => void>();
  let state: EditorState<Own> = computed({ ...draft, ...fresh, issueKey: randomKey() }, setting, null);
  let nextKey = Math.max(0, ...draft.lines.map((line) => line.key)) + 1;

  const set = (change: Partial<EditorState<Own>>): void => {
    const changed = { ...state, ...change };
    const isOther = 'head' in change || 'own' in change || 'lines' in change || 'prices' in change;
    state = isOther ? computed({ ...changed, lines: followedLines(changed.lines, changed) }, setting, state) : changed;
    for (const listener of listeners) listener();
  };
  const without = (places: readonly string[]): ReadonlyMap<string, string> =>
    state.refusals.size === 0 ? state.refusals : new Map([...state.refusals].filter(([at]) => !places.includes(at)));
  const replaceLines = (lines: readonly LineDraft[], places: readonly string[]): void =>
    set({ lines: [...lines], refusals: without(places), isDirty: true });

  const addLine = (afterKey?: number): number => {
    const line = blankLine(nextKey);
    nextKey += 1;
    const at = state.lines.findIndex(({ key }) => key === afterKey);
    const lines = at === -1 ? [...state.lines, line] : state.lines.toSpliced(at + 1, 0, line);
    set({ lines });
    return line.key;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    addLine,
    setHead: (change: Partial<HeadDraft>): void =>
      set({ head: { ...state.head, ...change }, refusals: without(placesOf(change, state.keys)), isDirty: true }),
    setOwn: (change: Partial<Own>): void =>
      set({ own: { ...state.own, ...change }, refusals: without(placesOf(change)), isDirty: true }),
    /** What came to be known beside what somebody wrote: there is nothing to be saved. */
    learn: (change: Partial<Own>): void => set({ own: { ...state.own, ...change } }),
    /** A rate that is typed follows no more. */
    setLine: (key: number, change: LineChange): void =>
      replaceLines(
        state.lines.map((line) =>
          line.key === key ? { ...line, ...('rate' in change ? { rateIs: 'TYPED' } : {}), ...change } : line,
        ),
        Object.keys(change).flatMap((field) => [
          `${key}.${field.replace('discountType', 'discount').replace('rateIs', 'rate').replace('soldIn', 'unitId')}`,
          'lines',
        ]),
      ),
    /** What is on a line is taxed as it is now: nobody has written it, and there is nothing to be saved. */
    retax: (key: number, tax: LineTax): void =>
      set({
        lines: state.lines.map((line) =>
          line.key === key && line.item !== null ? { ...line, item: { ...line.item, ...tax } } : line,
        ),
      }),
    /**
     * Puts an item on a line, at its price, once, or as many as it is usually sold in; a quantity that was typed stays.
     * What it costs is asked anew.
     */
    choose: (key: number, item: LineItem): void => {
      const rate = item.rate === 0 ? '' : String(item.rate);
      state = { ...state, prices: withoutPrice(state.prices, lineItemKey(item)) };
      replaceLines(
        state.lines.map((line) =>
          line.key === key
            ? {
                ...line,
                item,
                rate,
                rateIs: 'FOLLOWED',
                quantity: line.quantity === '' || isUsual(line) ? usualQuantity(item) : line.quantity,
                ...newlyBought,
                // What was to go along with other goods does not go along with these.
                freeQuantity: line.item === null && item.inventoryType === 'ITEM' ? line.freeQuantity : '',
              }
            : line,
        ),
        ['item', 'rate', 'quantity', 'unitId', 'freeQuantity', 'batchId', 'batchNumber', 'batchExpiryAD']
          .map((field) => `${key}.${field}`)
          .concat('lines'),
      );
    },
    /** Removes a line; the last one is emptied instead. Answers the key of the line that takes its place. */
    removeLine: (key: number): number => {
      const at = state.lines.findIndex((line) => line.key === key);
      const rest = state.lines.filter((line) => line.key !== key);
      const lines = rest.length > 0 ? rest : [blankLine(nextKey++)];
      replaceLines(lines, [...state.refusals.keys()].filter((place) => place.startsWith(`${key}.`)).concat('lines'));
      return (lines[at] ?? lines.at(-1) ?? blankLine(0)).key;
    },
    touch: (place: string): void => {
      if (!state.touched.has(place)) set({ touched: new Set([...state.touched, place]) });
    },
    /** The rules of the business have changed: all is counted anew. */
    setRules: (rules: InvoiceRules): void => {
      setting = { ...setting, rules };
      set({ lines: state.lines });
    },
    setStock: (stock: StockAtHand): void => set({ stock }),
    /** What goods cost for the party and on the day that `place` says; what was known of others is forgotten. */
    addPrices: (place: string, found: AskedPrices['byKey']): void => {
      if (place === pricePlace(state.head)) set({ prices: withPrices(state.prices, place, found) });
    },
    /** What goods cost is asked anew. */
    forgetPrices: (): void => set({ prices: noPrices }),
    showProblems: (refusals: ReadonlyMap<string, string> = new Map()): void => set({ refusals, wasTried: true }),
    /** The draft is stored: what was typed meanwhile stays unsaved. */
    markSaved: (saved: { id: number; version: number }, sent: EditorState<Own>): void => {
      // Another document is written here by now.
      if (state.issueKey !== sent.issueKey) return;
      const isSame = state.lines === sent.lines && state.head === sent.head && state.own === sent.own;
      set({
        head: { ...state.head, id: saved.id, version: saved.version },
        refusals: new Map(),
        wasTried: false,
        isDirty: !isSame,
      });
    },
    restore: (kept: KeptDraft<Own>): void => {
      nextKey = Math.max(nextKey, ...kept.lines.map((line) => line.key + 1));
      set({ ...kept, isDirty: true });
    },
    reset: (clean: DocumentDraft<Own>): void => {
      nextKey = Math.max(nextKey, ...clean.lines.map((line) => line.key + 1));
      set({ ...clean, ...fresh, issueKey: randomKey(), stock: state.stock, prices: state.prices });
    },
  };
}

const fresh = {
  refusals: new Map<string, string>(),
  touched: new Set<string>(),
  wasTried: false,
  isDirty: false,
  stock: new Map<string, number>(),
  prices: noPrices,
};

function computed<Own>(
  state: Omit<EditorState<Own>, Derived>,
  { rules: ofBusiness, counting, lines, problemsOfHead }: Setting<Own>,
  before: EditorState<Own> | null,
): EditorState<Own> {
  const keys = state.lines.map((line) => line.key);
  const isSameOrder = before?.keys.length === keys.length && keys.every((key, at) => key === before.keys[at]);
  const isSameHead = before?.head === state.head && before.own === state.own;
  const counted = counting(state, ofBusiness);
  const taxes = state.lines.map((line) => [line.key, counted.taxOf(line)] as const);
  return {
    ...state,
    ...totalOfDraft(state, counted, lines),
    rules: counted.rules,
    lineTaxes: new Map(taxes.flatMap(([key, tax]) => (tax === null ? [] : [[key, tax]]))),
    headProblems: isSameHead ? before.headProblems : problemsOfHead(state),
    pricedLines: pricesOfLines(state.lines, state, before?.pricedLines),
    wanted: wantedOf(state.lines),
    keys: isSameOrder ? before.keys : keys,
    byKey: new Map(state.lines.map((line) => [line.key, line])),
  };
}
