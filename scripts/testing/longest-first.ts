import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. A run ends soonest when these begin it: one of them that begins last
 * leaves the other cores without work until it ends. The order of all others does not matter.
 */
export const longest: readonly string[] = [
  'e2e/platform/every-screen.test.ts',
  'e2e/reports/reports.test.ts',
  'e2e/sales/counter.test.ts',
  'e2e/platform/frame.test.ts',
  'e2e/account/sign-in.test.ts',
  'e2e/money/paying.test.ts',
  'e2e/catalogue/item.test.ts',
  'e2e/parties/customer.test.ts',
  'e2e/money/expense.test.ts',
  'apps/server/src/walks/walks.test.ts',
  'apps/server/src/resilience/backup.test.ts',
  'apps/server/src/walks/permission-matrix.test.ts',
  'apps/server/src/resilience/stopping.test.ts',
  'apps/server/src/book-checks.test.ts',
  'apps/server/src/walks/fuzz.test.ts',
  'apps/server/src/resilience/sequences.test.ts',
  'apps/server/src/walks/searches.test.ts',
  'apps/server/src/features/catalogue/label/label.test.ts',
  'apps/server/src/features/reports/vat-return/vat-return.test.ts',
  'apps/server/src/features/platform/data-import/item-import.test.ts',
  'apps/server/src/resilience/answers.test.ts',
  'apps/server/src/features/sales/sharing/receipt.test.ts',
  'apps/server/src/demo-books.test.ts',
  'apps/server/src/features/sales/invoice/paper/pdf.test.ts',
  'apps/server/src/resilience/money.test.ts',
];

/** The order of test files: the same in each run, whatever the last one took. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.indexOf(moduleId.slice(root.length + 1));
      return place === -1 ? longest.length : place;
    };
    return Promise.resolve(
      files.toSorted((one, other) => rank(one) - rank(other) || compare(one.moduleId, other.moduleId)),
    );
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
