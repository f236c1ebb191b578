import { z } from '@bahi/contract/zod';
import { geoNaturalEarth1 } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import source from 'world-atlas/countries-110m.json?raw';
import { lettersOfNumber } from './iso-numbers.ts';
import { drawn, type Names, type Shape } from './map-shapes.ts';
import { wholeNepal } from './nepal-map.ts';

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const world = z.custom<World>((value) => typeof value === 'object' && value !== null).parse(JSON.parse(source));
const nepal = { code: 'NP', name: 'Nepal', nameNp: 'नेपाल' };

/** The countries, with Nepal last and in the border of 2077: the outline of the world draws it without Limpiyadhura. */
export function worldRegions(): Feature<Geometry, Names>[] {
  const nepaliNames = new Intl.DisplayNames(['ne'], { type: 'region', fallback: 'none' });
  const others = feature(world, world.objects.countries).features.flatMap((country) => {
    const { name } = country.properties;
    const code = lettersOfNumber.get(String(country.id)) ?? name;
    const nameNp = code.length === 2 ? (nepaliNames.of(code) ?? name) : name;
    return code === nepal.code ? [] : [{ ...country, properties: { code, name, nameNp } }];
  });
  return [...others, { type: 'Feature', properties: nepal, geometry: wholeNepal() }];
}

/** The countries of the world as they are drawn. */
export function worldShapes(): Shape[] {
  return drawn(geoNaturalEarth1(), feature(world, world.objects.countries), worldRegions());
}
