import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { buildApp } from './app.ts';
import { readConfig } from './platform/settings/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { deriveKeys } from './platform/core/keys.ts';
import { createSecurityLog } from './platform/core/security-writer.ts';
import { createLog } from './platform/core/logs.ts';
import { createMail } from './platform/messages/mail.ts';
import { createOutbound } from './platform/messages/outbound.ts';
import { createPdfRenderer } from './platform/paper/pdf.ts';
import type { Services } from './platform/core/services.ts';
import { settingsInForce } from './platform/settings/settings.ts';
import { createSms } from './platform/messages/sms.ts';
import { progress } from './platform/start/start-output.ts';

/** Another place may be named, to compare with. */
const target = process.argv[2] ?? fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));

/** Writes the description of every call to docs/openapi.json. No database is needed: nothing is asked of it. */
async function run(): Promise<void> {
  const secret = 'this secret signs nothing, only the description is made';
  const config = readConfig({ environment: { BAHI_SECRET: secret }, rootFolder: tmpdir() });
  const log = createLog('silent');
  const keys = deriveKeys(secret);
  const database = openDatabase({}, { role: null, connections: 1, chainKey: keys.auditChain });
  const outbound = createOutbound(config);
  const services: Services = {
    config,
    database,
    keys,
    log,
    securityLog: createSecurityLog({ database, log }),
    pdf: createPdfRenderer(),
    outbound,
    receivers: outbound,
    sms: createSms({ settings: () => null, outbound, log }),
    mail: createMail({ config, database, keys, outbound }),
    clock: Date.now,
    settings: {
      get: (group) => settingsInForce(group, config, undefined),
      calendar: () => standardCalendar,
      refresh: () => Promise.resolve(),
      watch: () => () => {},
    },
    calendar: () => standardCalendar,
  };
  const app = await buildApp(services, tmpdir());
  await app.ready();
  writeFileSync(target, `${JSON.stringify(app.swagger(), null, 1)}\n`);
  progress(`Wrote ${Object.keys(app.swagger().paths ?? {}).length} paths to docs/openapi.json`);
  await app.close();
  await services.pdf.close();
  await database.end();
}

await run();
