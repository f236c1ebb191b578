import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from '@bahi/contract/zod';
import { canReach, makeSystemFolder, type Place } from './embedded-postgres-place.ts';

const require = createRequire(import.meta.url);
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageInfo = z.object({ version: z.string() });

/**
 * The `bin` folder of the PostgreSQL that came with the installation, ready to run for the place's user. Where that
 * user cannot read the installation, or the installation cannot be completed, a copy of about 60 MB is made once.
 */
export function prepareBinaries(place: Place): string {
  const packageFolder = installedPackage();
  if (isUsable(packageFolder, place)) return join(packageFolder, 'native/bin');
  const { version } = packageInfo.parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')));
  const home = place.runAs.uid === undefined ? place.dataFolder : makeSystemFolder();
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) makeCopy(packageFolder, copy);
  return join(copy, 'native/bin');
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(name)), '..');
  } catch (error) {
    throw new Error(
      `No PostgreSQL for ${platform}-${process.arch} is installed. ` +
        'Run `npm ci --include=optional`, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

function isUsable(packageFolder: string, { runAs }: Place): boolean {
  const folder = join(packageFolder, 'native/bin');
  // One look at the modes is enough: an installation is readable by others as a whole or not at all.
  if (
    runAs.uid !== undefined &&
    (!canReach(folder, runAs) || (statSync(join(folder, 'postgres')).mode & 0o005) !== 5)
  ) {
    return false;
  }
  try {
    makeSymlinks(packageFolder);
    return true;
  } catch {
    // An installation that this user may not write to: the copy gets the links.
    return false;
  }
}

/** npm packages hold no symbolic links, so the libraries' short names are made here. */
function makeSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
    } catch (error) {
      // Another start may have made it in between.
      if (!existsSync(link)) throw error;
    }
  }
}

function makeCopy(packageFolder: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  makeSymlinks(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another start was faster; its copy is as good.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
