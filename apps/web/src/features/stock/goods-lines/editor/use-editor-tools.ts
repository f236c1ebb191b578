import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { type RefObject, useMemo, useRef } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { LineKind } from '../goods-kind.ts';
import type { EditorTools } from './editor-context.ts';
import { useEditorStore } from './use-editor-store.ts';
import { useLineFocus } from '../grid/use-line-keys.ts';
import { useListPrices } from '../grid/use-list-prices.ts';
import { useLineItems } from '../grid/use-line-items.ts';

/** What the parts of the editor share: the items and services, the ways of the focus, the voice for readers. */
export function useEditorTools(
  panel: RefObject<HTMLElement | null>,
  { kind, account, lineParts, addItem }: Pick<EditorTools, 'account' | 'lineParts' | 'addItem'> & { kind: LineKind },
) {
  const store = useEditorStore();
  const grid = useRef<HTMLUListElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(grid, store);
  const lineItems = useLineItems(kind);
  const priced = useListPrices(kind);
  const t = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  const words = useTexts(kind.texts);
  const language = useLanguage();
  const tools = useMemo(
    (): EditorTools => ({
      t,
      ui,
      words,
      language,
      lineItems,
      account: `${kind.name}.${account}`,
      lineParts,
      addItem,
      ...focus,
      leaveLines: () => panel.current?.querySelector('input')?.focus(),
      announce: (text) => {
        if (live.current !== null) live.current.textContent = text;
      },
    }),
    [t, ui, words, language, lineItems, account, lineParts, addItem, focus, panel, kind],
  );
  return { tools, grid, focus, live, priced };
}
