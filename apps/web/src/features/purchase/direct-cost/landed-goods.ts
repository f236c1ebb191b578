import { largestAmountRupees } from '@bahi/contract/fields';
import { type AllocationMethod, type CarriedLine, costOfUnits, spreadLandedCost } from '@bahi/domain/landed-cost';
import { addPaisa, type Paisa, paisaOf, parseRupees, scalePaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { oneUnitTenThousandths, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { CostsOfPurchase } from './direct-cost-rows.ts';

type Line = CostsOfPurchase['purchase']['lines'][number];

/** A line of goods of a purchase, with what it bears of the costs in force. */
export type LandedLine = CarriedLine & { line: Line; borne: Paisa };

/** The lines of a purchase that are goods: a service bears no cost of bringing goods home. */
export function landedLines({ purchase, shares }: Pick<CostsOfPurchase, 'purchase' | 'shares'>): LandedLine[] {
  return purchase.lines
    .filter(({ itemLedgerDetailId }) => itemLedgerDetailId !== null)
    .map((line) => ({
      line,
      quantity: quantityFromNumber(line.stockQuantity) ?? zeroQuantity,
      cost: paisaOf(line.costAmount),
      borne: shares
        .filter(({ purchaseLineId }) => purchaseLineId === line.id)
        .reduce((sum, { amount }) => addPaisa(sum, paisaOf(amount)), zeroPaisa),
    }));
}

/** What one unit costs with all that it bears; null where there is no quantity to go by. */
export function costPerUnit({ quantity, cost, borne }: Omit<LandedLine, 'line'>, more: Paisa = zeroPaisa) {
  return quantity <= 0 ? null : scalePaisa(addPaisa(addPaisa(cost, borne), more), oneUnitTenThousandths, quantity);
}

/** A cost as it stands in its row of the form. */
export type TypedCost = {
  allocationMethod: unknown;
  perUnitCost?: string | number | null | undefined;
  totalCost?: string | number | null | undefined;
};

/** What each line would bear of the costs that are being written; null while none has an amount. */
export function previewOf(costs: readonly TypedCost[], lines: readonly CarriedLine[]): Paisa[] | null {
  const spread = costs.flatMap((cost) => {
    const [net, method] = [netOf(cost, lines), cost.allocationMethod];
    return net === null || !isMethod(method) ? [] : [spreadLandedCost(net, method, lines)];
  });
  if (spread.length === 0) return null;
  return lines.map((_, position) =>
    spread.reduce((sum, parts) => addPaisa(sum, parts[position] ?? zeroPaisa), zeroPaisa),
  );
}

/** What a cost comes to without VAT; null for what is no amount, or more than one may be. */
function netOf({ perUnitCost, totalCost }: TypedCost, lines: readonly CarriedLine[]): Paisa | null {
  const perUnit = typed(perUnitCost);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTooMuch = perUnit !== null && (perUnit * units) / oneUnitTenThousandths > mostPaisa;
  const net = perUnit === null ? typed(totalCost) : isTooMuch ? null : costOfUnits(perUnit, lines);
  return net !== null && net > 0 && net <= mostPaisa ? net : null;
}

const mostPaisa = paisaOf(largestAmountRupees);

function typed(amount: string | number | null | undefined): Paisa | null {
  return amount === '' || amount === null || amount === undefined ? null : parseRupees(String(amount));
}

function isMethod(method: unknown): method is AllocationMethod {
  return method === 'QUANTITY' || method === 'VALUE' || method === 'EQUAL';
}
