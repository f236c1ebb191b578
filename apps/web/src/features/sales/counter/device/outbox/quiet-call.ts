import type { Endpoint, Sent } from '@bahi/contract/endpoint';
import { call, type Result } from '../../../../../platform/api-client.ts';

/** What is sent behind somebody's back ends by itself where the line hangs. */
const patienceMilliseconds = 60_000;

/** A call that nobody waits for: what comes of it is told by the bar of the counter, and by no toast. */
export function callQuietly<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Result<E>> {
  return call(endpoint, sent, {
    errors: 'form',
    isQuiet: true,
    isUnheard: true,
    isFromServer: true,
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
}
