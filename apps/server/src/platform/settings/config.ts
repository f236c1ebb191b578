import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readSettings, type Settings } from './config-settings.ts';
import { defaultLimits, type Limits } from '../core/limits.ts';

export { ConfigError } from './config-settings.ts';

/** Everything that is decided outside the program, read once at the start and handed down from there. */
export type Config = Settings & {
  /** Signing and encryption keys are derived from it, one for each purpose. */
  secret: string;
  /** Tells the cookies of this installation from those of another one on the same host. */
  instance: string;
  limits: Limits;
};

export type ConfigSource = {
  /** Names and values as in `process.env`; an empty value counts as none. */
  environment: Record<string, string | undefined>;
  /** Where `.env` is looked for and relative folders begin: the folder of the root package.json. */
  rootFolder: string;
  /** Limits that a test of limits sets otherwise. */
  limits?: Partial<Limits>;
};

const projectFolder = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Reads the settings from the environment and, below it, from a `.env` file beside package.json.
 * @throws ConfigError when they cannot be used together, with a sentence that says what to mend.
 */
export function loadConfig(): Config {
  return readConfig({ environment: process.env, rootFolder: projectFolder });
}

/** As `loadConfig`, from a given source. With the embedded database a missing secret is made and kept beside it. */
export function readConfig({ environment, rootFolder, limits = {} }: ConfigSource): Config {
  const file = join(rootFolder, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const values = Object.entries({ ...written, ...environment }).filter(([, value]) => value?.trim());
  const settings = readSettings(new Map(values.map(([name, value]) => [name, value?.trim() ?? ''])), rootFolder);
  const secret = settings.givenSecret ?? keepSecret(settings.dataFolder);
  return {
    ...settings,
    secret,
    instance: createHmac('sha256', secret).update('instance').digest('hex').slice(0, 8),
    limits: { ...defaultLimits, ...limits },
  };
}

/** The secret of the embedded database's installation, made at its first start and readable by its owner alone. */
function keepSecret(dataFolder: string): string {
  const file = resolve(dataFolder, 'secret');
  if (!existsSync(file)) {
    // As root the database runs under another user, which must pass this folder.
    mkdirSync(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      // A link is made whole or not at all, and never over a secret that another start has made meanwhile.
      linkSync(unfinished, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
