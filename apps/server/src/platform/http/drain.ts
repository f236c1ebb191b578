import type { FastifyInstance } from 'fastify';

const lookMilliseconds = 50;

/**
 * Makes each answer that is given while the server closes the last one of its connection. Otherwise a browser's
 * connection would stay open after it, and closing would wait for more than a minute. Called before the routes.
 */
export function endConnectionsWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Takes no more connections and waits until all requests that came are answered, at most for these milliseconds:
 * then whoever is still connected, such as a client that never ends its request, is cut off.
 */
export async function drain(app: FastifyInstance, milliseconds: number): Promise<void> {
  const looking = setInterval(() => app.server.closeIdleConnections(), lookMilliseconds);
  const lastMoment = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
    clearTimeout(lastMoment);
  }
}
