import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/services.ts';
import { type Database, platformTenant } from '../database/database.ts';

/** Whoever asks, and however often, a trial that succeeds is good for this time. */
const keptMilliseconds = 1000;

/** `GET /health`: 200 while something can be written, or the failure that people would meet. */
export function serveHealth(app: FastifyInstance, { database }: Services): void {
  let trial: { until: number; outcome: Promise<void> } | null = null;
  app.get('/health', { schema: { hide: true } }, async () => {
    const now = performance.now();
    if (trial === null || trial.until < now) {
      trial = { until: now + keptMilliseconds, outcome: tryToWrite(database) };
      trial.outcome.catch(() => (trial = null));
    }
    await trial.outcome;
    return { status: 200 };
  });
}

/** What was written takes room until it is swept up, as what people write does. */
function tryToWrite(database: Database): Promise<void> {
  return database.transaction('write', platformTenant, async (tx) => {
    const id = randomUUID();
    void tx.query('insert into health_trial (id) values ($1)', [id]);
    await tx.query('delete from health_trial where id = $1', [id]);
  });
}
