import type { Answer } from '@bahi/contract/endpoint';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../platform/api-error.ts';
import { useCall } from '../../../platform/query.ts';

export type TaxRate = Answer<typeof taxRateContract.list>['rows'][number];
export type TaxRates = {
  rows: readonly TaxRate[];
  /** What a taxable item or service gets unless another one is chosen. */
  standard: TaxRate | undefined;
  /** Per cent; the standard rate while none is chosen. */
  rateOf: (taxRateId: unknown) => number;
};

/** All tax rates, for the forms of what is sold. */
export function useTaxRates(): UseQueryResult<{ rows: TaxRate[] }, ApiError> {
  return useCall(taxRateContract.list, {});
}

export function taxRatesOf(rows: readonly TaxRate[]): TaxRates {
  const standard = rows.find((rate) => rate.isDefault && rate.isActive);
  return {
    rows,
    standard,
    rateOf: (taxRateId) => (rows.find((rate) => rate.id === taxRateId) ?? standard)?.rate ?? 0,
  };
}

/** Per cent on a day, AD, `2026-12-01`. */
export function rateOnDay({ firstRate, changes }: TaxRate, dayAD: string): number {
  return changes.findLast(({ fromDayAD }) => fromDayAD <= dayAD)?.rate ?? firstRate;
}
