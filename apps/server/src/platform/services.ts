import type { BsCalendar } from '@bahi/domain/bs-calendar';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import type { Log } from './logs.ts';
import type { Mail } from './mail.ts';
import type { Outbound } from './outbound.ts';
import type { PdfRenderer } from './pdf.ts';
import type { SettingsInForce } from './settings-in-force.ts';
import type { Sms } from './sms.ts';

/** What the features are built on, made once at the start and handed down. */
export type Services = {
  config: Config;
  database: Database;
  keys: Keys;
  log: Log;
  pdf: PdfRenderer;
  outbound: Outbound;
  sms: Sms;
  mail: Mail;
  /** The moment it is, in milliseconds since 1970; tests set their own. */
  clock: () => number;
  /** What the platform has set on its settings screens. */
  settings: SettingsInForce;
  /** The calendar in force: the built-in table with the years that were replaced. */
  calendar: () => BsCalendar;
};
