import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * The structured log. Bodies are never logged, and what could carry a secret is cut out wherever it stands.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'authorization',
        'cookie',
        'password',
        'token',
        'otp',
        '*.password',
        '*.token',
        '*.otp',
      ],
      censor: '…',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        // Queries may carry tickets and searches; the path tells enough.
        path: request.url.split('?')[0],
      }),
      err: (error: unknown) => (error instanceof Error ? told(error) : { message: String(error) }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Of a failure what it is and where it arose. What the database or a schema adds (detail, context) quotes data. */
function told(error: Error): Record<string, unknown> {
  const { name, message, stack } = error;
  return { type: name, ...('code' in error ? { code: error.code } : {}), message, stack };
}
