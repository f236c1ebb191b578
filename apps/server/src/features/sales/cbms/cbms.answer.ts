import type { ReportedAs } from '@bahi/domain/document-kinds';
import { z } from '@bahi/contract/zod';

/**
 * What an answer means: taken; it was there already, so that an earlier try had arrived; user name and password are wrong; its
 * bill is not known there; it cannot be read; something went wrong there, which another try may not; it makes no sense.
 */
export type Verdict = 'TAKEN' | 'KNOWN' | 'CREDENTIALS' | 'ORIGINAL_UNKNOWN' | 'INVALID' | 'REFUSED' | 'UNCLEAR';

/** The codes of bills, and of returns. */
const verdicts: Readonly<Record<ReportedAs, Readonly<Record<string, Verdict>>>> = {
  BILL: { 200: 'TAKEN', 100: 'CREDENTIALS', 101: 'KNOWN', 102: 'REFUSED', 103: 'REFUSED', 104: 'INVALID' },
  RETURN: {
    200: 'TAKEN',
    100: 'CREDENTIALS',
    101: 'ORIGINAL_UNKNOWN',
    102: 'ORIGINAL_UNKNOWN',
    103: 'REFUSED',
    104: 'INVALID',
    105: 'ORIGINAL_UNKNOWN',
  },
};

const said = z.union([z.number(), z.string(), z.looseObject({ message: z.union([z.number(), z.string()]) })]);

/** The receiver's code in an answer, which comes bare, as a message, or as a message of a refusal; null where there is none. */
export function codeOf(text: string): string | null {
  const read = said.safeParse(parsed(text)).data;
  const code = String(typeof read === 'object' ? read.message : (read ?? '')).trim();
  return /^\d{3}$/.test(code) ? code : null;
}

/** What an answer says of a bill or a return, and the code by which it did. */
export function readAnswer(
  what: ReportedAs,
  { status, text }: { status: number; text: string },
): { verdict: Verdict; code: string | null } {
  const code = codeOf(text);
  if (code === null) return { verdict: status === 400 && isUnreadable(text) ? 'INVALID' : 'UNCLEAR', code };
  return { verdict: verdicts[what][code] ?? 'UNCLEAR', code };
}

const unreadable = z.union([
  z.looseObject({ Message: z.string() }),
  z.looseObject({ message: z.string() }),
  z.looseObject({ ModelState: z.unknown() }),
  z.looseObject({ errors: z.looseObject({}) }),
]);

/** What the receiver's own framework refuses to read has words of its own in place of a code; a machine in between has others. */
function isUnreadable(text: string): boolean {
  return unreadable.safeParse(parsed(text)).success;
}

/** Whether what was answered without sense may have been taken all the same: not where it was refused before it came there. */
export function arrivesUnheard(verdict: Verdict, status: number): boolean {
  return verdict === 'TAKEN' || verdict === 'KNOWN' || (verdict === 'UNCLEAR' && (status < 300 || status >= 500));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
