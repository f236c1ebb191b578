import type { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import type { Result } from '../../../platform/api-client.ts';

type Counters = Result<typeof periodLockContract.overview>['counters'];

/** The counters of which invoices until a day are in no books, or may still come. */
export function countersBehind(counters: Counters, throughDayAD: string): string[] {
  return counters
    .filter(
      ({ openFromAD, heardOnAD }) =>
        (openFromAD !== null && openFromAD <= throughDayAD) || (heardOnAD !== null && heardOnAD <= throughDayAD),
    )
    .map(({ name }) => name);
}
