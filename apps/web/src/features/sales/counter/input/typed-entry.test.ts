import { expect, test } from 'vitest';
import { typedEntry } from './typed-entry.ts';

test.each([
  ['3*chamal', 30_000, 'chamal'],
  ['३*चामल', 30_000, 'चामल'],
  ['1.5 * dal', 15_000, 'dal'],
  ['०.२५×चिनी', 2500, 'चिनी'],
  ['3*8901234567890', 30_000, '8901234567890'],
  ['5*', 50_000, ''],
  ['8901234567890', null, '8901234567890'],
  ['0*tea', null, '0*tea'],
  ['A*B', null, 'A*B'],
])('%s is so many times of what', (text, times, what) => {
  expect(typedEntry(text)).toEqual({ times, what });
});
