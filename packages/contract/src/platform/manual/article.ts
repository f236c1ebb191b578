import type { Language } from '@bahi/domain/language';
import type { MessageSet, Text } from '../../messages.ts';
import type { screens } from '../../screens.ts';
import type { KeyWord } from '../frame/key-words.ts';
import type { ArticleName } from './manual-index.ts';

/** A word of trade and what is meant by it. */
export type Term = { term: Text; meaning: Text };

/** A screen that a section or a step leads to, where it is not the one whose help the section is. */
type ScreenName = keyof typeof screens;

/** One thing that is done, and the screen on which it is. */
export type Step = Text & { screen?: ScreenName };

/** One part of an article: of a list, of the form behind it, of one question. */
export type Section = {
  title: Text;
  text?: Text;
  /** What is done, in its order. */
  steps?: readonly Step[];
  screen?: ScreenName;
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
  if (isText(value)) return [[way.join('_'), { en: value.en, ne: value.ne }]];
  return Object.entries(value).flatMap(([name, below]) => textsWithin(below, [...way, name]));
}

function isText(value: object): value is Text {
  return 'en' in value && 'ne' in value && typeof value.en === 'string' && typeof value.ne === 'string';
}

/** What a text is made of: words, what is named within it (`invoiceScreen.add`), or how that is called, filled in. */
export type SaidPart = { words: string } | { named: string } | { shown: string };

/** Takes a text of the manual apart. */
export function partsOfText(text: string): SaidPart[] {
  return text
    .split(/\{(\w+\.\w+|=[^{}]*)\}/)
    .map((piece, position) => {
      if (position % 2 === 0) return { words: piece };
      return piece.startsWith('=') ? { shown: piece.slice(1) } : { named: piece };
    })
    .filter((part) => !('words' in part) || part.words !== '');
}

/**
 * The articles of a part with the messages that they name filled in, `{=New invoice}`, in both languages; keys stay
 * named. So the file of a part takes along the few words it shows and no set of messages. Throws where one is missing, or
 * wants a value that the manual does not have.
 */
export function filledArticles({ uses, articles }: ManualPart): Readonly<Record<string, Article>> {
  const messages = new Map(
    uses.flatMap(({ namespace, texts }) => Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text])),
  );
  const fill = (text: string, language: Language): string =>
    partsOfText(text)
      .map((part) => {
        if ('words' in part) return withoutBraces(part.words, text);
        if ('shown' in part) return `{=${part.shown}}`;
        if (part.named.startsWith('key.')) return `{${part.named}}`;
        const message = messages.get(part.named);
        if (message === undefined) throw new Error(`the manual names ${part.named}, which is in no set of its part`);
        return `{=${withoutBraces(message[language], part.named)}}`;
      })
      .join('');
  return mapTexts(articles, (text) => ({ en: fill(text.en, 'en'), ne: fill(text.ne, 'ne') }));
}

/** A brace that is left would be read by whoever opens the article. */
function withoutBraces(words: string, where: string): string {
  if (/[{}]/.test(words)) throw new Error(`the manual cannot fill in “${words}”, of ${where}`);
  return words;
}

/** The same value with each text below it made anew. */
function mapTexts<T>(value: T, make: (text: Text) => Text): T {
  return JSON.parse(JSON.stringify(value), (_, below: unknown) =>
    typeof below === 'object' && below !== null && isText(below) ? { ...below, ...make(below) } : below,
  );
}
