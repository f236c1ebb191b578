/** Markup that is safe to send: made by `html` from our own markup and escaped values. */
export type Html = { readonly markup: string };

type HtmlValue = string | Html | readonly HtmlValue[] | null;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Markup with values put in: every text is escaped for element content and for quoted attributes, markup made by
 * `html` goes in as it is, lists one after the other, null is nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: parts.map((part, position) => part + markupOf(values[position] ?? null)).join('') };
}

/** Takes markup that our own code drew, such as the QR code. Never for anything that a person typed. */
export function drawn(markup: string): Html {
  return { markup };
}

function markupOf(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  if ('markup' in value) return value.markup;
  return value.map(markupOf).join('');
}
