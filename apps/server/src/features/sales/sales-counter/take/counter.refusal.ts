import type { refusalReasons } from '@bahi/contract/sales/sales-counter/sales-counter-answer';
import { refusalWords } from '@bahi/contract/sales/sales-counter/sales-counter-words';
import type { Language } from '@bahi/domain/language';
import { refusalOf } from '../../../../platform/core/errors.ts';
import { isTextKey, textOf } from '../../../../platform/core/texts.ts';
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

/** What a schema says of the form. */
export function formRefusal(message: string): Refusal {
  const said = (language: Language): string =>
    isTextKey(message) ? `${refusalWords.FORM[language]}: ${textOf(language, message)}` : refusalWords.FORM[language];
  return { refusal: 'FORM', en: said('en'), ne: said('ne') };
}

/**
 * Why posting failed; null where another try may succeed by itself: the database is away, full, or others held its rows.
 * A fault of the server is a refusal as well, so that it stands in the way of no invoice behind it.
 */
export function refusalBehind(error: unknown): Refusal | null {
  const refused = refusalOf(error);
  if (refused?.status === 503) return null;
  if (refused !== null) {
    const said = refused.fields.length === 0 ? [refused] : refused.fields;
    const inLanguage = (language: Language): string =>
      said.map(({ key, parameters }) => textOf(language, key, parameters)).join('. ');
    return { refusal: 'RULE', en: inLanguage('en'), ne: inLanguage('ne') };
  }
  const code = databaseCodeOf(error);
  if (code !== null && (isUnreachable(code) || isContended(code) || isUnwritable(code))) return null;
  if (code?.startsWith('23') === true) {
    const key = constraintOf(error) === 'period_locked' ? 'common.periodLocked' : 'common.conflict';
    return { refusal: 'RULE', en: textOf('en', key), ne: textOf('ne', key) };
  }
  return plainRefusal('SERVER');
}
