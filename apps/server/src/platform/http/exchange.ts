import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange, OpenContext, UploadedFile } from '../core/context.ts';
import type { Services } from '../core/services.ts';
import { sessionLengths } from '../sessions/session-lengths.ts';
import { languageOf, textOf } from '../core/texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    uploaded: UploadedFile[] | null;
  }
}

export type Exchanged = { request: FastifyRequest; reply: FastifyReply };

/** As long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 3600;

/**
 * What a request says of itself. The cookie's name carries the installation: two of them share one browser. Over TLS
 * browsers bind a cookie whose name begins with `__Host-` to the host, and take it over TLS only.
 */
export function exchangeOf(services: Services, request: FastifyRequest, reply: FastifyReply): Exchange {
  const isSecure = request.protocol === 'https';
  const name = `${isSecure ? '__Host-' : ''}bahi_${services.config.instance}`;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  const { 'user-agent': userAgent, 'idempotency-key': key } = request.headers;
  return {
    call: request.routeOptions.config.endpoint?.call ?? null,
    address: request.ip,
    userAgent: userAgent === undefined ? null : userAgent.slice(0, 300),
    isBrowser: request.headers['sec-fetch-site'] !== undefined,
    authorization: request.headers.authorization ?? null,
    cookie: request.cookies[name] ?? null,
    device: request.cookies[`${name}_device`] ?? null,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    get signal() {
      return signalOf(reply);
    },
    setCookie(value) {
      if (value === null) reply.clearCookie(name, options);
      else reply.setCookie(name, value, { ...options, maxAge: sessionLengths(services).refreshAbsoluteSeconds });
    },
    setDevice: (value) => void reply.setCookie(`${name}_device`, value, { ...options, maxAge: deviceSeconds }),
  };
}

/** Told by the answer and not by the request, which is over as soon as its body has been read. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const look = (): void => {
    if (!raw.writableFinished) leaving.abort();
  };
  if (raw.closed) look();
  else raw.once('close', look);
  return leaving.signal;
}

/** The context of one request, and the message that its handler has said last. */
export function openContext(
  services: Services,
  { request, reply }: Exchanged,
): { context: OpenContext; message: () => string | null } {
  const language = languageOf(request.headers['accept-language']);
  const now = services.clock();
  let message: string | null = null;
  return {
    context: {
      services,
      session: request.session,
      language,
      now,
      today: todayInKathmandu(now),
      calendar: services.calendar(),
      files: request.uploaded ?? [],
      exchange: exchangeOf(services, request, reply),
      say(key, parameters) {
        message = textOf(language, key, parameters);
      },
    },
    message: () => message,
  };
}
