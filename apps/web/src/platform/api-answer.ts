import { secondStep } from '@bahi/contract/account/second-factor/passkey';
import { connectionMessages } from '@bahi/contract/platform/frame/connection.messages';
import { download, sizeHeader } from '@bahi/contract/download';
import type { Endpoint } from '@bahi/contract/endpoint';
import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { ApiError } from './api-error.ts';
import { registerTexts, textOf } from './i18n.ts';

registerTexts(connectionMessages);

/** A file that a call answered. */
export type ReceivedFile = { fileName: string; blob: Blob };
/** How much of a file has come; its size is null where it is not told. */
export type Progress = { received: number; size: number | null };
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
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  onProgress?: (progress: Progress) => void,
): Promise<ReadAnswer> {
  if (endpoint.answer === download) return { data: await readFile(response, onProgress), message: '' };
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
export async function readFailure(response: Response, endpoint?: Endpoint): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = failure.safeParse(body);
  const told = parsed.success ? parsed.data : { message: '', error: '', errors: [] };
  const message = response.status === 413 ? textOf('common.tooLarge') : told.message;
  return new ApiError({
    status: response.status,
    code: told.error || String(response.status),
    message: message || textOf('connection.unexpected'),
    fields: told.errors,
    needs: endpoint?.access,
    secondStep: secondStep.safeParse(body).data,
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

async function readFile(response: Response, onProgress?: (progress: Progress) => void): Promise<ReceivedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const fileName = encoded === undefined ? (plain ?? 'download') : decodeURIComponent(encoded);
  const blob = await readBytes(response, onProgress).catch((error: unknown) => {
    throw failureWithoutAnswer(error);
  });
  return { fileName, blob };
}

async function readBytes(response: Response, onProgress?: (progress: Progress) => void): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();
  const told = response.headers.get(sizeHeader);
  const size = told === null ? null : Number(told);
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    onProgress({ received, size });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
