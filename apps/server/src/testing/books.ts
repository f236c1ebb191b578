import { expect, inject } from 'vitest';
import { bookChecks } from '../book-checks.ts';
import type { ChainHead } from '../platform/core/audit-chain.ts';
import { type Database, platformTenant } from '../platform/database/database.ts';
import type { Fault } from '../platform/verify/check.ts';
import { type Finding, type Verification, verifyBooks } from '../platform/verify/verify.ts';
import type { TestApp } from './test-app.ts';
import { testChainKey } from './test-database.ts';

/** What is read of a test's server to check its books. */
type Books = { services: { database: Database } };

/** What `npm run verify` finds in the test's database. */
export function findingsOf({ services }: Books, more: Partial<Verification> = {}): Promise<Finding[]> {
  return verifyBooks(oneByOne(services.database), { checks: bookChecks, chainKeys: [testChainKey], ...more });
}

/** What is warm on one connection is not warmed on two others, with as little to read as tests have. */
function oneByOne(database: Database): Database {
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction(mode, tenant, work) {
      const answered = last.then(() => database.transaction(mode, tenant, work));
      last = answered.catch(() => undefined);
      return answered;
    },
    end: () => database.end(),
  };
}

/**
 * What one of the checks of `npm run verify` finds in the test's database, whatever the others would.
 * @throws Error where the check could not be made, which finds nothing either.
 */
export async function faultsOf(books: Books, name: string): Promise<Fault[]> {
  const checks = bookChecks.filter((check) => check.name === name);
  if (checks.length === 0) throw new RangeError(`no check is called ${name}`);
  const found = (await findingsOf(books, { checks, booksAlone: true })).flatMap(({ faults }) => faults);
  const unread = found.filter((fault) => 'unread' in fault);
  if (unread.length > 0) throw new Error(JSON.stringify(unread));
  return found;
}

/** The books as they would be if somebody had these statements done who has the database itself in their hands. */
export function withFaults(app: TestApp, ...statements: string[]): Books {
  return { services: { database: app.planted(statements) } };
}

/** Where the chains of a test's server stood when its books were last found in order. */
const inOrder = new WeakMap<TestApp, readonly ChainHead[]>();

/**
 * All books of the test's database are in order: chain, balance, numbers, stock, dues, tax. What has written nothing
 * since they were so the last time, or since the template was made, is not looked into again.
 */
export async function expectSoundBooks(app: TestApp): Promise<void> {
  const findings = await findingsOf(app, { since: inOrder.get(app) ?? inject('headsOfTemplate') });
  expect(findings.filter((finding) => finding.faults.length > 0)).toEqual([]);
  inOrder.set(app, headsOf(findings));
}

/** Where the platform's own chain stood when the template was made: tests that write nothing there need not look again. */
export function headsOfPlatform(): ChainHead[] {
  return inject('headsOfTemplate').filter(({ businessId }) => businessId === platformTenant.businessId);
}

/** Takes the books of a test's server to be in order as they stand. */
export function booksBegin(app: TestApp, heads: readonly ChainHead[]): void {
  inOrder.set(app, heads);
}

export function headsOf(findings: readonly Finding[]): ChainHead[] {
  return findings.flatMap(({ head }) => head ?? []);
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
