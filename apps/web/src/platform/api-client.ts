import type { Download } from '@bahi/contract/download';
import type { Answer, Endpoint, Sent } from '@bahi/contract/endpoint';
import { errorCodes } from '@bahi/contract/errors';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import {
  failureWithoutAnswer,
  type Progress,
  readAnswer,
  readFailure,
  type ReceivedFile,
  unreadableAnswer,
} from './api-answer.ts';
import { ApiError } from './api-error.ts';
import {
  forgetUnanswered,
  type PreparedRequest,
  prepareRequest,
  rememberUnanswered,
  type SentParts,
} from './api-request.ts';
import { requestTimeoutMilliseconds } from './constants.ts';
import { navigateTo } from './navigation.ts';
import { loginThenBackTo } from './route-guards.ts';
import { line } from './kept/line.ts';
import { answerOrKept, isUnanswered, theStandIn } from './kept/stand-in.ts';
import { endSession, isWrite, reportFailure } from './routing/report-failure.ts';
import { showToast } from './toasts.ts';
import { bearerToken, inTurn, leaveIfReplaced, officeIdOf, rereadTokens, storeTokens } from './tokens.ts';

/** What a call resolves to; a download comes as its name and its bytes. */
export type Result<E extends Endpoint> = Answer<E> extends Download ? ReceivedFile : Answer<E>;
export type CallOptions = {
  signal?: AbortSignal;
  /** `form`: the caller shows a failure itself, so that it is not a toast as well. */
  errors?: 'toast' | 'form';
  /** That it went well is said by the caller, once for several calls. */
  isQuiet?: boolean;
  /** Nobody waits for it: that no answer came is the caller's matter. */
  isUnheard?: boolean;
  /** What is kept of an earlier answer does not do. */
  isFromServer?: boolean;
  /** The caller has the turn of refreshing (`inTurn`), and so waits for none. */
  hasTurn?: boolean;
  /** Told how much of a file has come. */
  onProgress?: (progress: Progress) => void;
};

let refreshing: Promise<void> | null = null;

/**
 * Makes one call of the API and resolves to its checked answer. Adds language, token and idempotency key, refreshes
 * an expired token once for all waiting calls, and shows the server's message of a write as a toast.
 * Throws ApiError for every failure (specification, section 8).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: CallOptions = {},
): Promise<Result<E>> {
  const standIn = theStandIn();
  if (options.isFromServer === true || standIn?.knows(endpoint) !== true) return callServer(endpoint, sent, options);
  const { signal } = options;
  const ask = (patience: AbortSignal | undefined): Promise<unknown> => {
    const signals = [signal, patience].filter((one) => one !== undefined);
    return callServer(endpoint, sent, { ...options, signal: AbortSignal.any(signals), isUnheard: true });
  };
  // Sent<E> only has these parts; TypeScript cannot see that while E is open.
  const parts = sent as SentParts;
  const kept = await answerOrKept(standIn, { endpoint, sent: parts, signal }, ask);
  signal?.throwIfAborted();
  // Kept as the endpoint's own schema had read it.
  return kept as Result<E>;
}

async function callServer<E extends Endpoint>(endpoint: E, sent: Sent<E>, options: CallOptions): Promise<Result<E>> {
  // Sent<E> only has these parts; TypeScript cannot see that while E is open.
  const request = prepareRequest(endpoint, sent as SentParts);
  const token = endpoint.access === 'public' ? null : bearerToken();
  const timesGone = line.timesGone();
  try {
    const response = await sendWithRefresh(request, token, options);
    if (!response.ok) throw await readFailure(response, endpoint);
    const { data, message } = await readAnswer(endpoint, response, options.onProgress);
    noteLine(true, timesGone);
    forgetUnanswered(request);
    if (isWrite(endpoint) && endpoint.toast !== 'silent' && options.isQuiet !== true && message !== '')
      showToast({ kind: 'success', message });
    // The data was parsed with the endpoint's own schema.
    return data as Result<E>;
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    const error = thrown instanceof ApiError ? thrown : unreadableAnswer(thrown);
    noteLine(!isUnanswered(error), timesGone);
    if (error.status === 0) rememberUnanswered(request);
    else forgetUnanswered(request);
    // Where it is known that there is no line, each screen says what it lacks.
    const isAway = theStandIn()?.isAway() === true && !isWrite(endpoint);
    reportFailure(endpoint, error, { ...options, isUnheard: options.isUnheard === true || isAway, token });
    throw error;
  }
}

line.reachBy((signal) => fetch('/health', { cache: 'no-store', signal }));

/** Of a call that was sent when the line had been lost so often. */
function noteLine(isThere: boolean, timesGone: number): void {
  if (isThere && timesGone !== line.timesGone()) return;
  line.note(isThere);
  theStandIn()?.noteLine(isThere);
}

/** Hands a received file to the browser's download. */
export function saveFile({ fileName, blob }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

async function sendWithRefresh(
  request: PreparedRequest,
  token: string | null,
  { signal, hasTurn = false }: CallOptions,
): Promise<Response> {
  const response = await send(request, token, signal);
  if (token === null) return response;
  if (response.status === 401 && (await codeOf(response)) === errorCodes.invalidToken) {
    leaveIfReplaced(token);
    await (hasTurn ? refresh(token) : refreshOnce(token));
    leaveIfReplaced(token);
    return send(request, bearerToken(), signal);
  }
  if (response.status === 403 && (await codeOf(response)) === errorCodes.tokenExpired) {
    leaveIfReplaced(token);
    if (endSession()) navigateTo(loginThenBackTo(window.location));
  }
  return response;
}

async function send(request: PreparedRequest, token: string | null, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeoutMilliseconds);
  const answering = new AbortController();
  const giveUp = (): void => answering.abort(timeout.reason);
  timeout.addEventListener('abort', giveUp);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: token === null ? request.headers : { ...request.headers, Authorization: `Bearer ${token}` },
      body: request.body ?? null,
      signal: signal === undefined ? answering.signal : AbortSignal.any([signal, answering.signal]),
    });
    // The limit is for an answer to come; a file that has begun takes as long as its line needs.
    if (request.isFile) timeout.removeEventListener('abort', giveUp);
    return response;
  } catch (error) {
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    throw failureWithoutAnswer(error);
  }
}

async function codeOf(response: Response): Promise<string> {
  return (await readFailure(response.clone())).code;
}

/** One refresh serves all calls that wait for it, in every tab of the browser. */
function refreshOnce(refusedToken: string): Promise<void> {
  refreshing ??= inTurn(() => refresh(refusedToken)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(refusedToken: string): Promise<void> {
  const tokens = rereadTokens();
  if (tokens === null || bearerToken() !== refusedToken) return;
  const office = tokens.officeAccess === undefined ? null : officeIdOf(tokens.officeAccess);
  const body = {
    grant_type: 'refresh_token' as const,
    refresh_token: tokens.officeRefresh ?? tokens.refresh,
    access_token: refusedToken,
    ...(office === null ? {} : { officeId: office }),
  };
  const response = await send(prepareRequest(sessionContract.token, { body }), null);
  if (response.status >= 500) throw await readFailure(response);
  if (!response.ok) {
    const failure = await readFailure(response);
    // Refused because somebody has switched meanwhile: that is nobody's end.
    leaveIfReplaced(refusedToken);
    endSession();
    throw failure;
  }
  const answer = sessionContract.token.answer.parse((await readAnswer(sessionContract.token, response)).data);
  leaveIfReplaced(refusedToken);
  storeTokens(
    tokens.officeAccess === undefined
      ? { access: answer.access_token, refresh: answer.refresh_token }
      : { ...tokens, officeAccess: answer.access_token, officeRefresh: answer.refresh_token },
  );
}
