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
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
