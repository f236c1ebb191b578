import type { Endpoint } from '@bahi/contract/endpoint';
import { errorCodes } from '@bahi/contract/errors';
import type { ApiError } from '../api-error.ts';
import { isTokenCall, partsOf } from '../api-request.ts';
import { textOf } from '../i18n.ts';
import { beginAnew } from '../navigation.ts';
import { showToast } from '../toasts.ts';
import { endTokens, getTokens, leaveIfReplaced, takeWayBack } from '../tokens.ts';

/**
 * Ends the session here and in every tab, and says so; the guard of the routes then leads to the login page. What is
 * typed meanwhile is kept for who signs in again. Answers whether there was one.
 */
export function endSession(): boolean {
  if (getTokens() === null) return false;
  // It was one in the sample of one's business, which may have been removed: one's own goes on.
  if (takeWayBack()) {
    beginAnew();
    return false;
  }
  endTokens();
  showToast({ kind: 'error', message: textOf('connection.sessionExpired'), id: 'session-expired' });
  return true;
}

/** Whether a call changes anything. */
export function isWrite(endpoint: Endpoint): boolean {
  return partsOf(endpoint).method !== 'GET' && endpoint.transaction !== 'read';
}

/** `errors: 'form'` and `isUnheard` as the caller of the call said them; the token that it carried. */
type Reporting = { errors?: 'toast' | 'form'; isUnheard?: boolean; token: string | null };

/** Says what came of a call that failed, and ends the session that is over. */
export function reportFailure(endpoint: Endpoint, error: ApiError, { token, ...options }: Reporting): void {
  if (error.status === 0) {
    if (options.isUnheard === true) return;
    const isTimeout = error.code === 'ECONNABORTED';
    const message = isTimeout ? error.message : textOf('connection.unreachable');
    showToast({ kind: 'error', message, id: isTimeout ? 'timeout' : 'unreachable' });
    return;
  }
  // No failure: what is asked next.
  if (error.code === errorCodes.secondStepNeeded) return;
  const isSessionEnd = error.code === errorCodes.invalidToken || error.code === errorCodes.tokenExpired;
  if (isSessionEnd && !isTokenCall(endpoint)) {
    if (error.code !== errorCodes.invalidToken) return;
    if (token !== null) leaveIfReplaced(token);
    endSession();
    return;
  }
  if (isWrite(endpoint) && options.errors !== 'form') showToast({ kind: 'error', message: error.message });
}
