import type { Finding } from './verify.ts';

/** Says the first fault of a finding as soon as it is found. */
export function sayFault({ businessId, check, faults }: Finding, progress: (line: string) => void): void {
  if (faults.length > 0)
    progress(`  business ${businessId}, ${check}: ${JSON.stringify(faults[0])}${more(faults.length)}`);
}

/** Says what each check found in all businesses together; answers whether all holds. */
export function sayFindings(findings: readonly Finding[], progress: (line: string) => void): boolean {
  const byCheck = Map.groupBy(findings, (finding) => finding.check);
  for (const [check, found] of byCheck) progress(lineOf(check, found));
  const faulty = findings.filter((finding) => finding.faults.length > 0);
  progress(faulty.length === 0 ? 'All books are in order.' : `${faulty.length} checks found faults.`);
  return faulty.length === 0;
}

function lineOf(check: string, found: readonly Finding[]): string {
  const count = found.reduce((sum, finding) => sum + finding.count, 0);
  const faults = found.reduce((sum, finding) => sum + finding.faults.length, 0);
  return `${faults === 0 ? 'ok   ' : 'FAULT'} ${check.padEnd(32)} ${String(count).padStart(8)} rows  ${found[0]?.holds ?? ''}`;
}

function more(count: number): string {
  return count > 1 ? ` and ${count - 1} more` : '';
}
