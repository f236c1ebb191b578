import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { ensureSuperUser } from './features/account/account/super-user.ts';
import { type Config, ConfigError, loadConfig } from './platform/settings/config.ts';
import { createServices } from './platform/start/create-services.ts';
import { drain } from './platform/http/drain.ts';
import { startJobs } from './platform/start/jobs.ts';
import { createLog } from './platform/core/logs.ts';
import { openStore } from './platform/start/open-store.ts';
import { announce, progress, outliveReader } from './platform/start/start-output.ts';
import { startSamples } from './features/platform/sample-business/sample-business.worker.ts';
import { startNotices } from './features/platform/notice-day/notice-day.worker.ts';
import { startRecurring } from './features/money/recurring/recurring.worker.ts';
import { startCbms } from './features/sales/cbms/cbms.worker.ts';
import { startCounters } from './features/sales/sales-counter/take/counter.worker.ts';
import { startDelivery } from './features/sales/delivery/delivery.ts';
import { startReportFiles } from './features/reports/report-file/report-file.worker.ts';
import { startReportSchedules } from './features/reports/report-schedule/report-schedule.worker.ts';
import { startReminders } from './features/sales/reminder/reminder.worker.ts';
import { seedReference } from './seed/reference/reference.ts';

const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));
/** Requests under way have this long; then the rest is cut off, so that there is time to stop the database. */
const drainMilliseconds = 4_000;
const lastMilliseconds = 10_000;

/** What ends a part of the program that has been opened. */
type Closing = () => Promise<void>;

/** Runs the program until SIGINT, SIGTERM or the end of what started it, which it heeds from its first moment on, also while it starts. */
export async function serve(): Promise<void> {
  const closings: Closing[] = [];
  const end: { stopping?: Promise<void> } = {};
  const stop = (exitCode: number): Promise<void> => (end.stopping ??= closeAll(closings, exitCode));
  outliveReader();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // `npm start` that was killed passes no signal on; the end of its channel tells.
  process.on('disconnect', () => void stop(0));
  try {
    await start(closings);
  } catch (error) {
    // A start that a signal has ended fails at whatever it was doing, which says nothing.
    if (end.stopping === undefined) progress(sayingOf(error));
    await stop(1);
  }
}

async function start(closings: Closing[]): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.isProduction ? 'info' : 'warn');
  const opening = openStore(config, progress);
  // Known before it is open, so that a signal meanwhile leaves no database running.
  closings.push(() =>
    opening.then(
      (store) => store.close(),
      () => {},
    ),
  );
  const store = await opening;
  await seedReference(store.database);
  const services = await createServices({ config, database: store.database, log });
  closings.push(() => services.pdf.close());
  const superUser = await ensureSuperUser(services);
  const demo = config.isDemo ? await (await import('./seed/demo/demo.ts')).loadDemo(services, progress) : null;
  const app = await buildApp(services, webFolder);
  closings.push(() => drain(app, drainMilliseconds));
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => failToListen(config, error));
  const stopWatch = services.settings.watch();
  closings.push(() => Promise.resolve(stopWatch()));
  const stopJobs = startJobs(services);
  closings.push(() => Promise.resolve(stopJobs()));
  closings.push(startDelivery(services));
  closings.push(startCbms(services));
  closings.push(startCounters(services));
  closings.push(startRecurring(services));
  closings.push(startReminders(services));
  closings.push(startReportSchedules(services));
  closings.push(startReportFiles(services));
  closings.push(startNotices(services));
  closings.push(startSamples(services, async (...of) => (await import('./seed/demo/sample.ts')).makeSample(...of)));
  // Counted from the start of the process.
  announce({ config, note: store.note, superUser, demo, milliseconds: performance.now() });
}

/** Closes what was opened, the last first, and leaves. What was acknowledged is stored, however this ends. */
async function closeAll(closings: readonly Closing[], exitCode: number): Promise<void> {
  const lastMoment = setTimeout(() => process.exit(1), lastMilliseconds);
  lastMoment.unref();
  if (exitCode === 0) progress('Stopping …');
  for (const close of closings.toReversed()) await close().catch((error: unknown) => progress(sayingOf(error)));
  if (exitCode === 0) progress('Stopped.');
  process.exit(exitCode);
}

function failToListen({ host, port }: Config, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    throw new ConfigError(`Port ${port} is taken by another program: set PORT to one that is free.`);
  if (code === 'EACCES') throw new ConfigError(`Port ${port} is not allowed to this user: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    throw new ConfigError(`HOST is "${host}", which is no address of this machine: set it to one, or leave it out.`);
  throw error;
}

function sayingOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
