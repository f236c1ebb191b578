/**
 * One sentence in both languages; `{name}` marks a value that is put in, and `{count|line|lines}` the words for one and
 * for several of what `{count}` says. A text without Nepali does not compile.
 */
export type Text = { en: string; ne: string };
export type Texts = Record<string, Text>;
export type MessageSet<N extends string = string, T extends Texts = Texts> = { namespace: N; texts: T };

/**
 * Declares the texts of one feature. The namespace is the feature's name; a text is named from outside as
 * `namespace.key`, which is also how a schema or a failed rule names its message.
 */
export function messages<const N extends string, const T extends Texts>(namespace: N, texts: T): MessageSet<N, T> {
  return { namespace, texts };
}

/** Every key of a set as it is named from outside: `customer.phoneShort`. */
export type MessageKey<M extends MessageSet> =
  M extends MessageSet<infer N, infer T> ? `${N}.${Extract<keyof T, string>}` : never;

/** A text with its values put in, as they are written; one that is not given leaves nothing. */
export function fillText(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(mark, (_, name: string, one?: string, several?: string) => {
    const written = String(values[name] ?? '');
    if (one === undefined || several === undefined) return written;
    return written === '1' ? one : several;
  });
}

const mark = /\{(\w+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;
