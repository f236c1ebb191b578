import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { type RefObject, useMemo, useRef } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { EditorTools } from './editor-context.ts';
import { useInvoiceStore } from './invoice-store.ts';
import { useLineFocus } from './use-line-keys.ts';
import { useSellables } from './use-sellables.ts';

/** What the parts of the editor share: the things to sell, the ways of the focus, the voice for readers. */
export function useEditorTools(
  panel: RefObject<HTMLElement | null>,
  { account, vatRegistered }: Pick<EditorTools, 'account' | 'vatRegistered'>,
) {
  const store = useInvoiceStore();
  const grid = useRef<HTMLUListElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(grid, store);
  const sellables = useSellables();
  const t = useTexts(invoiceScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const tools = useMemo(
    (): EditorTools => ({
      t,
      ui,
      language,
      sellables,
      account,
      vatRegistered,
      ...focus,
      leaveLines: () => panel.current?.querySelector('input')?.focus(),
      announce: (text) => {
        if (live.current !== null) live.current.textContent = text;
      },
    }),
    [t, ui, language, sellables, account, vatRegistered, focus, panel],
  );
  return { tools, grid, focus, live };
}
