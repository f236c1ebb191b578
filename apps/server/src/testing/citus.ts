import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectOwner } from '../platform/database/database.ts';
import { launch, stopDatabase } from '../platform/embedded-postgres/embedded-postgres-cluster.ts';
import {
  preparePlace,
  prepareSocketFolder,
  removeSocketFolder,
} from '../platform/embedded-postgres/embedded-postgres-place.ts';
import { freePort } from '../resilience/testing/program.ts';

/** One PostgreSQL of a cluster. */
export type CitusNode = { port: number };
export type Citus = {
  coordinator: CitusNode;
  workers: CitusNode[];
  /** Makes a database on all of them, empty, and answers its address at the coordinator. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

const host = '127.0.0.1';
const workerCount = 2;
const run = promisify(execFile);

/** Why there is none: said by whoever skips. */
export const citusMissing =
  'Citus is not installed: it takes the package of PostgreSQL and that of Citus for the same version (postgresql-17 and postgresql-17-citus-13.2, say), or CITUS_POSTGRES, a folder with bin and lib of a PostgreSQL that has it.';

/** The folder with `bin` and `lib` of a PostgreSQL that has Citus; null where there is none. */
export function findCitus(): string | null {
  const packaged = (folder: string, names: RegExp): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => names.test(name))
          .map((name) => join(folder, name))
      : [];
  const given = process.env['CITUS_POSTGRES'] ?? '';
  const places =
    given === '' ? [...packaged('/usr/lib/postgresql', /^\d+$/), ...packaged('/usr', /^pgsql-\d+$/)] : [given];
  return places.findLast((place) => existsSync(join(place, 'lib/citus.so'))) ?? null;
}

/**
 * A coordinator and two workers in folders of their own, which keep what they acknowledge. They listen on this machine
 * alone, and let in everybody here: what is in them is of a test.
 */
export async function startCitus(home: string): Promise<Citus> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-citus-'));
  // PostgreSQL runs under another user when the tests run as root, and must pass the folder.
  chmodSync(folder, 0o711);
  const nodes: StartedNode[] = [];
  const stop = async (): Promise<void> => {
    for (const node of nodes) await node.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    while (nodes.length <= workerCount)
      nodes.push(await startNode(join(home, 'bin'), join(folder, String(nodes.length))));
    const [coordinator, ...workers] = nodes;
    if (coordinator === undefined) throw new Error('there is no coordinator');
    return { coordinator, workers, stop, createDatabase: (name) => createDatabase(coordinator, workers, name) };
  } catch (error) {
    await stop();
    throw error;
  }
}

type StartedNode = CitusNode & { stop(): Promise<void> };

const settings = {
  listen_addresses: host,
  shared_preload_libraries: 'citus',
  max_connections: '200',
  // Each transaction on several machines is prepared on each of them before it is committed.
  max_prepared_transactions: '200',
  'citus.enable_statistics_collection': 'off',
};

async function startNode(binaries: string, dataFolder: string): Promise<StartedNode> {
  const place = preparePlace(dataFolder);
  const flags = ['-D', place.cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust'];
  await run('mkdir', ['-m', '700', place.cluster]);
  const { uid, gid } = place.runAs;
  if (uid !== undefined) await run('chown', [`${uid}:${gid}`, place.cluster]);
  await run(join(binaries, 'initdb'), flags, { ...place.runAs, cwd: place.cluster });
  const port = await freePort();
  const socketFolder = prepareSocketFolder(place);
  const pid = await launch({ place, binaries, socketFolder, port, settings }, new AbortController().signal);
  return {
    port,
    async stop() {
      await stopDatabase(place.cluster, pid, binaries);
      removeSocketFolder(socketFolder);
    },
  };
}

/** What a database of ours has to have on each of them, and at the coordinator; docs/OPERATIONS.md says why. */
const everywhere = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  jit: 'off',
};
const atCoordinator = {
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.propagate_set_commands': 'local',
  'citus.enable_local_reference_table_foreign_keys': 'off',
  'citus.shard_count': '8',
};

async function createDatabase(coordinator: CitusNode, workers: readonly CitusNode[], name: string): Promise<string> {
  const set = (settings: Record<string, string>): string[] =>
    Object.entries(settings).map(([setting, value]) => `alter database ${name} set ${setting} = '${value}'`);
  for (const { port } of [coordinator, ...workers]) {
    await ask(port, 'postgres', [`create database ${name}`]);
    await ask(port, name, ['create extension citus', ...set(everywhere)]);
  }
  await ask(coordinator.port, name, [
    `select citus_set_coordinator_host('${host}', ${coordinator.port})`,
    ...workers.map(({ port }) => `select citus_add_node('${host}', ${port})`),
    ...set(atCoordinator),
  ]);
  return `postgresql://postgres@${host}:${coordinator.port}/${name}`;
}

/** Statements of the superuser at one of them; answers the rows of the last. */
export async function ask(
  port: number,
  database: string,
  statements: readonly string[],
): Promise<Record<string, unknown>[]> {
  const client = await connectOwner({ host, port, user: 'postgres', database });
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
