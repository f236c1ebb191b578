import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { levels, mapHeight, mapWidth, neighbourOf, nepalRegions, nepalShapes } from './nepal-map.ts';

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
  for (const level of levels) {
    const shapes = nepalShapes(level);
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
