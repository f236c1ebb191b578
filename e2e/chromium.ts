import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from '@bahi/contract/zod';

/** A browser to test with, and the environment it needs to start. */
export type Chromium = { path: string; environment: Record<string, string> };

const here = dirname(fileURLToPath(import.meta.url));
const run = promisify(execFile);
const packageInfo = z.object({ version: z.string() });

/**
 * The browser that comes as a package, unpacked once for each version; `CHROMIUM_PATH` names another one. It is
 * unpacked beside the installation and not into the temporary folder, where the package would use whatever lies there.
 */
export async function prepareChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { path: given, environment: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No browser for ${process.platform}-${process.arch} comes with the tests: ` +
        'set CHROMIUM_PATH to the executable of a Chromium or Chrome.',
    );
  }
  const folder = join(here, '../node_modules/.cache', `bahi-chromium-${installedVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    path: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function installedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const info = join(entry.slice(0, entry.indexOf('/build/')), 'package.json');
  return packageInfo.parse(JSON.parse(readFileSync(info, 'utf8'))).version;
}

async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  // The package unpacks into the temporary folder, and its libraries only for the platform it was made for.
  const environment = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: here, env: environment });
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontSettings(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another test run was faster; what it unpacked is as good.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package's own settings look for its fonts in /tmp. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts/cache')}</cachedir>
</fontconfig>
`;
}
