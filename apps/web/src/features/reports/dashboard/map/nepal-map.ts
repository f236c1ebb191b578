import { z } from '@bahi/contract/zod';
import { geoMercator, geoPath } from 'd3-geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import source from './nepal.topojson?raw';

type Names = { code: string; name: string; nameNp: string };
type NepalMap = Topology<Record<Level, GeometryCollection<Names>>>;

/** The regions of a map: provinces, or districts. */
export const levels = ['provinces', 'districts'] as const;
export type Level = (typeof levels)[number];

/** A region as it is drawn: its outline, and the middle of it, in units of the map. */
export type Shape = Names & { outline: string; x: number; y: number };

export const mapWidth = 800;
export const mapHeight = 440;
const margin = 6;

/** The border of 2077, as degrees of longitude and latitude. */
export function nepalRegions(level: Level): FeatureCollection<Geometry, Names> {
  const map = z.custom<NepalMap>((value) => typeof value === 'object' && value !== null).parse(JSON.parse(source));
  return feature(map, map.objects[level]);
}

/** The regions of Nepal, drawn into `mapWidth` × `mapHeight`. */
export function nepalShapes(level: Level): Shape[] {
  const regions = nepalRegions(level);
  const frame: [[number, number], [number, number]] = [
    [margin, margin],
    [mapWidth - margin, mapHeight - margin],
  ];
  const path = geoPath(geoMercator().fitExtent(frame, regions));
  return regions.features.map((region) => {
    const [x, y] = path.centroid(region);
    return { ...region.properties, outline: path(region) ?? '', x, y };
  });
}

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

/** The nearest region that lies more in the direction of the arrow than beside it; null where the map ends. */
export function neighbourOf(shapes: readonly Shape[], from: Shape, key: string): Shape | null {
  const direction = Object.entries(directions).find(([name]) => name === key)?.[1];
  if (direction === undefined) return null;
  const ahead = shapes.flatMap((shape) => {
    const [dx, dy] = [shape.x - from.x, shape.y - from.y];
    const forward = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    return forward > 0 && aside <= forward ? [{ shape, distance: Math.hypot(dx, dy) }] : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.shape ?? null;
}
