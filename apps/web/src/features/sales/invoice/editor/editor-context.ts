import type { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import type { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { createContext, use } from 'react';
import type { Translate } from '../../../../platform/i18n.ts';
import type { Sellables } from './use-sellables.ts';

/** What the lines of one editor share beside the bill itself. It stays the same while a bill is written. */
export type EditorTools = {
  /** The texts and the language, asked for once and not by each of hundreds of lines. */
  t: Translate<typeof invoiceScreenMessages.texts>;
  ui: Translate<typeof uiMessages.texts>;
  language: Language;
  sellables: Sellables;
  /** Tells the users of one machine apart. */
  account: string;
  vatRegistered: boolean;
  /** Moves the focus to a cell of a line, when the lines are on the page. */
  focusCell: (key: number, cell: CellName) => void;
  /** From the last cell of a line to the next line; a new one at the end. */
  goToNextLine: (key: number) => void;
  /** From the head to the first line that waits for its item. */
  enterLines: () => void;
  /** The lines are done: on to what stands below them. */
  leaveLines: () => void;
  /** Says to a reader what the eyes see. */
  announce: (text: string) => void;
};

export const cellNames = ['thing', 'quantity', 'rate', 'discount'] as const;
export type CellName = (typeof cellNames)[number];

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** What `useEditorTools` made, for the lines. */
export function useTools(): EditorTools {
  const tools = use(EditorToolsContext);
  if (tools === null) throw new Error('useTools outside of the editor');
  return tools;
}
