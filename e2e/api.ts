import type { Answer, Endpoint, Sent } from '@bahi/contract/endpoint';
import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import type { Language } from './stored-language.ts';

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, Blob>;
};
/** The cookie is that of the browser which a token is bound to. */
export type Caller = { token?: string; language?: Language; cookie?: string };

/**
 * One call of the API past the pages, for what a story only needs to be there. Answers what the contract says, or
 * fails with what the server said.
 */
export async function callApi<E extends Endpoint>(endpoint: E, sent: Sent<E>, caller: Caller = {}): Promise<Answer<E>> {
  const response = await sendWhenFree(endpoint, sent, caller);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${endpoint.call} answered ${response.status}: ${JSON.stringify(answer)}`);
  return parsed<E['answer']>(endpoint.answer, contentOf(endpoint, answer));
}

/** The same call with whatever comes of it: the refusals are facts, too. */
export function sendApi<E extends Endpoint>(endpoint: E, sent: Sent<E>, caller: Caller = {}): Promise<Response> {
  return sendParts(endpoint, sent, caller);
}

/** What a call answers that is only known when the story runs. */
export async function callAny(endpoint: Endpoint, sent: Parts, caller: Caller): Promise<Record<string, unknown>> {
  const response = await sendWhenFree(endpoint, sent, caller);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${endpoint.call} answered ${response.status}: ${JSON.stringify(answer)}`);
  return z.record(z.string(), z.unknown()).parse(contentOf(endpoint, answer));
}

const mostTries = 5;
const longestSeconds = 5;

/** Where the server has too much to do just now, as on a slow machine, it says when to come again. */
async function sendWhenFree(endpoint: Endpoint, sent: Parts, caller: Caller, tries = 1): Promise<Response> {
  const response = await sendParts(endpoint, sent, caller);
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  if (response.ok || seconds === 0 || seconds > longestSeconds || tries === mostTries) return response;
  await wait(seconds * 1000);
  return sendWhenFree(endpoint, sent, caller, tries + 1);
}

function sendParts(endpoint: Endpoint, sent: Parts, caller: Caller): Promise<Response> {
  const { params = {}, query = {} } = sent;
  const [method = '', path = ''] = endpoint.call.split(' ');
  const filled = path.replace(/^\/v1(?=\/)/, '').replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(texts(query)).toString();
  const isForm = endpoint.form === true;
  return fetch(`${inject('base')}/api/v1${filled}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: {
      'Accept-Language': caller.language ?? 'en',
      ...(caller.token === undefined ? {} : { Authorization: `Bearer ${caller.token}` }),
      ...(caller.cookie === undefined ? {} : { Cookie: caller.cookie }),
      ...(isForm ? { Authorization: `Basic ${btoa('bahi-web:bahi-web')}` } : {}),
      ...(isForm || sent.files !== undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...bodyOf(sent, isForm),
  });
}

function bodyOf({ body, files }: Parts, isForm: boolean): Pick<RequestInit, 'body'> {
  if (files !== undefined) return { body: formOf(files, body) };
  if (body === undefined) return {};
  return { body: isForm ? new URLSearchParams(texts(body)) : JSON.stringify(body) };
}

function formOf(files: Record<string, Blob>, fields: unknown): FormData {
  const form = new FormData();
  for (const [field, file] of [...Object.entries(texts(fields)), ...Object.entries(files)]) form.append(field, file);
  return form;
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return schema.parse(value);
}

function contentOf(endpoint: Endpoint, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  return rowOf(endpoint.answer) === undefined ? answer.data : { ...answer, rows: answer.data };
}

function texts(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  return Object.fromEntries(entries.filter(([, value]) => value != null).map(([name, value]) => [name, String(value)]));
}
