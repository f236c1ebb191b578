import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const pack = promisify(gzip);

/** Below this an answer fits into the first packets whatever is done to it. */
const packedFrom = 4096;
/** Most of what the best level saves, in a fourth of its time. */
const level = 3;

/** Sends an answer, packed for who unpacks it: on a thin line a long list comes in a fifth of the time. */
export async function sendJson(reply: FastifyReply, text: string): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8');
  if (text.length < packedFrom) return reply.send(text);
  void reply.header('vary', 'accept-encoding');
  if (!unpacks(reply)) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text, { level }));
}

/** Whether who asks says that they unpack gzip. */
export function unpacks({ request }: FastifyReply): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}
