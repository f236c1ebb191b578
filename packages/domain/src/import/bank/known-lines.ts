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
 * By what each line of a statement is known again, in their order: by its reference with day and amount, since a transfer
 * and its fee may share one, else by day, amount, text and balance; and which one it is of several that are alike.
 */
export function keysOfLines(lines: readonly Line[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { day, amount, balance } = line;
    const own =
      line.reference === null
        ? [day, amount, plain(line.text), balance].join('|')
        : ['ref', plain(line.reference), day, amount].join('|');
    const nth = (seen.get(own) ?? 0) + 1;
    seen.set(own, nth);
    return `${own}|${nth}`;
  });
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
