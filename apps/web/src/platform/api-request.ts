import { download } from '@bahi/contract/download';
import type { Endpoint } from '@bahi/contract/endpoint';
import { oauthClient } from '@bahi/contract/account/session/session.contract';
import { apiBase } from './constants.ts';
import { getLanguage } from './language.ts';

/** What a call sends, whatever its endpoint. */
export type SentParts = {
  params?: Readonly<Record<string, string | number | boolean>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  files?: Readonly<Record<string, Blob>>;
  idempotencyKey?: string;
};
export type PreparedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | URLSearchParams;
  /** A file is asked for. */
  isFile: boolean;
};

const tokenCall = 'POST /oauth/token';
/** Keys of writes that got no answer: sent again unchanged, they carry the same key and are done once. */
const unansweredKeys = new Map<string, string>();

export function isTokenCall(endpoint: Endpoint): boolean {
  return endpoint.call === tokenCall;
}

/** Method and path of an endpoint. */
export function partsOf(endpoint: Endpoint): { method: string; path: string } {
  const [method = '', path = ''] = endpoint.call.split(' ');
  return { method, path };
}

/** Everything of a request but the bearer token, which is put in when it is sent. */
export function prepareRequest(endpoint: Endpoint, sent: SentParts): PreparedRequest {
  const { method, path } = partsOf(endpoint);
  const body = bodyOf(endpoint, sent);
  const request: PreparedRequest = {
    method,
    url: addressOf(path, sent),
    headers: { Accept: 'application/json', 'Accept-Language': getLanguage() },
    isFile: endpoint.answer === download,
    ...(body === undefined ? {} : { body }),
  };
  if (typeof body === 'string') request.headers['Content-Type'] = 'application/json';
  if (isTokenCall(endpoint)) {
    request.headers['Authorization'] = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;
  }
  if ((method === 'POST' || method === 'PUT') && endpoint.transaction !== 'read') {
    request.headers['Idempotency-Key'] = sent.idempotencyKey ?? keyFor(request);
  }
  return request;
}

/** Remembers the key of a write whose answer never came, so that trying again does not do it twice. */
export function rememberUnanswered(request: PreparedRequest): void {
  const key = request.headers['Idempotency-Key'];
  const signature = signatureOf(request);
  if (key !== undefined && signature !== null) unansweredKeys.set(signature, key);
}

export function forgetUnanswered(request: PreparedRequest): void {
  const signature = signatureOf(request);
  if (signature !== null) unansweredKeys.delete(signature);
}

function keyFor(request: PreparedRequest): string {
  const signature = signatureOf(request);
  return (signature === null ? undefined : unansweredKeys.get(signature)) ?? randomKey();
}

/** A new idempotency key. randomUUID is missing where the page came without TLS from another machine. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function signatureOf(request: PreparedRequest): string | null {
  return typeof request.body === 'string' ? `${request.method} ${request.url} ${request.body}` : null;
}

function addressOf(path: string, sent: SentParts): string {
  // The public item page is served through its own prefix (specification, section 7).
  const base = path.startsWith('/public/item') ? '/backends/api' : apiBase;
  const filled = path
    .replace(/^\/v1(?=\/)/, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name] ?? '')));
  const query = new URLSearchParams(textEntries(sent.query ?? {})).toString();
  return base + filled + (query === '' ? '' : `?${query}`);
}

function bodyOf(endpoint: Endpoint, { body, files }: SentParts): PreparedRequest['body'] {
  if (files !== undefined) {
    const form = new FormData();
    for (const [name, value] of textEntries(fieldsOf(body))) form.set(name, value);
    for (const [name, file] of Object.entries(files)) form.set(name, file);
    return form;
  }
  if (endpoint.form === true) return new URLSearchParams(textEntries(fieldsOf(body)));
  return body === undefined ? undefined : JSON.stringify(body);
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** The entries that have a value, as texts; what is empty is left out. */
function textEntries(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain && value !== '' ? [[name, String(value)]] : [];
  });
}
