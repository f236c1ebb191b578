import { readFileSync } from 'node:fs';
import type { ownPageScreens } from '@bahi/contract/screens';
import type { Language } from '@bahi/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { companySettings } from '../settings/company-settings.ts';
import { keptAnswer, sendKept } from './kept-answer.ts';
import { paperAssets } from '../paper/paper-assets.ts';
import type { Services } from '../core/services.ts';
import { languageOf, textOf } from '../core/texts.ts';
import type { Html } from '../paper/html.ts';
import { type BuiltPage, type Page, serveWebApp } from './web-app.ts';

/**
 * No page of others frames anything of ours, and an answer that is opened as a page loads nothing; what has a policy of
 * its own says more in it. Who came by TLS stays with it for a year.
 */
export function guardBrowsers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.protocol === 'https')
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    done(null, payload);
  });
}

/** A page that is built apart from the web app, at addresses of its own. */
export type OwnPage = {
  /** What the app keeps in a browser leaves these alone. */
  path: (typeof ownPageScreens)[number];
  file: string;
  /** What stands in its head for who reads it without running a script, and its status. */
  head: (request: PageRequest) => Promise<{ status: number; head: Html }>;
};
export type PageRequest = FastifyRequest<{ Params: Record<string, string> }>;

/** Serves what is no call: what our documents link to, pages of their own, and the web app at every other address. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  { webFolder, ownPages }: { webFolder: string; ownPages: readonly OwnPage[] },
): Promise<void> {
  const built = await serveWebApp(app, webFolder);
  const page = built?.('index.html') ?? null;
  const languageOfPage = (): Language => services.settings.get(companySettings).defaultLanguage;
  if (built !== null) for (const ownPage of ownPages) serveOwnPage(app, ownPage, built(ownPage.file), languageOfPage);
  for (const asset of paperAssets) {
    const kept = keptAnswer(readFileSync(asset.file), asset.contentType);
    app.get(asset.path, { schema: { hide: true } }, (request, reply) => {
      // Our documents open in a sandboxed frame, whose origin is opaque: fonts need this there.
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=86400');
      return sendKept(request, reply, kept);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && page !== null && !/^\/(api|backends|assets|paper)\//.test(request.url);
    if (isPage) return sendPage(reply, page(languageOfPage()));
    const message = textOf(languageOf(request.headers['accept-language']), 'common.notFound');
    return reply.status(404).send({ status: 404, message, error: 'common.notFound' });
  });
}

function serveOwnPage(
  app: FastifyInstance,
  { path, head }: OwnPage,
  page: BuiltPage,
  languageOfPage: () => Language,
): void {
  app.get<{ Params: Record<string, string> }>(path, { schema: { hide: true } }, async (request, reply) => {
    const told = await head(request);
    return sendPage(reply.status(told.status), page(languageOfPage(), told.head));
  });
}

function sendPage(reply: FastifyReply, { policy, html }: Page): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
