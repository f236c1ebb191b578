import { z } from '../../zod.ts';
import { mostReminderDays } from './reminder-choices.ts';

type Days = { first: number; last: number; wrong: string };

/** Days as somebody types them, `1, 7, 15` in either script, or as numbers; each once, the smallest first. */
export function reminderDays({ first, last, wrong }: Days) {
  return z
    .union([z.string().max(100, wrong), z.array(z.int(wrong), wrong)], {
      error: ({ input }) => (input === undefined ? 'common.isRequired' : wrong),
    })
    .transform((typed, context): number[] => {
      const texts =
        typeof typed === 'string' ? typed.split(/[\s,;،]+/u).filter((text) => text !== '') : typed.map(String);
      const days = texts.map((text) => Number(inLatinDigits(text)));
      if (days.every((day) => Number.isInteger(day) && day >= first && day <= last)) {
        const once = [...new Set(days)].toSorted((one, other) => one - other);
        if (once.length <= mostReminderDays) return once;
      }
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    });
}

function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0x0966) - 0x0966));
}
