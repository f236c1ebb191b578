import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@bahi/domain/language';
import type { FastifyInstance } from 'fastify';
import type { Html } from '../paper/html.ts';
import { serveInstalledApp } from './installed-app.ts';

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

/**
 * The policy of the worker that reads barcodes from the camera. It has one of its own, and may run WebAssembly, which the
 * page itself may not.
 */
const decoderPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
const decoderFile = /[\\/]decode\.worker-[\w-]+\.js(\.br|\.gz)?$/;

const year = '365d';

/** Makes one of the built pages: with a nonce of its own, in the given language for who has not chosen one. */
export type BuiltPage = (language: Language, head?: Html) => Page;

/**
 * Serves the assets of the built web app for good. Answers its pages: `index.html`, which serves every address that has no
 * page of its own, and the others by their names. Null where nothing is built.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<((file: string) => BuiltPage) | null> {
  if (!existsSync(join(folder, 'index.html'))) return null;
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
    preCompressed: true,
    decorateReply: true,
    setHeaders: (reply, path) => {
      if (decoderFile.test(path)) void reply.header('content-security-policy', decoderPolicy);
      if (path.endsWith('.svg')) void reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
  serveInstalledApp(app, folder);
  return (file) => {
    const page = readFileSync(join(folder, file), 'utf8');
    return (language, head) => {
      const nonce = randomBytes(16).toString('base64');
      const html = page
        .replaceAll('__NONCE__', nonce)
        .replace('<html lang="ne"', `<html lang="${language}"`)
        // A function, because a dollar sign in a text would mean something.
        .replace('</head>', () => `${head?.markup ?? ''}</head>`);
      return { policy: pagePolicy(nonce), html };
    };
  };
}

export type Page = { policy: string; html: string };
