import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { ensureSuperUser } from './features/account/super-user.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { createServices } from './platform/create-services.ts';
import { createLog } from './platform/logs.ts';
import { openStore } from './platform/open-store.ts';
import { startJobs } from './platform/jobs.ts';
import { announce, progress } from './platform/start-output.ts';
import { loadDemo } from './seed/demo/demo.ts';
import { seedReference } from './seed/reference/reference.ts';

const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = loadConfig();
  const log = createLog(config.isProduction ? 'info' : 'warn');
  const store = await openStore(config, progress);
  await seedReference(store.database);
  const services = await createServices({ config, database: store.database, log });
  const superUser = await ensureSuperUser(services);
  const demo = config.isDemo ? await loadDemo(services, progress) : null;
  const app = await buildApp(services, webFolder);
  const stopJobs = startJobs(services);
  await app.listen({ port: config.port, host: config.host });
  announce({ config, note: store.note, superUser, demo, milliseconds: performance.now() - startedAt });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    progress('Stopping …');
    // Whoever is still connected after this long is cut off; what was acknowledged is stored.
    const lastMoment = setTimeout(() => process.exit(1), 10_000);
    lastMoment.unref();
    stopJobs();
    await app.close();
    await services.pdf.close();
    await store.close();
    progress('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) progress(error.message);
  else progress(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
