import type { InvoiceRules } from '@bahi/domain/invoice-input';
import type { DocumentDraft, LineDraft } from '../document-draft.ts';
import type { Counting, DraftTotal, LineTax, Problems } from '../draft-total.ts';
import type { StockAtHand } from '../line-item.ts';
import type { AskedPrices, LinePrice } from '../line-price.ts';
import type { LineWire } from '../wire-draft.ts';

/** A document while it is written, and what follows from what is there so far. */
export type EditorState<Own = unknown> = DocumentDraft<Own> &
  DraftTotal & {
    /** The key under which it is issued, once: the draft keeps it for its whole life. */
    issueKey: string;
    headProblems: ReadonlyMap<string, string>;
    /** What the server refused, by place; it stands until that place is changed. */
    refusals: ReadonlyMap<string, string>;
    /** Places that were left once: only their mistakes are shown before saving. */
    touched: ReadonlySet<string>;
    /** All mistakes are shown once saving was tried. */
    wasTried: boolean;
    isDirty: boolean;
    stock: StockAtHand;
    /** What goods cost, for the party and the day that they were asked for. */
    prices: AskedPrices;
    /** What each line costs by the lists, by its key; what is not known is not in it. */
    pricedLines: ReadonlyMap<number, LinePrice>;
    /** Quantities of each item over all lines, in ten-thousandths of its unit, by `lineItemKey`. */
    wanted: ReadonlyMap<string, number>;
    /** The keys of the lines in their order; the same list while the order is the same. */
    keys: readonly number[];
    byKey: ReadonlyMap<number, LineDraft>;
    /** By whose rules it is counted, and how each line is taxed, by its key. */
    rules: InvoiceRules;
    lineTaxes: ReadonlyMap<number, LineTax>;
  };
/** What a closed tab leaves of a document. */
export type KeptDraft<Own> = DocumentDraft<Own> & Pick<EditorState<Own>, 'issueKey'>;

type HeadOf<Own> = Pick<DocumentDraft<Own>, 'head' | 'own'>;
/** How the store of a kind counts and judges. */
export type Setting<Own> = {
  /** Those of the business. */
  rules: InvoiceRules;
  counting: (draft: HeadOf<Own>, rules: InvoiceRules) => Counting;
  lines: LineWire;
  problemsOfHead: (draft: HeadOf<Own>) => Problems;
};

/** The message key, or the server's sentence, to show at a place; undefined while there is nothing to say. */
export function problemAt(state: EditorState, place: string): string | undefined {
  const refusal = state.refusals.get(place);
  if (refusal !== undefined) return refusal;
  if (!state.wasTried && !state.touched.has(place)) return undefined;
  return state.problems.get(place) ?? state.headProblems.get(place);
}
