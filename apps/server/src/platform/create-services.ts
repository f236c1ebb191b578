import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { deriveKeys } from './keys.ts';
import type { Log } from './logs.ts';
import { createMail } from './mail.ts';
import { createOutbound, type OutboundOptions } from './outbound.ts';
import { createPdfRenderer } from './pdf.ts';
import type { Services } from './services.ts';
import { openSettings } from './settings-in-force.ts';
import type { GatewayAddresses } from './sms-gateways.ts';
import { smsInForce } from './sms-settings.ts';
import { createSms } from './sms.ts';

/** Where the outside world is: tests have their own. */
export type Outside = OutboundOptions & { gateways?: GatewayAddresses };

type Given = {
  config: Config;
  database: Database;
  log: Log;
  clock?: () => number;
  outside?: Outside;
};

/** Makes what the features are built on. The database must be migrated. */
export async function createServices({
  config,
  database,
  log,
  clock = Date.now,
  outside = {},
}: Given): Promise<Services> {
  const keys = deriveKeys(config.secret);
  const settings = await openSettings({ config, database, keys, log });
  const outbound = createOutbound(config, outside);
  const { gateways: addresses } = outside;
  return {
    config,
    database,
    keys,
    log,
    pdf: createPdfRenderer(),
    outbound,
    sms: createSms({
      settings: () => smsInForce(settings),
      outbound,
      log,
      ...(addresses === undefined ? {} : { addresses }),
    }),
    mail: createMail({ config, database, keys, outbound }),
    clock,
    settings,
    calendar: () => settings.calendar(),
  };
}
