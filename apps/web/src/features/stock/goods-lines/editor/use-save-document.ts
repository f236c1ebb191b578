import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import { keyOf } from '../../../../platform/query.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { type StoredDocument, writtenLines } from '../document-draft.ts';
import { lineFieldOf, placeOf } from '../wire-draft.ts';
import type { GoodsKind, SaveState } from '../goods-kind.ts';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

registerTexts(goodsLinesMessages);

/** The draft was changed elsewhere since it was opened here. */
const staleCode = 'common.stale';
/** Another total is shown than the rules and rates of now make. */
const drawnAnewCode = 'goodsLines.totalDiffers';
/** Whose answers the figures are drawn from: rules of the business, rates of what stands on the lines. */
const drawnFrom = [keyOf(sessionContract.init), keyOf(itemContract.priceList), keyOf(serviceContract.priceList)];
/** The key of a draft was used: it is issued. */
const keyUsedCode = 'common.keyReused';

type Saving<Own, Stored extends StoredDocument> = {
  kind: Pick<GoodsKind<Own, Stored>, 'useSave' | 'form' | 'bodyOf' | 'places' | 'missing' | 'issuedCodes'>;
  store: EditorStore<Own>;
  /** Waits for what the goods cost, where that is being asked. */
  priced: () => Promise<void>;
  onDraftSaved: (saved: Stored) => void;
  onIssued: (issued: Stored) => void;
  /** It is about to be sent: what is kept of it holds all that is sent. */
  onSending: () => void;
  /** It was issued before, from here or elsewhere. */
  onIssuedBefore: () => void;
  /** Mistakes are marked now: the first one takes the focus. */
  onRefused: () => void;
};

/** Saves the document as draft or issues it; what is refused, here or by the server, is marked at its place. */
export function useSaveDocument<Own, Stored extends StoredDocument>(saving: Saving<Own, Stored>) {
  const { kind, store, priced, onDraftSaved, onIssued, onSending, onIssuedBefore, onRefused } = saving;
  const send = kind.useSave();
  const client = useQueryClient();
  const [current, setCurrent] = useState<SaveState | null>(null);
  const [isStale, setStale] = useState(false);
  const isWaiting = useRef(false);
  const refuse = (refusals?: ReadonlyMap<string, string>): void => {
    store.showProblems(refusals);
    onRefused();
  };
  const save = async (state: SaveState): Promise<void> => {
    if (current !== null || isWaiting.current) return;
    const shown = store.getState().total?.grandTotal;
    isWaiting.current = true;
    await priced();
    isWaiting.current = false;
    const sent = store.getState();
    // Nothing is issued at a total that nobody has seen.
    if (state === 'FINAL' && shown !== sent.total?.grandTotal)
      return showToast({ kind: 'general', message: textOf('goodsLines.pricesCame') });
    const missing = mistakesIn(kind, sent, state);
    if (missing.size > 0 || sent.problems.size > 0 || sent.headProblems.size > 0) {
      showToast({ kind: 'error', message: textOf('common.invalid') });
      return refuse(missing);
    }
    setCurrent(state);
    onSending();
    const held = document.activeElement;
    try {
      const saved = await send({ ...sent, lines: writtenLines(sent) }, state);
      store.markSaved(saved, sent);
      if (state === 'FINAL') onIssued(saved);
      else onDraftSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === staleCode) setStale(true);
      if (error.code === drawnAnewCode)
        await Promise.all(drawnFrom.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (error.code === keyUsedCode || kind.issuedCodes.includes(error.code)) onIssuedBefore();
      if (error.fields.length > 0)
        refuse(new Map(error.fields.map(({ field, message }) => [placeIn(kind, sent, field), message])));
    } finally {
      setCurrent(null);
      giveBack(held);
    }
  };
  return { save, saving: current, isStale };
}

/** A button loses the focus while it shows that it is busy. */
function giveBack(held: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && held instanceof HTMLElement && held.isConnected) held.focus();
  });
}

type Placing = Pick<GoodsKind<never, never>, 'places'>;

/** What the whole form refuses and no field does: a document without lines, or with too many. */
function mistakesIn<Own>(
  kind: Placing & Pick<GoodsKind<Own, never>, 'form' | 'bodyOf' | 'missing'>,
  sent: EditorState<Own>,
  state: SaveState,
): Map<string, string> {
  const draft = { ...sent, lines: writtenLines(sent) };
  const issues = kind.form.safeParse(kind.bodyOf(draft, state)).error?.issues ?? [];
  return new Map([
    ...kind.missing(draft, state),
    ...issues.map((issue) => [placeIn(kind, sent, issue.path.join('.')), issue.message] as const),
  ]);
}

/** The place in the editor of a field of the body: `lines.2.quantity` is the quantity of the third line sent. */
function placeIn(kind: Placing, sent: EditorState, field: string): string {
  const [, position, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (position === undefined) return placeOf(field, kind.places);
  return `${writtenLines(sent)[Number(position)]?.key ?? 0}.${lineFieldOf(name)}`;
}
