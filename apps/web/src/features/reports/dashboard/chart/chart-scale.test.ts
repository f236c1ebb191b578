import { expect, test } from 'vitest';
import { labelEvery, scaleOf } from './chart-scale.ts';

test.for([
  [40_367, [0, 20_000, 40_000, 60_000]],
  [100, [0, 25, 50, 75, 100]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [39_278.83, [0, 10_000, 20_000, 30_000, 40_000]],
  [999_999_999, [0, 250_000_000, 500_000_000, 750_000_000, 1_000_000_000]],
] as const)('a chart of up to %d rupees is marked in round steps', ([largest, marks]) => {
  expect(scaleOf(largest).marks).toEqual(marks);
});

test('every day fits below the top, whatever it sold', () => {
  for (let largest = 0.01; largest < 1e9; largest *= 1.37) {
    const { top, marks } = scaleOf(largest);
    expect(top).toBeGreaterThanOrEqual(largest);
    expect(marks.length).toBeLessThanOrEqual(5);
    expect(marks.at(-1)).toBe(top);
  }
});

test('thirty days without a sale still have a scale', () => {
  expect(scaleOf(0).marks).toEqual([0, 250, 500, 750, 1000]);
});

test('days are labelled as densely as their labels have room', () => {
  expect(labelEvery(20, 70)).toBe(4);
  expect(labelEvery(10, 70)).toBe(7);
  expect(labelEvery(100, 70)).toBe(1);
});
