import { connectionMessages } from '@bahi/contract/frame/connection.messages';
import { download } from '@bahi/contract/download';
import type { Endpoint } from '@bahi/contract/endpoint';
import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { ApiError } from './api-error.ts';
import { registerTexts, textOf } from './i18n.ts';

registerTexts(connectionMessages);

/** A file that a call answered. */
export type ReceivedFile = { fileName: string; blob: Blob };
export type ReadAnswer = { data: unknown; message: string };

const envelope = z.looseObject({
  message: z.string().optional().catch(undefined),
  recordsTotal: z.number().optional().catch(undefined),
});
const failure = z.object({
  message: z.string().catch(''),
  error: z.string().catch(''),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).catch([]),
});

/** The data of a good answer, checked against the endpoint's schema, and the server's message. */
export async function readAnswer(endpoint: Endpoint, response: Response): Promise<ReadAnswer> {
  if (endpoint.answer === download) return { data: await readFile(response), message: '' };
  const body = envelope.parse(await response.json());
  // OAuth's answers have their fields at the top level (decisions: signing in).
  const content = 'data' in body ? body['data'] : body;
  const data =
    rowOf(endpoint.answer) === undefined
      ? content
      : // What belongs to a list as a whole, such as totals, stands beside its rows.
        { ...body, rows: content, recordsTotal: body.recordsTotal ?? (Array.isArray(content) ? content.length : 0) };
  return { data: endpoint.answer.parse(data), message: body.message ?? '' };
}

/** The failure that an answer tells of. */
export async function readFailure(response: Response): Promise<ApiError> {
  const parsed = failure.safeParse(await response.json().catch(() => null));
  const told = parsed.success ? parsed.data : { message: '', error: '', errors: [] };
  const message = response.status === 413 ? textOf('connection.tooLarge') : told.message;
  return new ApiError({
    status: response.status,
    code: told.error || String(response.status),
    message: message || textOf('connection.unexpected'),
    fields: told.errors,
  });
}

/** The failure of a request that got no answer: out of time, or out of reach. */
export function failureWithoutAnswer(error: unknown): ApiError {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeout
    ? new ApiError({ status: 0, code: 'ECONNABORTED', message: textOf('connection.timeout') })
    : new ApiError({ status: 0, code: 'ERR_NETWORK', message: textOf('connection.noAnswer') });
}

/** An answer that is not what the contract says: a page older or newer than its server. */
export function unreadableAnswer(cause: unknown): ApiError {
  const error = new ApiError({ status: 200, code: 'UNREADABLE', message: textOf('connection.unexpected') });
  error.cause = cause;
  return error;
}

async function readFile(response: Response): Promise<ReceivedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const fileName = encoded === undefined ? (plain ?? 'download') : decodeURIComponent(encoded);
  return { fileName, blob: await response.blob() };
}
