import type { MessageSet, Text } from '../../messages.ts';
import type { KeyWord } from '../frame/key-words.ts';
import type { ArticleName } from './manual-index.ts';

/** A word of trade and what is meant by it. */
export type Term = { term: Text; meaning: Text };

/** One part of an article: of a list, of the form behind it, of one question. */
export type Section = {
  title: Text;
  text?: Text;
  /** What is done, in its order. */
  steps?: readonly Text[];
  terms?: readonly Term[];
};

/**
 * What the manual says of one thing of the product. A text names a button or a field by the message that the screen
 * itself shows: `{invoiceScreen.add}`, so that what is renamed there is renamed here; and a key by its word in the list
 * of keys: `{key.save}`.
 */
export type Article = {
  /** What it is for. */
  what: Text;
  /** Why, or when, one comes here. */
  why: Text;
  /** By name: a screen leads to its own. */
  sections: Readonly<Record<string, Section>>;
  /** Of the list of keys, those that are of use here. */
  keys?: readonly KeyWord[];
  /** What can go wrong, and what to do then. */
  troubles?: readonly { trouble: Text; remedy: Text }[];
  related: readonly ArticleName[];
};

/** The articles of one group of the manual, and the sets whose messages they name. They are read when they are opened. */
export type ManualPart<N extends string = string> = MessageSet & {
  uses: readonly MessageSet[];
  articles: Readonly<Record<N, Article>>;
};

/** Declares a part. All its sentences are its texts as well, so that every check of texts reads them. */
export function manualPart<const N extends string>(
  namespace: string,
  uses: readonly MessageSet[],
  articles: Readonly<Record<N, Article>>,
): ManualPart<N> {
  return { namespace, texts: Object.fromEntries(textsWithin(articles, [])), uses, articles };
}

/** Each text below a value, by the way to it. */
export function textsWithin(value: unknown, way: readonly string[]): [name: string, text: Text][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [[way.join('_'), value]];
  return Object.entries(value).flatMap(([name, below]) => textsWithin(below, [...way, name]));
}

function isText(value: object): value is Text {
  return 'en' in value && 'ne' in value && typeof value.en === 'string' && typeof value.ne === 'string';
}

/** What a text is made of: words as they stand, and what is named within it, `invoiceScreen.add`. */
export type SaidPart = { words: string } | { named: string };

/** Takes a text of the manual apart. */
export function partsOfText(text: string): SaidPart[] {
  return text
    .split(/\{(\w+\.\w+)\}/)
    .map((piece, position) => (position % 2 === 0 ? { words: piece } : { named: piece }))
    .filter((part) => !('words' in part) || part.words !== '');
}
