import { expect, test } from 'vitest';
import { countersBehind } from './counters-behind.ts';

const counter = (name: string, openFromAD: string | null, heardOnAD: string | null) => ({
  name,
  openFromAD,
  heardOnAD,
});

test('a lock tells the counters of which something until its day is open or may still come', () => {
  const counters = [
    counter('C1 Front', '2026-11-20', '2026-12-30'),
    counter('C2 Back', null, '2026-11-16'),
    counter('C3 Lost', '2026-12-01', null),
  ];
  expect(countersBehind(counters, '2026-11-15')).toEqual([]);
  expect(countersBehind(counters, '2026-11-16')).toEqual(['C2 Back']);
  expect(countersBehind(counters, '2026-11-30')).toEqual(['C1 Front', 'C2 Back']);
  expect(countersBehind(counters, '2026-12-31')).toEqual(['C1 Front', 'C2 Back', 'C3 Lost']);
});
