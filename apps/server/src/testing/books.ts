import { expect } from 'vitest';
import { bookChecks } from '../book-checks.ts';
import { type Finding, type Verification, verifyBooks } from '../platform/verify/verify.ts';
import type { TestApp } from './test-app.ts';
import { testChainKey } from './test-database.ts';

/** What `npm run verify` finds in the test's database. */
export function findingsOf(app: TestApp, more: Partial<Verification> = {}): Promise<Finding[]> {
  return verifyBooks(app.services.database, { checks: bookChecks, chainKeys: [testChainKey], ...more });
}

/** All books of the test's database are in order: chain, balance, numbers, stock, dues, tax. */
export async function expectSoundBooks(app: TestApp): Promise<void> {
  const findings = await findingsOf(app);
  expect(findings.filter((finding) => finding.faults.length > 0)).toEqual([]);
}

/** As somebody who has the database itself in their hands: no trigger and no policy holds them. */
export async function tamper(app: TestApp, ...statements: string[]): Promise<void> {
  await app.asOwner(
    `do $tamper$ begin
       set local session_replication_role = replica;
       ${statements.map((statement) => `${statement};`).join('\n')}
     end $tamper$`,
  );
}
