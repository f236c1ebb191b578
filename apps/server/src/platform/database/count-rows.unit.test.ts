import { expect, test } from 'vitest';
import { createRowCounts } from './count-rows.ts';

const query = { sql: 'select id from customer where business_id = $1', parameters: [7] };

/** A table of so many rows, which notes how often it is walked as a whole. */
function tableOf(rows: number) {
  const table = { rows, walks: 0 };
  const count = (text: string) => {
    const bound = /limit (\d+)/.exec(text)?.[1];
    if (bound === undefined) table.walks += 1;
    return Promise.resolve([{ total: Math.min(table.rows, Number(bound ?? Infinity)) }]);
  };
  return { table, count };
}

test('what is few is counted each time, and never beyond the bound', async () => {
  const counts = createRowCounts();
  const { table, count } = tableOf(10_000);
  expect(await counts('7', query, count)).toBe(10_000);
  table.rows = 3;
  expect(await counts('7', query, count)).toBe(3);
  expect(table.walks).toBe(0);
});

test('what is many is walked once, for each who sees something else', async () => {
  const counts = createRowCounts();
  const { table, count } = tableOf(10_001);
  expect(await counts('7', query, count)).toBe(10_001);
  table.rows = 20_000;
  expect(await counts('7', query, count)).toBe(10_001);
  expect(table.walks).toBe(1);
  expect(await counts('7 in one outlet', query, count)).toBe(20_000);
  expect(await counts('7', { ...query, parameters: [8] }, count)).toBe(20_000);
});
