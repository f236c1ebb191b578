import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const leftOut = new Set(['node_modules', '.git', 'dist', 'data']);
const workspaces = { contract: 'packages/contract', domain: 'packages/domain', server: 'apps/server', web: 'apps/web' };

/**
 * A copy of the tree to try a recipe in. What is installed is linked, but for the product's own packages, which are
 * those of the copy. `run` runs a program of the copy in it, `remove` deletes it.
 */
export function scratchTree() {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-recipe-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@bahi'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@bahi' && entry !== '.cache') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  for (const [name, place] of Object.entries(workspaces))
    symlinkSync(join(folder, place), join(modules, '@bahi', name));
  return {
    folder,
    run: (program: string, ...given: string[]): { exitCode: number | null; output: string } => {
      const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, program), ...given], options);
      return { exitCode: status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
