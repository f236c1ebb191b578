import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './context.ts';
import { fail } from './errors.ts';

/** The server's limit for one file (specification, section 8). */
export const largestUploadBytes = 12_000_000;

export type MultipartBody = { fields: Record<string, string>; files: UploadedFile[] };

/**
 * Reads a multipart body: text fields, and those files whose field names are declared. A file above the limit is
 * refused with 413 while it still arrives; other files are drained unread.
 */
export async function readMultipart(request: FastifyRequest, declared: readonly string[]): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, files: [] };
  for await (const part of request.parts()) {
    if (part.type === 'field') body.fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
    else if (declared.includes(part.fieldname)) {
      const content = await part.toBuffer();
      body.files.push({ field: part.fieldname, name: part.filename, content });
    } else part.file.resume();
  }
  const missing = declared.find((field) => !body.files.some((file) => file.field === field));
  if (missing !== undefined) fail('common.fileMissing', { field: missing });
  return body;
}
