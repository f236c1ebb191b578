import { type Database, platformTenant, type Tx } from '../database/database.ts';
import { checkChain, type Fault } from './chain.ts';
import type { Check } from './check.ts';

/** What one check found in one business. */
export type Finding = { businessId: number; check: string; holds: string; count: number; faults: Fault[] };

/**
 * Checks the books of every business: the audit chain, and then what `checks` says of them. Each business is read in
 * one moment, through row level security as any request. Answers a finding for each check, faults included.
 */
export async function verifyBooks(
  database: Database,
  checks: readonly Check[],
  report: (finding: Finding) => void = () => {},
): Promise<Finding[]> {
  const businesses = await database.transaction('read', platformTenant, (tx) =>
    tx.query<{ id: number }>('select id from business order by id'),
  );
  const findings: Finding[] = [];
  for (const { id } of businesses) {
    const tenant = { ...platformTenant, businessId: id };
    await database.transaction('read', tenant, async (tx) => {
      for await (const finding of verifyBusiness(tx, id, checks)) {
        findings.push(finding);
        report(finding);
      }
    });
  }
  return findings;
}

async function* verifyBusiness(tx: Tx, businessId: number, checks: readonly Check[]): AsyncGenerator<Finding> {
  const chain = await checkChain(tx, businessId);
  yield { businessId, check: 'chain', holds: 'the audit chain is whole', ...chain };
  for (const { name, holds, counts, faults } of checks) {
    const [counted, found] = await Promise.all([
      tx.query<{ n: number }>(counts, [businessId]),
      tx.query<Fault>(`${faults} limit 20`, [businessId]),
    ]);
    yield { businessId, check: name, holds, count: counted[0]?.n ?? 0, faults: found };
  }
}
