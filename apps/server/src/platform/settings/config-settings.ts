import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type MailAccount, readMailAccount } from './config-smtp.ts';

/** Settings that cannot be used. The message says what to mend and is shown as it is. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type SmsSettings =
  | { provider: 'console' }
  | { provider: 'sparrow'; token: string; from: string }
  | { provider: 'aakash'; token: string };

/** The settings of the environment. What is null is not set here, and may be set on the settings screens. */
export type Settings = {
  port: number;
  host: string;
  isProduction: boolean;
  /** The folder of the embedded database and the secret. */
  dataFolder: string;
  /** An external PostgreSQL; null: the embedded one. */
  databaseUrl: string | null;
  /** `BAHI_SECRET`; null: made and kept in the data folder. */
  givenSecret: string | null;
  /** Secrets that this installation had before: the audit chain is followed, and what was encrypted is read, under them as well. */
  formerSecrets: string[];
  /** Whether the first start fills in a business to try things with. */
  isDemo: boolean;
  superUser: { email: string | null; password: string | null };
  sms: SmsSettings | null;
  /** Where mail is sent from. */
  smtp: MailAccount | null;
  /** Where users reach this installation, without a slash at the end. */
  publicUrl: string | null;
  /** Bytes of files that one business may keep. */
  filesPerBusinessBytes: number;
  /** Reverse proxies whose word on the caller's address is taken, beside those on this machine. */
  trustedProxies: string[];
  /** Private hosts that outgoing calls may reach, in lower case, each with or without a port. */
  outboundAllow: string[];
  /** The same of the receivers of bills whose addresses businesses type. */
  cbmsAllow: string[];
};

type Values = Map<string, string>;

const shortestSecret = 32;

/** Checks the given values, each of which is not empty. Folders are relative to the root folder. */
export function readSettings(values: Values, rootFolder: string): Settings {
  return {
    port: readNumber(values, 'PORT', { fallback: 8080, most: 65_535 }),
    host: values.get('HOST') ?? '127.0.0.1',
    isProduction: values.get('NODE_ENV') === 'production',
    dataFolder: resolve(rootFolder, values.get('BAHI_DATA') ?? 'data'),
    ...readDatabase(values),
    formerSecrets: (values.get('BAHI_FORMER_SECRETS') ?? '').split(',').filter((secret) => secret !== ''),
    isDemo: readChoice(values, 'BAHI_DEMO', isReachedByOthers(values) ? ['off', 'on'] : ['on', 'off']) === 'on',
    superUser: readSuperUser(values),
    sms: readSms(values),
    smtp: readSmtp(values),
    publicUrl:
      readUrl(values, 'PUBLIC_URL', ['http:', 'https:'], 'https://bahi.example.com')?.replace(/\/+$/, '') ?? null,
    filesPerBusinessBytes: readNumber(values, 'FILES_PER_BUSINESS_MB', { fallback: 1000, most: 1_000_000 }) * 1_000_000,
    trustedProxies: readProxies(values),
    outboundAllow: readHosts(values, 'OUTBOUND_ALLOW'),
    cbmsAllow: readHosts(values, 'CBMS_ALLOW'),
  };
}

/** Something to try at once is for this machine alone: its passwords are known, and an external database is no toy. */
function isReachedByOthers(values: Values): boolean {
  const hostname = URL.parse(values.get('PUBLIC_URL') ?? 'http://localhost')?.hostname ?? '';
  const hosts = [values.get('HOST') ?? 'localhost', hostname];
  return values.has('DATABASE_URL') || !hosts.every((host) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host));
}

function readNumber(values: Values, name: string, { fallback, most }: { fallback: number; most: number }): number {
  const text = values.get(name) ?? String(fallback);
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new ConfigError(`${name} is "${text}": give a number from 1 to ${most}, or leave it out for ${fallback}.`);
}

function readDatabase(values: Values): Pick<Settings, 'databaseUrl' | 'givenSecret'> {
  const databaseUrl = readUrl(
    values,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgresql://user:password@host:5432/bahi',
  );
  const givenSecret = values.get('BAHI_SECRET') ?? null;
  if (databaseUrl !== null && givenSecret === null) {
    throw new ConfigError(
      'DATABASE_URL is set, and BAHI_SECRET is not: give BAHI_SECRET a random text of at least ' +
        `${shortestSecret} characters, the same for every server of this database, and keep it.`,
    );
  }
  if (givenSecret !== null && givenSecret.length < shortestSecret) {
    throw new ConfigError(
      `BAHI_SECRET has ${givenSecret.length} characters: give it a random text of at least ${shortestSecret}.`,
    );
  }
  return { databaseUrl, givenSecret };
}

function readSuperUser(values: Values): Settings['superUser'] {
  const email = values.get('SUPER_USER_EMAIL') ?? null;
  const password = values.get('SUPER_USER_PASSWORD') ?? null;
  if (email !== null && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new ConfigError(`SUPER_USER_EMAIL is "${email}": give an e-mail address.`);
  }
  if (email === null && password !== null) {
    throw new ConfigError('SUPER_USER_PASSWORD is set, and SUPER_USER_EMAIL is not: set both, or neither.');
  }
  return { email, password };
}

function readSms(values: Values): SmsSettings | null {
  if (!values.has('SMS_PROVIDER')) return null;
  const provider = readChoice(values, 'SMS_PROVIDER', ['console', 'sparrow', 'aakash']);
  const key = (name: string) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    throw new ConfigError(`SMS_PROVIDER is ${provider}, and ${name} is not set: set it, or choose console.`);
  };
  switch (provider) {
    case 'console':
      return { provider };
    case 'sparrow':
      return { provider, token: key('SPARROW_TOKEN'), from: key('SPARROW_FROM') };
    case 'aakash':
      return { provider, token: key('AAKASH_TOKEN') };
  }
}

function readSmtp(values: Values): MailAccount | null {
  const url = readUrl(values, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user%40example.com:password@mail.example.com');
  if (url === null) return null;
  const account = readMailAccount(url, readHosts(values, 'OUTBOUND_ALLOW'));
  if (typeof account !== 'string') return account;
  throw new ConfigError(account);
}

function readProxies(values: Values): string[] {
  const proxies = listOf(values.get('TRUSTED_PROXY') ?? '');
  const wrong = proxies.find((proxy) => {
    const [address = '', length, ...more] = proxy.split('/');
    const longest = isIP(address) === 4 ? 32 : 128;
    const isLength =
      length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= longest);
    return isIP(address) === 0 || !isLength || more.length > 0;
  });
  if (wrong === undefined) return proxies;
  throw new ConfigError(
    `TRUSTED_PROXY names "${wrong}": give addresses or networks such as 10.0.0.5 or 172.20.0.0/16, with commas between.`,
  );
}

function listOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readHosts(values: Values, name: 'OUTBOUND_ALLOW' | 'CBMS_ALLOW'): string[] {
  const hosts = listOf(values.get(name) ?? '');
  const wrong = hosts.find((host) => /[/\s@]/.test(host));
  if (wrong === undefined) return hosts;
  throw new ConfigError(`${name} names "${wrong}": give hosts such as mail.local or 10.0.0.5:25, with commas between.`);
}

function readUrl(values: Values, name: string, protocols: string[], example: string): string | null {
  const text = values.get(name);
  if (text === undefined) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  // The address may hold a password, so it is not repeated.
  throw new ConfigError(`${name} is not an address that can be used: write it like ${example}.`);
}

function readChoice<Choice extends string>(values: Values, name: string, choices: [Choice, ...Choice[]]): Choice {
  const text = values.get(name) ?? choices[0];
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new ConfigError(`${name} is "${text}": choose one of ${choices.join(', ')}.`);
}
