import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { Sharing } from './shared-document.ts';

/** Whom a message went to; a number in the digits of the language, an address as it is, nothing of a link. */
export function recipientText({ way, recipient }: Pick<Sharing, 'way' | 'recipient'>, language: Language): string {
  if (recipient === null) return '';
  return way === 'SMS' ? inDigitsOf(recipient, language) : recipient;
}
