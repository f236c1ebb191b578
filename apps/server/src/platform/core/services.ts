import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import type { Config } from '../settings/config.ts';
import type { Database } from '../database/database.ts';
import type { Keys } from './keys.ts';
import type { Log } from './logs.ts';
import type { SecurityLog } from './security-writer.ts';
import type { Mail } from '../messages/mail.ts';
import type { Outbound } from '../messages/outbound.ts';
import type { PdfRenderer } from '../paper/pdf.ts';
import type { SettingsInForce } from '../settings/settings-in-force.ts';
import type { Sms } from '../messages/sms.ts';

/** What the features are built on, made once at the start and handed down. */
export type Services = {
  config: Config;
  database: Database;
  keys: Keys;
  log: Log;
  securityLog: SecurityLog;
  pdf: PdfRenderer;
  outbound: Outbound;
  /** The same to addresses that businesses type: of the own network only what is named for them. */
  receivers: Outbound;
  sms: Sms;
  mail: Mail;
  /** The moment it is, in milliseconds since 1970; tests set their own. */
  clock: () => number;
  /** What the platform has set on its settings screens. */
  settings: SettingsInForce;
  /** The calendar in force: the built-in table with the years that were replaced. */
  calendar: () => BsCalendar;
};
