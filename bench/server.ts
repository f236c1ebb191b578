import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { buildApp } from '@bahi/server/app';
import { readConfig } from '@bahi/server/platform/settings/config';
import { createServices } from '@bahi/server/platform/start/create-services';
import { openDatabase } from '@bahi/server/platform/database/database';
import { deriveKeys } from '@bahi/server/platform/core/keys';
import { createLog } from '@bahi/server/platform/core/logs';

/** The product's server as a process of its own, on the bench's database. Says its port when it listens. */
const [host = '', port = '', secret = ''] = process.argv.slice(2);
const config = readConfig({ environment: { BAHI_SECRET: secret, NODE_ENV: 'production' }, rootFolder: tmpdir() });
const database = openDatabase(
  { host, port: Number(port), database: 'postgres', user: 'bahi_app' },
  { role: null, connections: 20, chainKey: deriveKeys(config.secret).auditChain },
);
const services = await createServices({ config, database, log: createLog('warn') });
if (services.calendar() !== standardCalendar) throw new Error('the bench expects the built-in calendar');
const app = await buildApp(services, fileURLToPath(new URL('../apps/web/dist/', import.meta.url)));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.on('SIGTERM', () => process.exit(0));
