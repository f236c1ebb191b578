import type { FastifyInstance } from 'fastify';

/** A PUT without a body may still say that it is JSON. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, typeof body === 'string' ? body : body.toString(), done);
  });
}
