import type { CalendarDay } from '../../calendar/calendar-day.ts';
import type { Paisa } from '../../numbers/money.ts';

type Line = {
  readonly day: CalendarDay;
  readonly text: string;
  readonly reference: string | null;
  readonly amount: Paisa;
  readonly balance: Paisa;
};

/**
 * By what each line of a statement is known again, in their order: by its reference with day, amount and balance, else by
 * day, amount, text and balance; and which one it is of several that are alike. A reference alone is no proof, since a
 * transfer and its fee may share one and some wallets write the same one beside all lines.
 */
export function keysOfLines(lines: readonly Line[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { day, amount, balance } = line;
    const own =
      line.reference === null
        ? [day, amount, plain(line.text), balance].join('|')
        : ['ref', plain(line.reference), day, amount, balance].join('|');
    const nth = (seen.get(own) ?? 0) + 1;
    seen.set(own, nth);
    return `${own}|${nth}`;
  });
}

/**
 * Parts lines, oldest first, into those that were read before and what goes on from them. Where a known line stands
 * behind a new one `stray` is that new one: to leave the known one out would put a hole into the chain.
 */
export function partKnown<L extends { readonly knownAs: string }>(
  lines: readonly L[],
  isKnown: (key: string) => boolean,
): { readonly known: readonly L[]; readonly added: readonly L[]; readonly stray: L | null } {
  const from = lines.findIndex(({ knownAs }) => !isKnown(knownAs));
  const at = from === -1 ? lines.length : from;
  const again = lines.findIndex(({ knownAs }, position) => position > at && isKnown(knownAs));
  return { known: lines.slice(0, at), added: lines.slice(at), stray: again === -1 ? null : (lines[again - 1] ?? null) };
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
