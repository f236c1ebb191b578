import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';

export type Places = Answer<typeof dashboardContract.places>;
export type Place = Places['provinces'][number];

/** By which regions places are counted. */
export const levels = ['districts', 'provinces', 'countries'] as const;
export type Level = (typeof levels)[number];

/** By what regions are told apart. */
export const measures = ['sales', 'customers'] as const;
export type Measure = (typeof measures)[number];

/** A place with its rank, 1 for the most; those that have as much have the same. */
export type RankedPlace = Place & { rank: number };

/** The places from the most to the least; of equal ones the order of the government stays. */
export function rankPlaces(places: readonly Place[], measure: Measure): RankedPlace[] {
  return places
    .toSorted((one, other) => other[measure] - one[measure])
    .map((place) => ({ ...place, rank: 1 + places.filter((other) => other[measure] > place[measure]).length }));
}

export const mostSteps = 5;

/** How strongly a region is coloured: 0 for nothing, 5 for as much as the first has. */
export function stepOf(value: number, largest: number): number {
  return value <= 0 || largest <= 0 ? 0 : Math.max(1, Math.ceil((value / largest) * mostSteps));
}
