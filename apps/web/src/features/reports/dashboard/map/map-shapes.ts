import { type ExtendedFeatureCollection, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';

/** What a region is called; its code is that of the government, or of ISO 3166 for a country. */
export type Names = { code: string; name: string; nameNp: string };
/** A region as it is drawn: its outline, and the middle of it, in units of the map. */
export type Shape = Names & { outline: string; x: number; y: number };

export const mapWidth = 800;
export const mapHeight = 440;
const margin = 6;

/** Regions drawn so that `whole` fills `mapWidth` × `mapHeight`. */
export function drawn(
  projection: GeoProjection,
  whole: ExtendedFeatureCollection,
  regions: readonly Feature<Geometry, Names>[],
): Shape[] {
  const frame: [[number, number], [number, number]] = [
    [margin, margin],
    [mapWidth - margin, mapHeight - margin],
  ];
  const path = geoPath(projection.fitExtent(frame, whole));
  return regions.map((region) => {
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
