import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
} from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The user that PostgreSQL runs under. Empty: the user of this process. */
export type RunAs = { uid?: number; gid?: number };

/** Where an embedded database lives and who may touch it. */
export type Place = {
  /** The folder that was asked for (`BAHI_DATA`). */
  dataFolder: string;
  /** The database's own folder: `dataFolder/postgres`, or below `/var/lib/bahi`. */
  cluster: string;
  logFile: string;
  runAs: RunAs;
  /** Says where the database lives when that is not inside `dataFolder`. */
  note: string | null;
};

const systemFolder = '/var/lib/bahi';

const pointerName = 'postgres-is-at';
const ownNames = new Set([
  'secret',
  'backups',
  'postgres',
  'postgres.new',
  'postgres.log',
  'postgres.log.old',
  'postgres.owner',
]);
// A socket's path may have 103 bytes on macOS, and PostgreSQL adds a name of 16 to that of the folder.
const longestSocketFolder = 80;

/**
 * Decides where the database of a data folder lives and under whom it runs. PostgreSQL refuses to run as root, so
 * there it gets an existing unprivileged user; what that user cannot reach lives below `/var/lib/bahi` instead, and a
 * pointer in the data folder leads there even after the data folder was moved.
 */
export function preparePlace(givenFolder: string): Place {
  const dataFolder = resolve(givenFolder);
  const isRoot = process.getuid?.() === 0;
  mkdirSync(dataFolder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const inside = join(dataFolder, 'postgres');
  const pointed = readPointer(dataFolder);
  if (pointed) return { ...placeAt(dataFolder, pointed), note: noteOf(dataFolder, pointed) };
  if (!isRoot) return placeAt(dataFolder, inside);

  const runAs = unprivilegedUser(inside);
  openToPassers(dataFolder);
  if (canReach(dataFolder, runAs)) return placeAt(dataFolder, inside);
  if (existsSync(join(inside, 'PG_VERSION'))) {
    throw new Error(
      `The database in ${inside} cannot be reached by the user it runs under. ` +
        `Let others pass the folders above it (chmod o+x), or move ${dataFolder} to where they can.`,
    );
  }
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const outside = join(systemFolder, hash, 'postgres');
  makeSystemFolder();
  mkdirSync(dirname(outside), { recursive: true });
  chmodSync(dirname(outside), 0o711);
  return { ...placeAt(dataFolder, outside), note: noteOf(dataFolder, outside) };
}

/** Writes down, once the database exists, that it does not live inside the data folder. */
export function rememberPlace({ dataFolder, cluster }: Place): void {
  if (dirname(cluster) !== dataFolder) writeFileSync(join(dataFolder, pointerName), `${cluster}\n`);
}

/**
 * The folder of the database's socket, which clients take as host. It is short, closed to others, and the same at
 * every start, so that a start that was killed leaves nothing behind. On Windows it is the loopback address instead,
 * where any user of that machine can connect.
 */
export function prepareSocketFolder({ cluster, runAs }: Place): string {
  if (process.platform === 'win32') return '127.0.0.1';
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const usable = tmpdir().length + 28 <= longestSocketFolder && canReach(tmpdir(), runAs);
  const parent = usable ? tmpdir() : '/tmp';
  const folder = join(parent, `bahi-pg-${hash}`);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  const isOwn = found?.isDirectory() && [process.getuid?.(), runAs.uid].includes(found.uid);
  if (found && !isOwn) return openSocketFolder(mkdtempSync(`${folder}-`), runAs);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return openSocketFolder(folder, runAs);
}

/** Removes what `prepareSocketFolder` made. */
export function removeSocketFolder(folder: string): void {
  if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true });
}

/** The folder for what another user than root must reach, made when it is missing. */
export function makeSystemFolder(): string {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
  return systemFolder;
}

/** Whether a user may pass every folder from the root down to this one. */
export function canReach(folder: string, { uid, gid }: RunAs): boolean {
  if (uid === undefined) return true;
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || canReach(above, { uid, ...(gid === undefined ? {} : { gid }) });
}

function placeAt(dataFolder: string, cluster: string): Place {
  const runAs = process.getuid?.() === 0 ? unprivilegedUser(cluster) : {};
  return { dataFolder, cluster, logFile: join(dataFolder, 'postgres.log'), runAs, note: null };
}

function noteOf(dataFolder: string, cluster: string): string {
  return `The database lives in ${cluster}: the user it runs under cannot reach ${dataFolder}.`;
}

function readPointer(dataFolder: string): string | null {
  const pointer = join(dataFolder, pointerName);
  if (!existsSync(pointer)) return null;
  const cluster = readFileSync(pointer, 'utf8').trim();
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster;
  throw new Error(
    `${pointer} says that the database lives in ${cluster}, but there is none. ` +
      'Bring it back, or delete that file to begin with an empty one.',
  );
}

/** The owner of a database that exists, otherwise the first known user without rights of its own. */
function unprivilegedUser(cluster: string): RunAs {
  const existing = statSync(cluster, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const [, , uid, gid] = users.find((fields) => fields[0] === name) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has none of the users postgres, nobody and daemon. ' +
      'Start Bahi as another user, or set DATABASE_URL.',
  );
}

/** Lets other users pass the data folder, when it is ours alone; somebody else's folder is left as it is. */
function openToPassers(dataFolder: string): void {
  const { mode, uid } = statSync(dataFolder);
  const isOurs = uid === 0 && readdirSync(dataFolder).every((name) => ownNames.has(name));
  if ((mode & 0o001) === 0 && isOurs) chmodSync(dataFolder, (mode & 0o777) | 0o011);
}

function openSocketFolder(folder: string, { uid, gid }: RunAs): string {
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
