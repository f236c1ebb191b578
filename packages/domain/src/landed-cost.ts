import { asPaisa, type Paisa, scalePaisa, spreadByLargestRemainder, subtractPaisa, sumPaisa } from './numbers/money.ts';
import { oneUnitTenThousandths, type Quantity } from './numbers/quantity.ts';

/** By what the cost of bringing goods home is spread over them (specification, section 3). */
export const allocationMethods = ['QUANTITY', 'VALUE', 'EQUAL'] as const;

export type AllocationMethod = (typeof allocationMethods)[number];

/** A line of goods: how many of the item's own unit, and what they cost without what is spread. */
export type CarriedLine = { readonly quantity: Quantity; readonly cost: Paisa };

/** What a cost of so much for each unit of the goods comes to, rounded half up once. */
export function costOfUnits(perUnit: Paisa, lines: readonly CarriedLine[]): Paisa {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return scalePaisa(perUnit, units, oneUnitTenThousandths);
}

/**
 * Spreads the cost of bringing goods home over their lines, to the paisa (largest remainder): by quantity, by what they
 * cost, or equally. Goods that were all given away have no cost to go by: then each line takes as much. Throws
 * RangeError where there is nothing to spread it over.
 */
export function spreadLandedCost(amount: Paisa, method: AllocationMethod, lines: readonly CarriedLine[]): Paisa[] {
  const weightOf = {
    QUANTITY: (line: CarriedLine): number => line.quantity,
    VALUE: (line: CarriedLine): number => line.cost,
    EQUAL: (): number => 1,
  } satisfies Record<AllocationMethod, (line: CarriedLine) => number>;
  return spreadByLargestRemainder(amount, lines.map(weightOf[method]));
}

/** What a line of goods bears of one cost, what of that went onto the shelf, and how many had gone back before it came. */
export type BorneCost = { readonly amount: Paisa; readonly inStock: Paisa; readonly returnedBefore: Quantity };

/**
 * What of the costs of a line leaves the shelf with `quantity` of its `whole`, after `returned` of it that went back
 * before: for each piece its part, at most what went onto the shelf. It is the difference of two sums, so that all
 * returns together take each cost once, to the paisa.
 */
export function landedGoingBack(
  costs: readonly BorneCost[],
  { whole, returned, quantity }: { whole: Quantity; returned: Quantity; quantity: Quantity },
): Paisa {
  return sumPaisa(
    costs.map(({ amount, inStock, returnedBefore }) => {
      const takenBy = (through: number): Paisa =>
        asPaisa(Math.min(inStock, scalePaisa(amount, through - returnedBefore, whole)));
      return subtractPaisa(takenBy(returned + quantity), takenBy(returned));
    }),
  );
}
