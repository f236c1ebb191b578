import type { refusalReasons } from '@bahi/contract/sales/sales-counter/sales-counter-answer';
import { refusalWords } from '@bahi/contract/sales/sales-counter/sales-counter-words';
import type { Language } from '@bahi/domain/language';
import { refusalOf, type Refusal as Refused } from '../../../../platform/core/errors.ts';
import { isTextKey, type TextKey, textOf } from '../../../../platform/core/texts.ts';
import {
  constraintOf,
  databaseCodeOf,
  isContended,
  isUnreachable,
  isUnwritable,
} from '../../../../platform/database/database-errors.ts';

/** Why an invoice is not posted, in words of both languages. */
export type Refusal = { refusal: (typeof refusalReasons)[number]; en: string; ne: string };

/** A reason that says all of it by itself. */
export function plainRefusal(refusal: Refusal['refusal']): Refusal {
  return { refusal, ...refusalWords[refusal] };
}

/** What a schema says of the form, at its line. */
export function formRefusal(issue: { path: readonly PropertyKey[]; message: string } | undefined): Refusal {
  const { path = [], message = '' } = issue ?? {};
  const said = (language: Language): string =>
    isTextKey(message)
      ? `${refusalWords.FORM[language]}: ${atLine(language, path.join('.'), textOf(language, message))}`
      : refusalWords.FORM[language];
  return { refusal: 'FORM', en: said('en'), ne: said('ne') };
}

/** What is wrong with a line is told with its number. */
function atLine(language: Language, field: string, text: string): string {
  const position = /^lines\.(\d+)\./.exec(field)?.[1];
  return position === undefined
    ? text
    : textOf(language, 'salesCounter.atLine', { number: Number(position) + 1, text });
}

/** So many of its faults are told: of a whole list of them nobody reads more. */
const mostTold = 5;

/** A day was printed: no later one can be chosen for it. */
const ofPrintedDay: Partial<Record<TextKey, TextKey>> = { 'common.dayLocked': 'salesCounter.dayLocked' };

function reasonIn(language: Language, refused: Refused): string {
  const said = refused.fields.length === 0 ? [{ field: '', ...refused }] : refused.fields;
  const texts = said.map(({ field, key, parameters }) =>
    atLine(language, field, textOf(language, ofPrintedDay[key] ?? key, parameters)),
  );
  const different = [...new Set(texts)];
  const told = different.slice(0, mostTold).join('. ');
  return different.length > mostTold ? `${told}. …` : told;
}

/** Whether the words of a refusal are made of words: they are those of one language, and it is asked again for the other. */
export function saysWords(error: unknown): boolean {
  const refused = refusalOf(error);
  const parameters =
    refused === null ? [] : [refused.parameters, ...refused.fields.map((field) => field.parameters ?? {})];
  return parameters.some((given) => Object.values(given).some((value) => typeof value === 'string'));
}

/** Whether another try may succeed by itself: the database is away, full, or others held its rows. */
export function passesByItself(error: unknown): boolean {
  const code = databaseCodeOf(error);
  if (code !== null && (isUnreachable(code) || isContended(code) || isUnwritable(code))) return true;
  return refusalOf(error)?.status === 503;
}

/**
 * Why posting failed for good, by what was said in each language. A fault of the server is a refusal as well, so that it
 * stands in the way of no invoice behind it.
 */
export function refusalBehind(error: unknown, inEnglish: unknown): Refusal {
  const [refused, english] = [refusalOf(error), refusalOf(inEnglish)];
  if (refused !== null) return { refusal: 'RULE', en: reasonIn('en', english ?? refused), ne: reasonIn('ne', refused) };
  if (databaseCodeOf(error)?.startsWith('23') === true) {
    const key = constraintOf(error) === 'period_locked' ? 'common.periodLocked' : 'common.conflict';
    return { refusal: 'RULE', en: textOf('en', key), ne: textOf('ne', key) };
  }
  return plainRefusal('SERVER');
}
