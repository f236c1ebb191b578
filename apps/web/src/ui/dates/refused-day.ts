const mark = '?';

/**
 * The value of a date field whose text is refused: the text behind a mark, which no schema takes for a day. An optional
 * field would otherwise be sent as empty, and say something else than was typed.
 */
export function refusedDay(text: string): string {
  return mark + text;
}

/** The refused text of a field, to be shown and mended; empty where the value is none. */
export function refusedText(value: unknown): string {
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : '';
}
