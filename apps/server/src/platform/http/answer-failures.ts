import type { Endpoint } from '@bahi/contract/endpoint';
import { errorCodes, type Failure } from '@bahi/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteSecurity } from '../core/security-log.ts';
import type { Services } from '../core/services.ts';
import { languageOf } from '../core/texts.ts';
import { exchangeOf } from './exchange.ts';
import { type ConstraintTexts, failureOf, retryAfterOf } from './http-errors.ts';

/** Answers whatever a call fails with, in the caller's language. */
export function answerFailures(app: FastifyInstance, services: Services, constraints: ConstraintTexts): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, languageOf(request.headers['accept-language']), constraints);
    if (failure.status >= 500) request.log.error({ err: error }, failure.error);
    if (failure.status === 403) noteForbidden(services, request, reply);
    if (tellingStatuses.has(failure.status)) tellRefused(request, failure);
    // What the rest of a refused upload says is not waited for.
    if (failure.status === 413) reply.header('connection', 'close');
    const retryAfter = retryAfterOf(error);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    const { endpoint } = request.routeOptions.config;
    const challenge = failure.status === 401 ? challengeOf(request, endpoint) : null;
    if (challenge !== null) reply.header('www-authenticate', challenge);
    const answer = endpoint?.givesTokens === true ? oauthFailure(failure) : failure;
    return reply.status(failure.status).header('cache-control', 'no-store').send(answer);
  });
}

/** What forms of ours ask for seldom: input that a schema or a rule refuses, records that are not there or not theirs. */
const tellingStatuses: ReadonlySet<number> = new Set([400, 404, 413, 415, 422, 429]);

/** A line with who asked for what, so that whoever tries things out is seen. Nothing that was typed stands in it. */
function tellRefused(request: FastifyRequest, { status, error }: Failure): void {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined) return;
  const { userId = null, businessId = 0 } = request.session ?? {};
  const path = request.url.split('?')[0];
  request.log.info({ event: 'call.refused', address: request.ip, path, status, error, userId, businessId }, 'refused');
}

/** Whoever is signed in and was refused; one whose sign-in has ended is nobody here. */
function noteForbidden(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  if (request.session === null) return;
  const { userId, businessId } = request.session;
  noteSecurity({ services, exchange: exchangeOf(services, request, reply) }, 'forbidden', { userId, businessId });
}

/** How to show who one is (RFC 7235, RFC 6750). A browser would ask its user for the client's name and secret itself. */
function challengeOf(request: FastifyRequest, endpoint: Endpoint | undefined): string | null {
  const { authorization, 'sec-fetch-site': fromPage } = request.headers;
  if (endpoint?.givesTokens === true) return fromPage === undefined ? 'Basic realm="bahi", charset="UTF-8"' : null;
  return `Bearer realm="bahi"${authorization === undefined ? '' : `, error="${errorCodes.invalidToken}"`}`;
}

/**
 * A failure of the call for tokens as RFC 6749 (5.2) words it: its code stands as `error`, and ours beside it. That a
 * sign-in has ended keeps the word that the specification gives it, and what is our own fault has none there. That a second step is
 * to come has the word that other servers give it.
 */
function oauthFailure(failure: Failure): Failure & { error_description?: string } {
  if (failure.status >= 500 || failure.error === errorCodes.tokenExpired) return failure;
  return { ...failure, error: oauthCode(failure), error_description: failure.error };
}

function oauthCode({ error, errors = [] }: Failure): string {
  if (error === errorCodes.secondStepNeeded) return error;
  if (error === 'session.clientUnknown') return 'invalid_client';
  if (error === 'common.invalid')
    return errors.some(({ field }) => field === 'grant_type') ? 'unsupported_grant_type' : 'invalid_request';
  return /^common\.(malformed|tooLarge|textLong)$/.test(error) ? 'invalid_request' : 'invalid_grant';
}
