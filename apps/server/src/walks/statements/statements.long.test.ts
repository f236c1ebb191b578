import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { OwnerConnection } from '../../platform/database/database.ts';
import { withOwnDatabase } from '../../testing/own-database.ts';
import { type Belief, compareTypes } from './compare-types.ts';
import { describer } from './describe-statement.ts';
import { findStatements, readSources } from './find-statements.ts';

/** What is wrong with each of these must be told, and nothing else. */
const planted = `import type { Tx } from './platform/database/database.ts';
const columns = 'id, name_np';
export const right = (db: Tx) => db.query<{ id: number; name_np: string | null }>(\`select \${columns} from customer\`);
export const misspelt = (db: Tx) => db.query<{ id: number; nameNp: string | null }>(\`select \${columns} from customer\`);
export const forgotten = (db: Tx) => db.query<{ id: number }>(\`select \${columns} from customer\`);
export const never = (db: Tx) => db.query<{ id: number; name_np: string }>(\`select \${columns} from customer\`);
export const text = (db: Tx) => db.query<{ n: string }>('select count(*) as n from customer');
export const word = (db: Tx) => db.query<{ kind: 'INCOME' }>('select kind from category');
export const gone = (db: Tx) => db.query('select shoe_size from customer');
`;
const plantedFaults = [
  'planted.ts(4) { column: "nameNp"; isNotThere: true; }',
  'planted.ts(5) { column: "name_np"; isNotBelieved: true; }',
  'planted.ts(6) { column: "name_np"; isOfAnotherType: true; }',
  'planted.ts(7) { column: "n"; isOfAnotherType: true; }',
  'planted.ts(8) { column: "kind"; isOfAnotherType: true; }',
];

/** Statements with rows whose text is put together when they run: the tests of their features run them. */
const mostPutTogether = 68;

const sources = new Map([
  ...readSources(fileURLToPath(new URL('../../', import.meta.url))),
  ['planted.ts', planted] as const,
]);
const statements = findStatements(sources);

/** What the source believes and the database says of each statement; those it does not take are `refused`. */
async function prepareAll(client: OwnerConnection): Promise<{ beliefs: Belief[]; refused: string[] }> {
  const describe = await describer(client);
  const beliefs: Belief[] = [];
  const refused: string[] = [];
  for (const { file, text, rowType } of statements) {
    if (text === null) continue;
    const described = await describe(text).catch((error: Error) => {
      refused.push(`${file}: ${error.message}`);
      return null;
    });
    const isWhole = /[\s.]\*[\s,]/.test(text);
    if (rowType !== null && described !== null) beliefs.push({ ...rowType, file, described, isWhole });
  }
  return { beliefs, refused };
}

test('every statement is one that the database takes, and its rows hold what the source believes', async () => {
  const { beliefs, refused } = await withOwnDatabase(prepareAll);
  expect(refused).toEqual(['planted.ts: column "shoe_size" does not exist']);
  expect(beliefs.length).toBeGreaterThan(150);
  expect(await compareTypes(sources, beliefs)).toEqual(plantedFaults);
}, 300_000);

test('few statements are put together only when they run', () => {
  const untold = statements.filter(({ text, rowType }) => text === null && rowType !== null);
  expect(untold.length).toBeLessThanOrEqual(mostPutTogether);
});
