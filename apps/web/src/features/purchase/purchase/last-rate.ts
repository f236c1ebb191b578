import type { Answer } from '@bahi/contract/endpoint';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { paisaFromRupees, parseRupees, rupeesFromPaisa, scalePaisa } from '@bahi/domain/numbers/money';
import { oneUnitTenThousandths, quantityFromNumber } from '@bahi/domain/numbers/quantity';
import type { LineTax } from '../../stock/goods-lines/draft-total.ts';

/** What the server says of an item or service that is bought. */
export type BoughtDetail = Answer<typeof purchaseContract.lineDetail>;

const wholeRateHundredths = 10_000;

type Units = { units: readonly Pick<BoughtDetail['units'][number], 'id' | 'conversion'>[] };

/** What one of a unit last cost, in rupees as the bill says its rates; null where nothing tells it. */
export function lastRate(
  detail: Pick<BoughtDetail, 'rate' | 'unitId'> & Units,
  unitId: number | null,
  tax: Pick<LineTax, 'taxable' | 'taxRate' | 'vatIncluded'> | undefined,
): number | null {
  const paid = detail.rate === null ? null : paisaFromRupees(detail.rate);
  if (paid === null) return null;
  const rate = scalePaisa(paid, conversionOf(detail, unitId), conversionOf(detail, detail.unitId));
  const taxed =
    tax === undefined || !tax.taxable || !tax.vatIncluded
      ? rate
      : scalePaisa(rate, wholeRateHundredths + (parseRupees(String(tax.taxRate)) ?? 0), wholeRateHundredths);
  return rupeesFromPaisa(taxed);
}

function conversionOf({ units }: Units, unitId: number | null): number {
  const conversion = units.find(({ id }) => id === unitId)?.conversion ?? 1;
  return quantityFromNumber(conversion) ?? oneUnitTenThousandths;
}
