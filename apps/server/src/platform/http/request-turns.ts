import type { Endpoint } from '@bahi/contract/endpoint';
import type { Limits } from '../core/limits.ts';
import { createTurns } from '../core/turns.ts';
import { type Exchanged, signalOf } from './exchange.ts';
import { isWriting } from './wire.ts';

export type RequestTurns = {
  /** Does the work of a request when it is its turn. What is entered does not wait: postings and papers have lanes of their own. */
  take<T>(endpoint: Endpoint, exchanged: Exchanged, work: () => Promise<T>): Promise<T>;
};

/** Fair turns for reads, and apart from them for files that take long to make. */
export function createRequestTurns({ reads, longFiles }: Limits): RequestTurns {
  const readTurns = createTurns<number | string>(reads);
  const fileTurns = createTurns<number | string>(longFiles);
  return {
    take(endpoint, { request, reply }, work) {
      const isLong = endpoint.makesLongFile === true;
      if (isWriting(endpoint) || endpoint.makesPaper === true) return work();
      // The business, or the address that asks where nobody is signed in.
      const lane = request.session?.businessId ?? request.ip;
      return (isLong ? fileTurns : readTurns).take({ lane, isLong, signal: signalOf(reply) }, work);
    },
  };
}
