import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { mapHeight, mapWidth, neighbourOf } from './map-shapes.ts';
import { nepalRegions, nepalShapes } from './nepal-map.ts';
import { worldRegions, worldShapes } from './world-map.ts';

const levels = ['provinces', 'districts'] as const;

test.each([
  ['Limpiyadhura', 80.765, 30.31],
  ['Kalapani', 80.984, 30.214],
  ['Lipulek', 81.02, 30.225],
])('%s is Nepal, and of Darchula', (_name, longitude, latitude) => {
  const around = levels.map((level) =>
    nepalRegions(level).features.filter((region) => geoContains(region, [longitude, latitude])),
  );
  expect(around.map((regions) => regions.map(({ properties }) => properties.name))).toEqual([
    ['Sudurpashchim'],
    ['Darchula'],
  ]);
});

test('the world has Nepal in that border and under its code, drawn over its neighbours, and no code twice', () => {
  const regions = worldRegions();
  const codes = regions.map(({ properties }) => properties.code);
  expect(new Set(codes).size).toBe(codes.length);
  const last = regions.at(-1);
  expect(last?.properties).toEqual({ code: 'NP', name: 'Nepal', nameNp: 'नेपाल' });
  if (last === undefined) throw new Error('no region');
  expect([geoContains(last, [80.765, 30.31]), geoContains(last, [85.32, 27.7])]).toEqual([true, true]);
});

test('all 7 provinces and 77 districts are drawn within the map, each under a code of its own', () => {
  for (const [level, count] of [
    ['provinces', 7],
    ['districts', 77],
  ] as const) {
    const shapes = nepalShapes(level);
    expect(new Set(shapes.map(({ code }) => code)).size).toBe(count);
    const wrong = shapes.filter(
      ({ outline, nameNp, x, y }) =>
        !outline.startsWith('M') || !/[ऀ-ॿ]/u.test(nameNp) || !(x > 0 && x < mapWidth && y > 0 && y < mapHeight),
    );
    expect(wrong).toEqual([]);
  }
});

test('arrows lead from each region to every other one, and end where the map ends', () => {
  for (const shapes of [...levels.map((level) => nepalShapes(level)), worldShapes()]) {
    const [first] = shapes;
    if (first === undefined) throw new Error('no region');
    const reached = new Set([first]);
    for (const shape of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbourOf(shapes, shape, key);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(shapes.length);
    const western = shapes.toSorted((one, other) => one.x - other.x)[0];
    expect(western === undefined ? first : neighbourOf(shapes, western, 'ArrowLeft')).toBeNull();
  }
});
