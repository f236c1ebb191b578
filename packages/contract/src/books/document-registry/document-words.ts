import type { Text } from '../../messages.ts';

type EntryWords = Readonly<Record<'entry' | 'reversal', Text>>;

/** The words that a kind of document is told by outside of its own screens. */
export type DocumentWords = {
  readonly found: Text;
  readonly paidFor: Text;
  readonly statement: EntryWords;
  readonly books: EntryWords;
  readonly activity: { readonly issued: Text; readonly cancelled: Text | null };
};
