import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { download, type Download, sizeHeader } from '@bahi/contract/download';
import type { Endpoint } from '@bahi/contract/endpoint';
import { listQuery, longestList, rowOf, wholeRowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import type { Language } from '@bahi/domain/language';
import type { FastifyReply } from 'fastify';
import { unpacks } from './send-json.ts';
import { askedOf } from './whole-list.ts';

/** As it was judged when it came in; a file of the list reads longer pages than are asked for. */
const askedQuery = listQuery.extend({ pageSize: z.coerce.number().int().default(longestList) });

type Asked = { query: unknown; language: Language };

/**
 * The form of every answer: HTTP 200 with `{ data, message, status: 200 }`; lists add `recordsTotal` and extras. Of a
 * list that is read as a whole only what was asked for is answered.
 */
export function wireAnswer(
  endpoint: Endpoint,
  data: unknown,
  message: string | null,
  { query, language }: Asked,
): Record<string, unknown> {
  const envelope = { message, status: 200 };
  const wholeRow = wholeRowOf(endpoint.answer);
  if (wholeRow !== undefined) {
    const { rows, recordsTotal } = askedOf(
      wholeRow,
      z.array(z.looseObject({})).parse(data),
      askedQuery.parse(query),
      language,
    );
    return { data: rows, recordsTotal, ...envelope };
  }
  if (rowOf(endpoint.answer) !== undefined && isRecord(data)) {
    const { rows, ...extras } = data;
    return { data: rows, ...extras, ...envelope };
  }
  return endpoint.spread === true && isRecord(data) ? { ...data, ...envelope } : { data, ...envelope };
}

const schemas = new WeakMap<z.ZodType, z.ZodType>();

/** The schema of the wire form; fields that an answer does not declare are left out of it. */
export function answerSchema(endpoint: Endpoint): z.ZodType {
  const known = schemas.get(endpoint.answer);
  if (known !== undefined) return known;
  const envelope = { message: z.string().nullable(), status: z.literal(200) };
  const row = rowOf(endpoint.answer);
  const { answer } = endpoint;
  const made =
    row !== undefined && answer instanceof z.ZodObject
      ? z.object({ ...without(answer.shape, 'rows'), data: z.array(row), ...envelope })
      : endpoint.spread === true && answer instanceof z.ZodObject
        ? z.object({ ...answer.shape, ...envelope })
        : z.object({
            data: answer,
            ...(wholeRowOf(answer) === undefined ? {} : { recordsTotal: z.int() }),
            ...envelope,
          });
  schemas.set(endpoint.answer, made);
  return made;
}

export function isDownload(endpoint: Endpoint): boolean {
  return endpoint.answer === download;
}

/** A list that is read within a transaction of its caller. */
export function isList({ call, answer, transaction }: Endpoint): boolean {
  const isOfRows = rowOf(answer) !== undefined || wholeRowOf(answer) !== undefined;
  return isOfRows && (call.startsWith('GET ') ? transaction !== 'own' : transaction === 'read');
}

/** Whether a call changes anything; one that makes a file only reads, whatever it notes. */
export function isWriting(endpoint: Endpoint): boolean {
  return !endpoint.call.startsWith('GET ') && endpoint.transaction !== 'read' && !isDownload(endpoint);
}

/** Sends a file: never sniffed, never shown in place, its name in both the plain and the extended form. */
export function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  const { fileName, contentType, content, sizeBytes, isPacked = false } = file;
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  void reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store')
    .type(contentType);
  if (sizeBytes !== undefined) void reply.header(sizeHeader, sizeBytes);
  if (content instanceof Uint8Array)
    return reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  const stream = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
  return reply.send(isPacked ? unpackedFor(reply, stream) : stream);
}

/** Who does not say that they unpack gets it unpacked. */
function unpackedFor(reply: FastifyReply, stream: Readable): Readable {
  if (unpacks(reply)) {
    void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return stream;
  }
  const unpacked = createGunzip();
  stream.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => stream.destroy());
  return stream.pipe(unpacked);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function without<T extends Record<string, unknown>>(shape: T, key: string): Omit<T, 'rows'> {
  const { [key]: _left, ...rest } = shape;
  // The key that was taken out is the one that the type leaves out.
  return rest as Omit<T, 'rows'>;
}
