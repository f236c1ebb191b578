import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { word } from '@bahi/contract/paper/paper-words';
import type { MovedBatch } from '../../../books/ledger/batches/batch-shelf.ts';

/** The batches that a line moved as paper says them: `Batch A1, expiry 2027-05-31`. */
export function batchTexts(moved: readonly MovedBatch[] | null | undefined, language: Language): string[] {
  return (moved ?? []).map(
    ({ number, expires_on: expiresOn }) =>
      `${word('batch', language)} ${number}, ${word('expiry', language)} ${inDigitsOf(expiresOn, language)}`,
  );
}
