import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../core/keys.ts';

type Kept = { content: Buffer; contentType: string; etag: string };

/** An answer that is the same for everybody while the program runs: made once, and told apart by a hash of its bytes. */
export function keptAnswer(content: Buffer, contentType: string): Kept {
  return { content, contentType, etag: `"${sha256(content).toString('base64url')}"` };
}

/** Sends it; whoever has it already is told so (304). */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, contentType, etag }: Kept,
): FastifyReply {
  void reply.header('etag', etag);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type(contentType).send(content);
}
