import type { z } from '@bahi/contract/zod';
import type { Config } from './config.ts';
import type { Context } from '../core/context.ts';
import type { Tx } from '../database/database.ts';
import { fail, failStale } from '../core/errors.ts';
import { openSecrets, sealSecrets } from '../core/keys.ts';
import type { Services } from '../core/services.ts';

/**
 * One thing that a settings screen keeps. What counts is what the environment gives, else what is stored, else the
 * fallback.
 */
export type Setting<T> = {
  /** What a stored value must be; one that is not counts as none. */
  schema: z.ZodType<T>;
  fallback: (config: Config) => T;
  /** A text that is stored encrypted and never answered; its type is `string | null`. */
  isSecret?: true;
  /** The variable of the environment that decides it where it is set, and what it says; undefined: it is not set. */
  environment?: { variable: string; value: (config: Config) => T | undefined };
};

/** The settings of one form; they are saved together and have one version. */
export type SettingGroup<T extends object> = { name: string; fields: { [K in keyof T]: Setting<T[K]> } };

/** Declares the settings of one form: `settingGroup('session', { idleHours: { schema, fallback } })`. */
export function settingGroup<T extends object>(
  name: string,
  fields: { [K in keyof T]: Setting<T[K]> },
): SettingGroup<T> {
  return { name, fields };
}

/** A row of the table, with its secrets in clear: it stays within the server. */
export type StoredGroup = {
  plain: Record<string, unknown>;
  secrets: Record<string, string>;
  version: number;
};

/** What a settings screen is told: no secret, only whether one is set. */
export type SettingsAnswer<T extends object> = {
  /** What counts; null in place of a secret. */
  values: T;
  /** Names of the secrets that are set. */
  secretsSet: string[];
  /** The fields that the environment decides, each with its variable: they are read-only. */
  fromEnvironment: Record<string, string>;
  /** 0 until something was saved. */
  version: number;
  changedAt: string | null;
  changedBy: string | null;
};

/** What counts of a group, secrets included: for the code that works by it, never for an answer. */
export function settingsInForce<T extends object>(
  { fields }: SettingGroup<T>,
  config: Config,
  stored: StoredGroup | undefined,
): T {
  const value = ([name, field]: [string, Setting<unknown>]): [string, unknown] => {
    const given = field.environment?.value(config);
    if (given !== undefined) return [name, given];
    const kept = field.isSecret === true ? stored?.secrets[name] : stored?.plain[name];
    const parsed = kept === undefined ? undefined : field.schema.safeParse(kept);
    return [name, parsed?.success === true ? parsed.data : field.fallback(config)];
  };
  // Each value is of its own field's type, which a record made from a list cannot say.
  return Object.fromEntries(fieldsOf(fields).map(value)) as T;
}

/** What the form of a group shows, as it is stored at this moment. */
export async function readSettings<T extends object>(
  { services, db }: Pick<Context, 'services' | 'db'>,
  group: SettingGroup<T>,
): Promise<SettingsAnswer<T>> {
  const [row] = await db.query<GroupRow>(`${groupQuery} where g.name = $1`, [group.name]);
  const inForce = settingsInForce(group, services.config, row === undefined ? undefined : storedGroup(services, row));
  const values = new Map(Object.entries(inForce));
  const secrets = fieldsOf(group.fields).filter(([, field]) => field.isSecret === true);
  const secretsSet = secrets.flatMap(([name]) => (values.get(name) === null ? [] : [name]));
  for (const [name] of secrets) values.set(name, null);
  return {
    // As it was, with null for texts that may be null.
    values: Object.fromEntries(values) as T,
    secretsSet,
    fromEnvironment: Object.fromEntries(
      fieldsOf(group.fields).flatMap(([name, { environment }]) =>
        environment?.value(services.config) === undefined ? [] : [[name, environment.variable]],
      ),
    ),
    version: row?.version ?? 0,
    changedAt: row === undefined ? null : row.changed_at.toISOString(),
    changedBy: row?.changed_by_name ?? null,
  };
}

/**
 * Saves what a form sends, says so, and answers the group as it now is. A field that is left out (undefined) stays as
 * it is, null removes a secret. The change is in force on this server with the answer, and on the others within a second
 * or two. Fails with 409 where somebody else saved since the form was read, and at a field that the environment decides
 * unless it is sent as it was shown.
 */
export async function saveSettings<T extends object>(
  context: Pick<Context, 'db' | 'services' | 'session' | 'now' | 'say'>,
  group: SettingGroup<T>,
  changes: { [K in keyof T]?: T[K] | undefined },
  version: number | undefined,
): Promise<SettingsAnswer<T>> {
  const { db, services, session, now } = context;
  const sent = fieldsOf(group.fields).flatMap(([name, field]) => {
    const value = Reflect.get(changes, name);
    return value === undefined || isGiven(services.config, name, field, value) ? [] : [{ name, field, value }];
  });
  await db.query('insert into setting_group (name) values ($1) on conflict do nothing', [group.name]);
  const [row] = await db.query<GroupRow>(`${groupQuery} where g.name = $1 for update of g`, [group.name]);
  if (row === undefined) throw new Error('a group that was just inserted is there');
  if (version !== undefined && version !== row.version) failStale();
  const { plain, secrets } = storedGroup(services, row);
  for (const { name, field, value } of sent)
    if (field.isSecret !== true) plain[name] = value;
    else if (typeof value === 'string') secrets[name] = value;
    else delete secrets[name];
  await db.query(
    `update setting_group set plain = $2, secrets = $3, version = version + 1, changed_by = $4,
       changed_at = to_timestamp($5::double precision / 1000) where name = $1`,
    [group.name, JSON.stringify(plain), sealSecrets(services.keys, group.name, secrets), session.userId, now],
  );
  db.afterCommit(() => services.settings.refresh());
  context.say('globalSettings.saved');
  return readSettings(context, group);
}

/** All groups as they are stored, by their names, with what tells one state of them from another. */
export type StoredGroups = { state: string; byName: ReadonlyMap<string, StoredGroup> };

/** Reads all groups; those of before where nothing was saved since. */
export async function loadGroups(
  services: Pick<Services, 'keys' | 'log'>,
  tx: Tx,
  before: StoredGroups | null,
): Promise<StoredGroups> {
  const rows = await tx.query<GroupRow>(`${groupQuery} order by g.name`);
  const state = JSON.stringify(rows);
  if (before?.state === state) return before;
  return { state, byName: new Map(rows.map((row) => [row.name, storedGroup(services, row)])) };
}

type GroupRow = {
  name: string;
  plain: Record<string, unknown>;
  secrets: Buffer | null;
  version: number;
  changed_at: Date;
  changed_by_name: string | null;
};

const groupQuery = `
  select g.name, g.plain, g.secrets, g.version, g.changed_at, u.full_name as changed_by_name
  from setting_group g left join app_user u on u.id = g.changed_by`;

function storedGroup({ keys, log }: Pick<Services, 'keys' | 'log'>, row: GroupRow): StoredGroup {
  const secrets = row.secrets === null ? {} : openSecrets(keys, row.name, row.secrets);
  // Sealed under another BAHI_SECRET: they have to be entered again.
  if (secrets === null) log.warn({ group: row.name }, 'stored secrets cannot be opened');
  return { plain: { ...row.plain }, secrets: secrets ?? {}, version: row.version };
}

/** True for a field that the environment decides and a form sends back as it was shown. */
function isGiven(config: Config, name: string, field: Setting<unknown>, value: unknown): boolean {
  const given = field.environment?.value(config);
  if (given === undefined || field.environment === undefined) return false;
  const isAsShown = field.isSecret === true ? value === null : JSON.stringify(value) === JSON.stringify(given);
  if (isAsShown) return true;
  return fail('globalSettings.fromEnvironment', {
    field: name,
    parameters: { variable: field.environment.variable },
    status: 409,
  });
}

function fieldsOf(fields: object): [string, Setting<unknown>][] {
  return Object.entries(fields);
}
