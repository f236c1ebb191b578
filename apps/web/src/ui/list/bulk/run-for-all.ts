import { ApiError } from '../../../platform/api-error.ts';

/** What became of one record: done, or why it was left. */
export type Outcome = { name: string; reason: string | null };

type Task<Row> = {
  nameOf: (row: Row) => string;
  /** Why it is known beforehand that the record stays as it is. */
  refusalOf: (row: Row) => string | undefined;
  run: (row: Row) => Promise<unknown>;
};

/** Does the same with several records, one after another; what is refused of one does not stop the others. */
export async function runForAll<Row>(rows: readonly Row[], { nameOf, refusalOf, run }: Task<Row>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const refusal = refusalOf(row);
    const reason = refusal === undefined ? await reasonOf(() => run(row)) : refusal;
    outcomes.push({ name: nameOf(row), reason });
  }
  return outcomes;
}

async function reasonOf(run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown.message;
    throw thrown;
  }
}
