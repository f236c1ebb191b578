import type { Answer, Contract, Endpoint, Input } from '@bahi/contract/endpoint';
import { download } from '@bahi/contract/download';
import type { SecurityEvent } from '@bahi/contract/people/security-log/security-event';
import { z } from '@bahi/contract/zod';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Context, OpenContext, Session } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import { languageOf } from '../core/texts.ts';
import type { ConstraintTexts } from './http-errors.ts';
import { idempotentRequest, type KeptAnswer, keepAnswer, takeKey } from './idempotency.ts';
import { type Exchanged, exchangeOf, openContext } from './exchange.ts';
import { answerText } from './answer-text.ts';
import { sendJson } from './send-json.ts';
import { answerSchema, isDownload, isList, isWriting, sendDownload, wireAnswer } from './wire.ts';
import { noteSecurity } from '../core/security-log.ts';
import { onceForKey } from './once-for-key.ts';
import { postingTurns } from './posting-queue.ts';
import type { Server } from './server.ts';
import { fingerprintsOf, readForm } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Handler<E extends Endpoint> = E extends { transaction: 'own' }
  ? (context: OpenContext, input: Input<E>) => Promise<Answer<E>>
  : (context: Context, input: Input<E>) => Promise<Answer<E>>;
export type Handlers<E extends Record<string, Endpoint>> = { [K in keyof E]: Handler<E[K]> };

/**
 * The only place where HTTP meets a feature: makes a route of each call of the contract, with its access, validation,
 * transaction, idempotency, envelope and OpenAPI description. A handler that is missing does not compile.
 * `constraints` says which field and text a violated database constraint stands for.
 */
export function implement<E extends Record<string, Endpoint>>(
  server: Server,
  contract: Contract<string, E>,
  handlers: Handlers<E>,
  constraints: ConstraintTexts = {},
): void {
  for (const [name, text] of Object.entries(constraints)) {
    const known = server.constraints[name];
    if (known !== undefined && (known.field !== text.field || known.key !== text.key))
      throw new Error(`${contract.name} says otherwise than another feature what ${name} stands for`);
    server.constraints[name] = text;
  }
  for (const [name, endpoint] of Object.entries(contract.endpoints))
    // Each handler's own types meet the schemas of its endpoint; the routes are made from a list, which has one type.
    route(server, `${contract.name}.${name}`, endpoint, handlers[name] as unknown as AnyHandler);
}

/** The handlers' common form: input and answer are checked by the endpoint's own schemas on either side of it. */
type AnyHandler = (context: Context | OpenContext, input: unknown) => Promise<unknown>;

function route(server: Server, operationId: string, endpoint: Endpoint, handler: AnyHandler): void {
  const [method = 'GET', written = ''] = endpoint.call.split(' ');
  // The base path already says v1.
  const url = written.replace(/^\/v1(?=\/)/, '');
  server.endpoints.set(operationId, endpoint);
  if (isList(endpoint)) server.lists.set(operationId, { name: operationId, endpoint, read: handler });
  server.app.route({
    // The contract's type knows methods that the framework's list contains.
    method: method as HTTPMethods,
    url,
    config: { endpoint },
    schema: {
      operationId,
      tags: [operationId.split('.')[0] ?? ''],
      summary: endpoint.access,
      ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...paramsOf(url, endpoint),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
      ...(isDownload(endpoint) ? {} : { response: { 200: answerSchema(endpoint) } }),
    },
    // Before validation, which would answer 400 where 401 or 403 is due.
    onRequest: (request, reply) => authorize(server, endpoint, request, reply),
    // Form bodies are read after access is clear and before validation.
    preValidation: (request) => readForm(request, endpoint),
    handler: (request, reply) => {
      const exchanged = { request, reply };
      return server.turns.take(endpoint, exchanged, () => answer(server, endpoint, handler, exchanged));
    },
  });
}

function paramsOf(url: string, endpoint: Endpoint): { params?: z.ZodObject } {
  const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  if (names.length === 0) return {};
  const plainId = z.coerce.number('common.notFound').int('common.notFound').positive('common.notFound');
  return { params: endpoint.params ?? z.object(Object.fromEntries(names.map((name) => [name, plainId]))) };
}

async function authorize(
  server: Server,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  request.session = null;
  if (endpoint.access === 'public') return;
  const exchange = exchangeOf(server.services, request, reply);
  const session = await server.sessions.read(exchange);
  request.session = session;
  if (session.secondStep === 'DUE' && endpoint.withoutSecondStep !== true) fail('secondFactor.due', { status: 403 });
  if (session.isSample === true && endpoint.reachesOut === true) fail('sampleBusiness.staysInside', { status: 403 });
  if (endpoint.access === 'session') return;
  if (!session.rights.has(endpoint.access)) fail('common.forbidden', { status: 403 });
  if (session.businessStatus === 'INACTIVE' && isWriting(endpoint)) fail('common.businessInactive', { status: 403 });
}

async function answer(
  server: Server,
  endpoint: Endpoint,
  handler: AnyHandler,
  exchanged: Exchanged,
): Promise<FastifyReply> {
  const { data, message } = await handle(server, endpoint, handler, exchanged);
  if (isDownload(endpoint)) {
    const file = download.parse(data);
    // A paper of one document is daily work; whole lists and reports are what somebody takes away.
    if (endpoint.makesLongFile === true) noteDone(server, exchanged, 'exported', [file.fileName]);
    return sendDownload(exchanged.reply, file);
  }
  if (endpoint.changesSecurity === true) noteDone(server, exchanged, 'settingsChanged', []);
  // Made within the turn: of a long list this is most of the work.
  const { query, headers } = exchanged.request;
  const asked = { query, language: languageOf(headers['accept-language']) };
  const text = await answerText(endpoint, wireAnswer(endpoint, data, message, asked));
  return sendJson(exchanged.reply, text);
}

function noteDone(
  { services }: Server,
  { request, reply }: Exchanged,
  event: SecurityEvent,
  detail: readonly string[],
): void {
  const { userId = null, businessId = 0 } = request.session ?? {};
  noteSecurity({ services, exchange: exchangeOf(services, request, reply) }, event, { userId, businessId, detail });
}

async function handle(
  server: Server,
  endpoint: Endpoint,
  handler: AnyHandler,
  exchanged: Exchanged,
): Promise<KeptAnswer> {
  const { request } = exchanged;
  const input = { params: request.params, query: request.query, body: request.body };
  const open = openContext(server.services, exchanged);
  const mode = isWriting(endpoint) ? 'write' : 'read';
  // Tokens are not kept: the ticket, code or token that they were given for is used once by itself.
  const keyed =
    mode === 'write' && endpoint.spread !== true
      ? idempotentRequest(open.context.exchange.idempotencyKey, endpoint.call, [
          input,
          fingerprintsOf(request.uploaded),
        ])
      : null;
  if (endpoint.transaction === 'own') {
    const own = async (): Promise<KeptAnswer> => {
      const data = await handler(open.context, input);
      return { data, message: open.message() };
    };
    const sender = request.session ?? nobody;
    return keyed === null ? own() : onceForKey(server.services, { sender, request: keyed }, own);
  }
  const session = request.session ?? fail('common.sessionInvalid', { status: 401, code: 'invalid_token' });
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const work = (): Promise<KeptAnswer> =>
    server.services.database.transaction(mode, tenant, async (db) => {
      if (keyed !== null) {
        const kept = await takeKey(db, session, keyed);
        if (kept !== null) return kept;
      }
      const data = await handler(
        {
          ...open.context,
          db,
          session,
          businessId: session.businessId,
          outletId: session.outletId,
          can: (right) => session.rights.has(right),
        },
        input,
      );
      const message = open.message();
      if (keyed !== null) void keepAnswer(db, session, keyed, { data, message });
      return { data, message };
    });
  return endpoint.posting === true ? postingTurns.take({ lane: session.businessId }, work) : work();
}

const nobody = { businessId: 0, userId: 0 };
