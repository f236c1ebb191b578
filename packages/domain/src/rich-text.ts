/** What formatted text may consist of: paragraphs, lines, lists, and three ways to stress. None has an attribute. */
const kept = ['p', 'strong', 'em', 'u', 'ul', 'ol', 'li'] as const;

type Kept = (typeof kept)[number];

/** Other elements that say the same. */
const alike = new Map<string, Kept>([
  ...kept.map((name) => [name, name] as const),
  ['b', 'strong'],
  ['i', 'em'],
  ['div', 'p'],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'p'] as const),
]);

/** Elements whose content is no text, with all that is in them; one that is never closed takes the rest. */
const unread = /<(script|style|template|iframe|noscript|svg|math|title|textarea|xmp|object)\b[^]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[^]*?(?:-->|$)|<[!?][^>]*>?/g;
/** A tag, or text up to the next one; a `<` that begins no tag is text. */
const pieces = /<(\/?)([a-z][a-z0-9]*)\b[^>]*(?:>|$)|<|[^<]+/gi;
/** An `&` that begins no character reference. */
const bareAmpersand = /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;

/**
 * Formatted text as it may be shown: of HTML of whatever origin the elements above, each closed, without attributes, and
 * text. Safe by what it can write, however the text was meant to be read; the same again when it is given to it.
 */
export function safeRichText(html: string): string {
  const open: Kept[] = [];
  const written: string[] = [];
  const close = (name: Kept): void => {
    if (!open.includes(name)) return;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      written.push(`</${last}>`);
      if (last === name) return;
    }
  };
  for (const [piece, slash, tag] of html.replace(unread, '').replace(comments, '').matchAll(pieces)) {
    const name = alike.get(tag?.toLowerCase() ?? '');
    if (tag === undefined) written.push(escaped(piece));
    else if (tag.toLowerCase() === 'br') written.push('<br>');
    else if (name === undefined) continue;
    else if (slash === '/') close(name);
    else {
      // A paragraph or a line of a list ends where the next one begins.
      if (name === 'p' || (name === 'li' && open.at(-1) !== 'ul' && open.at(-1) !== 'ol')) close(name);
      open.push(name);
      written.push(`<${name}>`);
    }
  }
  for (const name of open.toReversed()) written.push(`</${name}>`);
  return withoutEmpty(written.join('')).trim();
}

/** The text alone, a line for each line, paragraph and entry of a list. */
export function plainTextOf(richText: string): string {
  return richText
    .replace(/<br>|<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}

function escaped(text: string): string {
  return text.replace(bareAmpersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function withoutEmpty(html: string): string {
  const less = html.replace(/<(p|strong|em|u|ul|ol|li)>\s*<\/\1>/g, '');
  return less === html ? html : withoutEmpty(less);
}
