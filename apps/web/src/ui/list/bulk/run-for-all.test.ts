import { expect, test } from 'vitest';
import { runForAll } from './run-for-all.ts';

test('what is known to be refused is not asked for, and each record says what became of it', async () => {
  const asked: string[] = [];
  const outcomes = await runForAll(['rice', 'tea', 'dal'], {
    nameOf: (name) => name.toUpperCase(),
    refusalOf: (name) => (name === 'tea' ? 'In use' : undefined),
    run: (name) => Promise.resolve(asked.push(name)),
  });
  expect(asked).toEqual(['rice', 'dal']);
  expect(outcomes).toEqual([
    { name: 'RICE', reason: null },
    { name: 'TEA', reason: 'In use' },
    { name: 'DAL', reason: null },
  ]);
});
