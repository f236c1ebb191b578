import { setTimeout as wait } from 'node:timers/promises';
import { prepareBinaries } from './embedded-postgres-binaries.ts';
import {
  choosePort,
  ensureCluster,
  launch,
  recoveryMilliseconds,
  stopDatabase,
  type Launch,
} from './embedded-postgres-cluster.ts';
import { preparePlace, prepareSocketFolder, rememberPlace, removeSocketFolder } from './embedded-postgres-place.ts';
import { canConnect, dropOwnership, isAlive, isDatabaseOf } from './embedded-postgres-process.ts';
import { readPidFile, takeOwnership, type PidFile } from './embedded-postgres-process.ts';
import type { Place } from './embedded-postgres-place.ts';

export type EmbeddedPostgresOptions = {
  /** The folder that holds the database and its log (`BAHI_DATA`). */
  dataFolder: string;
  /** Is told, line by line, what an operator should know. */
  log?: (line: string) => void;
  /** PostgreSQL settings for this start. Only tests give up durability for speed. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  /** The folder of the socket, which clients take as host; on Windows the loopback address. */
  socketFolder: string;
  port: number;
  superuser: 'postgres';
  /** Whether the database ran already, left behind by a process that was killed or kept by another one. */
  adopted: boolean;
  /** What the start should tell the operator about where the database lives. */
  note: string | null;
  startMilliseconds: number;
  /** Stops the database and removes its socket folder; within 8 seconds, and any number of times. */
  stop(): Promise<void>;
};

const watchMilliseconds = 200;
const sharedMilliseconds = 30_000;
const longestPause = 10_000;

/**
 * Starts the PostgreSQL that comes with the installation, or adopts the one that runs on this data folder already,
 * and looks after it: when it dies it is started again at the same address. A database that another living process
 * looks after is used, and neither watched nor stopped.
 * @throws Error with a sentence for the operator when it cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = performance.now();
  const { dataFolder, log = () => {}, settings = {} } = options;
  const place = preparePlace(dataFolder);
  const owner = takeOwnership(place.dataFolder);
  if (owner !== null) return joinShared(place, owner, startedAt);

  const binaries = prepareBinaries(place);
  await ensureCluster(place, binaries, settings['fsync'] !== 'off');
  rememberPlace(place);
  const running = await adopt(place.cluster, binaries);
  const at = running ?? { socketFolder: prepareSocketFolder(place), port: await choosePort() };
  const plan: Launch = { place, binaries, socketFolder: at.socketFolder, port: at.port, settings };
  const ended = new AbortController();
  const leave = () => {
    removeSocketFolder(at.socketFolder);
    dropOwnership(place.dataFolder);
  };
  const pid =
    running?.pid ??
    (await launch(plan, ended.signal).catch((error: unknown) => {
      leave();
      throw error;
    }));
  const watch = supervise(plan, pid, ended.signal, log);
  const end = async () => {
    ended.abort();
    await stopDatabase(place.cluster, await watch, binaries);
    leave();
  };
  let stopping: Promise<void> | null = null;
  return {
    socketFolder: at.socketFolder,
    port: at.port,
    superuser: 'postgres',
    adopted: running !== null,
    note: place.note,
    startMilliseconds: Math.round(performance.now() - startedAt),
    stop: () => (stopping ??= end()),
  };
}

/** Uses the database of another living process, which may be just about to start it. */
async function joinShared(place: Place, owner: number, startedAt: number): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + sharedMilliseconds;
  for (;;) {
    const found = readPidFile(place.cluster);
    if (found?.isReady && (await canConnect(found))) {
      const sharing = `The database is looked after by process ${owner}.`;
      return {
        socketFolder: found.socketFolder,
        port: found.port,
        superuser: 'postgres',
        adopted: true,
        note: place.note === null ? sharing : `${place.note}\n${sharing}`,
        startMilliseconds: Math.round(performance.now() - startedAt),
        stop: async () => {},
      };
    }
    if (Date.now() > deadline) {
      throw new Error(`Process ${owner} looks after the database in ${place.cluster}, but it does not answer.`);
    }
    await wait(50);
  }
}

/** The database that a killed process left running, if it answers; one that does not is stopped. */
async function adopt(cluster: string, binaries: string): Promise<PidFile | null> {
  const deadline = Date.now() + recoveryMilliseconds;
  for (;;) {
    const found = readPidFile(cluster);
    if (!found || !isDatabaseOf(cluster, found.pid)) return null;
    if (found.isReady && (await canConnect(found))) return found;
    // One that is not ready may be about to accept connections, or about to end.
    if (found.isReady || Date.now() > deadline) {
      await stopDatabase(cluster, found.pid, binaries);
      return null;
    }
    await wait(50);
  }
}

/** Starts the database again whenever it dies. Ends when told to, with the number of the last process. */
async function supervise(
  plan: Launch,
  firstPid: number,
  ended: AbortSignal,
  log: (line: string) => void,
): Promise<number> {
  let pid = firstPid;
  let pause = 0;
  while (!ended.aborted) {
    const since = Date.now();
    while (isAlive(pid) && !ended.aborted) await pauseFor(watchMilliseconds, ended);
    if (ended.aborted) break;
    if (Date.now() - since > 60_000) pause = 0;
    log('The database ended unexpectedly; it is started again.');
    await pauseFor(pause, ended);
    pause = Math.min(Math.max(pause * 2, 250), longestPause);
    try {
      if (!ended.aborted) pid = await launch(plan, ended);
    } catch (error) {
      if (!ended.aborted) log(error instanceof Error ? error.message : String(error));
    }
  }
  return pid;
}

async function pauseFor(milliseconds: number, ended: AbortSignal): Promise<void> {
  // An abort ends the pause early, which is all that it says here.
  await wait(milliseconds, undefined, { signal: ended, ref: false }).catch(() => {});
}
