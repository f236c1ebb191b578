import { expect } from 'vitest';
import { bookChecks } from '../book-checks.ts';
import { verifyBooks } from '../platform/verify/verify.ts';
import type { TestApp } from './test-app.ts';

/** All books of the test's database are in order: chain, balance, numbers, stock, dues, tax. */
export async function expectSoundBooks(app: TestApp): Promise<void> {
  const findings = await verifyBooks(app.services.database, bookChecks);
  expect(findings.filter((finding) => finding.faults.length > 0)).toEqual([]);
}
