import { expect } from 'vitest';
import { bookChecks } from '../book-checks.ts';
import type { Fault } from '../platform/verify/check.ts';
import { type Finding, type Verification, verifyBooks } from '../platform/verify/verify.ts';
import type { TestApp } from './test-app.ts';
import { testChainKey } from './test-database.ts';

/** What `npm run verify` finds in the test's database. */
export function findingsOf(app: TestApp, more: Partial<Verification> = {}): Promise<Finding[]> {
  return verifyBooks(app.services.database, { checks: bookChecks, chainKeys: [testChainKey], ...more });
}

/** What one of the checks of `npm run verify` finds in the test's database, whatever the others would. */
export async function faultsOf(app: TestApp, name: string): Promise<Fault[]> {
  const checks = bookChecks.filter((check) => check.name === name);
  if (checks.length === 0) throw new RangeError(`no check is called ${name}`);
  const findings = await findingsOf(app, { checks, booksAlone: true });
  return findings.flatMap(({ faults }) => faults);
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
