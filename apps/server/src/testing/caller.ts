import type { Answer, Endpoint, Sent } from '@bahi/contract/endpoint';
import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';

/** Who calls, over HTTP, in which language. */
export type Caller = { base: string; token: string | null; language?: 'ne' | 'en' };

const envelope = z.object({ message: z.string().nullable() });
const failure = z.object({
  status: z.int(),
  message: z.string(),
  error: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
type Refused = z.output<typeof failure>;

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, Blob>;
};

/** One call that must succeed; answers what the contract says. */
export async function call<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  sent: Sent<E>,
  headers: Record<string, string> = {},
): Promise<Answer<E>> {
  return parsed<E['answer']>(endpoint.answer, contentOf(endpoint, await succeed(caller, endpoint, sent, headers)));
}

/** What a call that succeeds says to the one who made it. */
export async function messageOf<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  sent: Sent<E>,
): Promise<string | null> {
  return envelope.parse(await succeed(caller, endpoint, sent, {})).message;
}

/** What a refused call says; fails when the call succeeds. */
export async function refusal<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  sent: Sent<E> | Parts,
): Promise<Refused> {
  const response = await send(caller, endpoint, sent);
  const answer: unknown = await response.json();
  if (response.ok) throw new Error(`${endpoint.call} succeeded: ${JSON.stringify(answer)}`);
  return failure.parse(answer);
}

/** What comes of a call made beside others: `done`, or the code of its refusal. */
export async function outcomeOf<E extends Endpoint>(caller: Caller, endpoint: E, sent: Sent<E>): Promise<string> {
  const response = await send(caller, endpoint, sent);
  const answer: unknown = await response.json();
  return response.ok ? 'done' : failure.parse(answer).error;
}

async function succeed(
  caller: Caller,
  endpoint: Endpoint,
  sent: object,
  headers: Record<string, string>,
): Promise<unknown> {
  const response = await send(caller, endpoint, sent, headers);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${endpoint.call} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** The names of the fields that a refusal names, each with its text. */
export function fieldsOf({ errors = [] }: Refused): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** The call as it goes over the wire; what comes of it is the caller's to read. */
export function send(
  { base, token, language = 'en' }: Caller,
  endpoint: Endpoint,
  sent: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const [method = '', path = ''] = endpoint.call.split(' ');
  const { params = {}, query = {}, body, files }: Parts = sent;
  const filled = path.replace(/^\/v1(?=\/)/, '').replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(textsOf(query)).toString();
  return fetch(`${base}${filled}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: {
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(files === undefined && body !== undefined ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(files !== undefined ? { body: formOf(files, body) } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function formOf(files: Record<string, Blob>, body: unknown): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {}))
    form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [field, file] of Object.entries(files)) form.append(field, file, file instanceof File ? file.name : field);
  return form;
}

function contentOf(endpoint: Endpoint, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  return rowOf(endpoint.answer) === undefined ? answer.data : { ...answer, rows: answer.data };
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return schema.parse(value);
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
