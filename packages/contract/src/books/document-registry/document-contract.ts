import type { MessageSet, Text } from '../../messages.ts';

type EntryWords = Readonly<Record<'entry' | 'reversal', Text>>;

/** The words that a kind of document is told by outside of its own screens. */
type DocumentWords = {
  readonly found: Text;
  readonly paidFor: Text;
  readonly statement: EntryWords;
  readonly books: EntryWords;
  readonly activity: { readonly issued: Text; readonly cancelled: Text | null };
};

/** What the folder of a kind gives to the rest of the contract. */
export type DocumentContract = {
  readonly words: DocumentWords;
  readonly screens: Readonly<Record<string, `/${string}`>>;
  /** What the server says of it. */
  readonly messages: MessageSet;
};
