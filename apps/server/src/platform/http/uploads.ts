import '@fastify/multipart';
import type { Endpoint } from '@bahi/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../core/context.ts';
import { fail, refusalOf } from '../core/errors.ts';
import { sha256 } from '../core/keys.ts';

/** The server's limit for one file (specification, section 8). */
export const largestUploadBytes = 12_000_000;

/** Text of a form is short: the longest is a token. Without a limit a caller could fill the memory with it. */
const largestFieldBytes = 10_000;

/**
 * Reads the form of a call that takes one. Any other call takes JSON alone: a form is what browsers send for a page of
 * others without asking us first.
 */
export async function readForm(request: FastifyRequest, { files, form }: Endpoint): Promise<void> {
  const { 'content-type': contentType = '' } = request.headers;
  if (files === undefined && form === undefined) {
    if (/urlencoded|multipart/i.test(contentType)) fail('common.malformed', { status: 415 });
  } else if (request.isMultipart()) {
    const read = await readMultipart(request, files ?? []);
    request.body = read.fields;
    request.uploaded = read.files;
  } else if (files !== undefined) fail('common.fileMissing', { field: files[0] ?? '' });
}

type MultipartBody = { fields: Record<string, string>; files: UploadedFile[] };

/**
 * Reads a multipart body: text fields, and one file for each declared field name. A file or a text above its limit is
 * refused with 413 while it still arrives; other files are drained unread.
 */
async function readMultipart(request: FastifyRequest, declared: readonly string[]): Promise<MultipartBody> {
  const body = await readParts(request, declared).catch(failUnreadable);
  const missing = declared.find((field) => !body.files.some((file) => file.field === field));
  if (missing !== undefined) fail('common.fileMissing', { field: missing });
  return body;
}

async function readParts(request: FastifyRequest, declared: readonly string[]): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, files: [] };
  for await (const part of request.parts({ limits: { fieldSize: largestFieldBytes } })) {
    if (part.type === 'field') {
      if (part.valueTruncated) fail('common.textLong', { field: part.fieldname, status: 413 });
      body.fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
    } else if (declared.includes(part.fieldname) && !body.files.some(({ field }) => field === part.fieldname)) {
      const content = await part.toBuffer();
      body.files.push({ field: part.fieldname, name: part.filename, content });
    } else part.file.resume();
  }
  return body;
}

/** Whatever the parser says without a status of its own is about a body that is no form: cut off, or never was one. */
function failUnreadable(error: unknown): never {
  if (refusalOf(error) === null && error instanceof Error && !('statusCode' in error)) fail('common.malformed');
  throw error;
}

/** What tells one upload from another. */
export function fingerprintsOf(files: readonly UploadedFile[] | null): string[] {
  return (files ?? []).map((file) => sha256(file.content).toString('base64'));
}
