import type { AuditedShop } from './audited-shop.ts';
import type { Act } from './honest-trade.ts';

/** A fault as it was planted: the findings that must tell it, and what is done past the product once all is written. */
export type Planted = { readonly told: readonly string[]; readonly spoiled?: readonly string[] };
/** A fault that is planted on a day of the period. */
export type Fault = { readonly day: number; readonly plant: (shop: AuditedShop) => Promise<Planted> };

/** Faults of a kind on as many days, each with its own figure from 0 on. */
export function several(
  many: number,
  firstDay: number,
  plant: (shop: AuditedShop, day: number, figure: number) => Promise<Planted>,
): Fault[] {
  return Array.from({ length: many }, (_, figure) => {
    const day = firstDay + figure * Math.max(1, Math.floor((29 - firstDay) / many));
    return { day, plant: (shop) => plant(shop, day, figure) };
  });
}

/** The same on one day. */
export function onDay(
  many: number,
  day: number,
  plant: (shop: AuditedShop, day: number, figure: number) => Promise<Planted>,
): Fault[] {
  return Array.from({ length: many }, (_, figure) => ({ day, plant: (shop) => plant(shop, day, figure) }));
}

/** Faults as things that are done, which note what was planted. */
export function plantedBy(faults: readonly Fault[], planted: Planted[]): Act[] {
  return faults.map(({ day, plant }) => ({ day, run: async (shop) => void planted.push(await plant(shop)) }));
}

/** A time in Kathmandu, as SQL. */
export function timeOn(day: string, time: string): string {
  return `timestamp '${day} ${time}' at time zone 'Asia/Kathmandu'`;
}
