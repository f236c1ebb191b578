import type { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import type { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { type ComponentType, createContext, use } from 'react';
import type { Translate } from '../../../../platform/i18n.ts';
import type { LineDraft } from '../document-draft.ts';
import type { LineKind } from '../goods-kind.ts';
import type { AddItemDialog } from './AddedItem.tsx';
import type { LineItems } from '../grid/use-line-items.ts';
import type { KnownSold, SoldDetail } from '../sold/use-sold.ts';

type LineProps = {
  line: LineDraft;
  /** Counted from 1. */
  number: number;
};

type SoldProps = LineProps & {
  /** Null in kinds that ask for nothing. */
  detail: SoldDetail | null;
};

/** What a kind puts into each line of its own. */
export type LineParts = {
  /** What is asked about that which a line sells. It stays the same for all lines of a kind. */
  useSold?: (line: LineDraft) => KnownSold;
  /** Beside the quantity: the unit that it is in. */
  Unit?: ComponentType<LineProps>;
  /** Below the quantity: how what is sold is counted, and what is free beside; it takes `10 + 1`, and the key `*`. */
  Count?: ComponentType<SoldProps>;
  /** Below the rate: where it comes from. */
  RateNote?: ComponentType<SoldProps>;
  /** Below the cells of the line. */
  Below?: ComponentType<LineProps>;
  /** Makes an item or service that is not there yet; missing where nothing new is sold. */
  AddItem?: AddItemDialog;
};

/** What the lines of one editor share beside the document itself. It stays the same while one is written. */
export type EditorTools = {
  /** The texts and the language, asked for once and not by each of hundreds of lines. */
  t: Translate<typeof goodsLinesScreenMessages.texts>;
  ui: Translate<typeof uiMessages.texts>;
  /** The words of the kind. */
  words: Translate<LineKind['texts']['texts']>;
  language: Language;
  lineItems: LineItems;
  /** Tells the users of one machine apart, and what was sold from what was bought. */
  account: string;
  lineParts: LineParts;
  /** Moves the focus to a cell of a line, when the lines are on the page. */
  focusCell: (key: number, cell: CellName) => void;
  /** Opens the dialog of something new for a line, with what was searched; null for who may make nothing. */
  addItem: ((lineKey: number, typed: string) => void) | null;
  /** From the last cell of a line to the next line; a new one at the end. */
  goToNextLine: (key: number) => void;
  /** From the head to the first line that waits for its item. */
  enterLines: () => void;
  /** The lines are done: on to what stands below them. */
  leaveLines: () => void;
  /** Says to a reader what the eyes see. */
  announce: (text: string) => void;
};

export const cellNames = [
  'item',
  'quantity',
  'unit',
  'rate',
  'discount',
  'batchNumber',
  'batchExpiry',
  'goesTo',
] as const;
export type CellName = (typeof cellNames)[number];

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** What `useEditorTools` made, for the lines. */
export function useTools(): EditorTools {
  const tools = use(EditorToolsContext);
  if (tools === null) throw new Error('useTools outside of the editor');
  return tools;
}
