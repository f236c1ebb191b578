import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptAnswer, sendKept } from './kept-answer.ts';

/**
 * The policy of the worker that keeps the app on a registered counter: it fetches what the build made, and the page, and
 * runs nothing beside itself.
 */
const workerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const files = [
  { name: 'app.webmanifest', contentType: 'application/manifest+json; charset=utf-8' },
  { name: 'icon-192.png', contentType: 'image/png' },
  { name: 'icon-512.png', contentType: 'image/png' },
  { name: 'icon-maskable-512.png', contentType: 'image/png' },
  { name: 'service-worker.js', contentType: 'text/javascript; charset=utf-8', policy: workerPolicy },
] as const;

/** Serves what makes the page an app of its device; each is asked for again, so that a release is not held up by an old one. */
export function serveInstalledApp(app: FastifyInstance, folder: string): void {
  for (const { name, contentType, ...more } of files) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const kept = keptAnswer(readFileSync(file), contentType);
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => {
      if ('policy' in more) void reply.header('content-security-policy', more.policy);
      return sendKept(request, reply, kept);
    });
  }
}
