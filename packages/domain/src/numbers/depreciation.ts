import { type BsCalendar, bsFromDay, standardCalendar } from '../calendar/bs-calendar.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import {
  addPaisa,
  asPaisa,
  multiplyRate,
  type Paisa,
  scalePaisa,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from './money.ts';

/** The pools of Schedule 2 of the Income Tax Act 2058; E are intangible assets, each by its own useful life. */
export const assetPools = ['A', 'B', 'C', 'D', 'E'] as const;
export type AssetPool = (typeof assetPools)[number];

/** Of the pools of falling balances, in hundredths of a per cent of what is left (Schedule 2). */
export const poolRates = { A: 500, B: 2500, C: 2000, D: 1500 } as const satisfies Partial<Record<AssetPool, number>>;

/** What a pool, or an asset of pool E, does in a fiscal year; opening + added + gain − disposed − depreciation = closing. */
export type PoolYear = {
  /** What was left of it in the end of the year before, what that year did not absorb with it. */
  readonly opening: Paisa;
  /** What was bought in the year, and as much of it as the year absorbs. */
  readonly added: Paisa;
  readonly absorbed: Paisa;
  /** What was got for what was sold or given up. */
  readonly disposed: Paisa;
  readonly depreciation: Paisa;
  /** What was got beyond all that was left. */
  readonly gain: Paisa;
  readonly closing: Paisa;
};

export type Addition = { readonly cost: Paisa; readonly thirds: 1 | 2 | 3 };

/** How many thirds of an asset its first year absorbs: bought until the end of Poush all, until the end of Chaitra two. */
export function absorbedThirds(day: CalendarDay, calendar: BsCalendar = standardCalendar): 1 | 2 | 3 {
  const { month } = bsFromDay(day, calendar);
  if (month >= 10) return 2;
  return month >= 4 ? 3 : 1;
}

/** A pool of falling balances: what is got for an asset lessens what the others are written down from. */
export function poolYear(
  pool: keyof typeof poolRates,
  { opening, additions, disposed }: { opening: Paisa; additions: readonly Addition[]; disposed: Paisa },
): PoolYear {
  const added = sumPaisa(additions.map(({ cost }) => cost));
  const absorbed = sumPaisa(additions.map(({ cost, thirds }) => scalePaisa(cost, thirds, 3)));
  const base = subtractPaisa(addPaisa(opening, absorbed), disposed);
  const depreciable = asPaisa(Math.max(0, base));
  // What was got beyond it takes from what the year does not absorb, and what is beyond that too is earned.
  const rest = asPaisa(added - absorbed + Math.min(0, base));
  const depreciation = multiplyRate(depreciable, poolRates[pool]);
  const closing = asPaisa(depreciable - depreciation + Math.max(0, rest));
  return { opening, added, absorbed, disposed, depreciation, gain: asPaisa(Math.max(0, -rest)), closing };
}

/**
 * An asset of pool E: its cost over its useful life in equal parts, the first of them by as many thirds as its year
 * absorbs; the year in which it is given up ends it. What is gone is rounded as a whole and each part is what it grew by,
 * so that the parts come to the cost with the end of the life.
 */
export function intangibleYear(asset: {
  cost: Paisa;
  halfYears: number;
  /** Of the year in which it was bought. */
  thirds: 1 | 2 | 3;
  /** How many years before it was bought. */
  age: number;
  /** In the year in which it was given up. */
  proceeds: Paisa | null;
}): PoolYear {
  const { cost, halfYears, thirds, age, proceeds } = asset;
  const goneAfter = (years: number): Paisa =>
    scalePaisa(cost, Math.min(2 * (thirds + 3 * years), 3 * halfYears), 3 * halfYears);
  const isNew = age === 0;
  const added = isNew ? cost : zeroPaisa;
  const opening = isNew ? zeroPaisa : subtractPaisa(cost, goneAfter(age - 1));
  const absorbed = isNew ? scalePaisa(cost, thirds, 3) : zeroPaisa;
  const of = { opening, added, absorbed, disposed: proceeds ?? zeroPaisa };
  if (proceeds !== null) {
    const left = asPaisa(opening + added - proceeds);
    return { ...of, depreciation: asPaisa(Math.max(0, left)), gain: asPaisa(Math.max(0, -left)), closing: zeroPaisa };
  }
  const closing = subtractPaisa(cost, goneAfter(age));
  return { ...of, depreciation: asPaisa(opening + added - closing), gain: zeroPaisa, closing };
}

/** An asset of the register; years by the BS year in which they begin. */
export type RegisteredAsset = {
  readonly pool: AssetPool;
  readonly year: number;
  readonly thirds: 1 | 2 | 3;
  readonly cost: Paisa;
  /** Of pool E its useful life. */
  readonly halfYears: number | null;
  readonly disposal: { readonly year: number; readonly proceeds: Paisa } | null;
};

const nothing: PoolYear = {
  opening: zeroPaisa,
  added: zeroPaisa,
  absorbed: zeroPaisa,
  disposed: zeroPaisa,
  depreciation: zeroPaisa,
  gain: zeroPaisa,
  closing: zeroPaisa,
};

/** The pools of a fiscal year, worked out from the first asset on; pools with nothing in them are left out. */
export function poolsOfYear(assets: readonly RegisteredAsset[], year: number): Map<AssetPool, PoolYear> {
  const found = new Map<AssetPool, PoolYear>();
  for (const pool of assetPools) {
    const own = assets.filter((asset) => asset.pool === pool && asset.year <= year);
    if (own.length === 0) continue;
    const told = pool === 'E' ? sumOfYears(own.map((asset) => ofIntangible(asset, year))) : ofPool(pool, own, year);
    if (Object.values(told).some((amount) => amount !== 0)) found.set(pool, told);
  }
  return found;
}

function ofPool(pool: keyof typeof poolRates, own: readonly RegisteredAsset[], year: number): PoolYear {
  let last = nothing;
  for (let at = Math.min(...own.map((asset) => asset.year)); at <= year; at += 1) {
    const disposals = own.flatMap(({ disposal }) => (disposal?.year === at ? [disposal.proceeds] : []));
    const additions = own.filter((asset) => asset.year === at);
    last = poolYear(pool, { opening: last.closing, additions, disposed: sumPaisa(disposals) });
  }
  return last;
}

function ofIntangible({ year: bought, thirds, cost, halfYears, disposal }: RegisteredAsset, year: number): PoolYear {
  if (halfYears === null) throw new RangeError('an intangible asset has a useful life');
  if (disposal !== null && disposal.year < year) return nothing;
  const proceeds = disposal?.year === year ? disposal.proceeds : null;
  return intangibleYear({ cost, halfYears, thirds, age: year - bought, proceeds });
}

function sumOfYears(years: readonly PoolYear[]): PoolYear {
  const sum = (of: keyof PoolYear): Paisa => sumPaisa(years.map((year) => year[of]));
  return {
    opening: sum('opening'),
    added: sum('added'),
    absorbed: sum('absorbed'),
    disposed: sum('disposed'),
    depreciation: sum('depreciation'),
    gain: sum('gain'),
    closing: sum('closing'),
  };
}

/** What all pools of a year come to. */
export function totalOfPools(pools: ReadonlyMap<AssetPool, PoolYear>): PoolYear {
  return sumOfYears([...pools.values()]);
}
