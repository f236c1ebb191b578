import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@bahi/domain/language';
import type { FastifyInstance } from 'fastify';

/**
 * The policy of the page: nothing from elsewhere, no inline script; styles made at run time carry the nonce.
 * Frames show our own documents and blobs only.
 */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const year = '365d';

/**
 * Serves the built web app: its assets for good, and its page with a nonce of its own for every other address. The page
 * opens in the given language for who has not chosen one.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
): Promise<((language: Language) => Page) | null> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return null;
  const page = readFileSync(index, 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
    preCompressed: true,
    decorateReply: true,
    setHeaders: (reply, path) => {
      if (path.endsWith('.svg')) void reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
  return (language) => {
    const nonce = randomBytes(16).toString('base64');
    const html = page.replaceAll('__NONCE__', nonce).replace('<html lang="ne"', `<html lang="${language}"`);
    return { policy: pagePolicy(nonce), html };
  };
}

export type Page = { policy: string; html: string };
