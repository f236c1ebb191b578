import { z } from '@bahi/contract/zod';
import { geoMercator } from 'd3-geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { drawn, type Names, type Shape } from './map-shapes.ts';
import source from './nepal.topojson?raw';

type NepalMap = Topology<Record<NepalLevel, GeometryCollection<Names>>>;

/** The regions of a map of Nepal. */
export type NepalLevel = 'provinces' | 'districts';

const map = z.custom<NepalMap>((value) => typeof value === 'object' && value !== null).parse(JSON.parse(source));

/** The border of 2077, as degrees of longitude and latitude. */
export function nepalRegions(level: NepalLevel): FeatureCollection<Geometry, Names> {
  return feature(map, map.objects[level]);
}

/** The whole of Nepal within that border. */
export function wholeNepal(): Geometry {
  const areas = map.objects.provinces.geometries.filter(isArea);
  return merge(map, areas);
}

/** The regions of Nepal as they are drawn. */
export function nepalShapes(level: NepalLevel): Shape[] {
  const regions = nepalRegions(level);
  return drawn(geoMercator(), regions, regions.features);
}

function isArea(region: GeometryObject<Names>): region is Polygon<Names> | MultiPolygon<Names> {
  return region.type === 'Polygon' || region.type === 'MultiPolygon';
}
