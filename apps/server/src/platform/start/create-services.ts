import type { Config } from '../settings/config.ts';
import type { Database } from '../database/database.ts';
import { deriveKeys } from '../core/keys.ts';
import type { Log } from '../core/logs.ts';
import { createMail } from '../messages/mail.ts';
import { createOutbound, type OutboundOptions } from '../messages/outbound.ts';
import { createPdfRenderer } from '../paper/pdf.ts';
import { createSecurityLog } from '../core/security-writer.ts';
import type { Services } from '../core/services.ts';
import { openSettings } from '../settings/settings-in-force.ts';
import type { GatewayAddresses } from '../messages/sms-gateways.ts';
import { smsInForce } from '../settings/sms-settings.ts';
import { createSms } from '../messages/sms.ts';

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
  const keys = deriveKeys(config.secret, config.formerSecrets);
  const settings = await openSettings({ config, database, keys, log });
  const outbound = createOutbound(config, outside);
  const { gateways: addresses } = outside;
  return {
    config,
    database,
    keys,
    log,
    securityLog: createSecurityLog({ database, log }),
    pdf: createPdfRenderer(),
    outbound,
    receivers: createOutbound({ outboundAllow: config.cbmsAllow }, outside),
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
