import { bookChecks } from '@bahi/server/book-checks';
import { deriveKeys } from '@bahi/server/platform/core/keys';
import { openDatabase } from '@bahi/server/platform/database/database';
import { verifyBooks } from '@bahi/server/platform/verify/verify';

/** The checks of `npm run verify` as a process of their own, on the bench's database. Says what they took. */
const [host = '', port = '', secret = ''] = process.argv.slice(2);
const chainKey = deriveKeys(secret).auditChain;
const database = openDatabase(
  { host, port: Number(port), database: 'postgres', user: 'bahi_app' },
  { role: null, connections: 3, chainKey },
);
const started = performance.now();
let last = started;
const checks: { name: string; milliseconds: number }[] = [];
const findings = await verifyBooks(database, {
  checks: bookChecks,
  chainKeys: [chainKey],
  report({ check }) {
    const now = performance.now();
    checks.push({ name: check, milliseconds: now - last });
    last = now;
  },
});
await database.end();
const { user, system } = process.cpuUsage();
process.send?.({
  processor: (user + system) / 1000,
  milliseconds: performance.now() - started,
  megabytes: process.resourceUsage().maxRSS / 1000,
  faults: findings.filter(({ faults }) => faults.length > 0).map(({ check, faults }) => [check, faults[0]]),
  slowest: checks.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 6),
});
