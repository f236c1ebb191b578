import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshReading } from './fresh-reading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const readingBy = (read: () => Promise<boolean>) => {
  const asked = vi.fn<() => Promise<boolean>>(read);
  return { asked, reading: freshReading(asked, () => Date.now()) };
};

test('what was read a moment ago is new enough for the next sale, and after a quarter of a minute it is not', async () => {
  const { asked, reading } = readingBy(() => Promise.resolve(true));
  expect([await reading.wait(), await reading.wait()]).toEqual([true, false]);
  vi.advanceTimersByTime(15_000);
  expect(await reading.wait()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what did not come is asked for again by the next sale', async () => {
  for (const failing of [() => Promise.resolve(false), () => Promise.reject(new Error('no line'))]) {
    const { asked, reading } = readingBy(failing);
    expect([await reading.wait(), await reading.wait()]).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(2);
  }
});

test('on a slow line each sale waits a moment until something has come, as of when it was asked for', async () => {
  let come = (_isThere: boolean): void => undefined;
  const { asked, reading } = readingBy(() => new Promise((resolve) => (come = resolve)));
  const first = reading.wait();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await first).toBe(true);
  const second = reading.wait();
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  come(true);
  expect(await second).toBe(true);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(await reading.wait()).toBe(false);
});
