import { day } from '@bahi/contract/fields';
import { newValues } from '@bahi/contract/form-values';
import { directCostForm, mostCosts } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { toldAlways } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import type { Control } from 'react-hook-form';
import { ApiError } from '../../../platform/api-error.ts';

type Bounds = { todayAD: string; purchasedAD: string };

/** The form of a cost as it stands on the screen: days are AD, and the purchase says from which day on. */
function costFormOf({ todayAD, purchasedAD }: Bounds) {
  const { billDateBS: _, dueDateBS: __, ...fields } = directCostForm.shape;
  const billDateAD = day
    .refine((billed) => !isInFuture(billed, todayAD), 'common.dateFuture')
    .refine((billed) => billed >= purchasedAD, 'directCost.beforePurchase');
  return z.object({ ...fields, billDateAD, dueDateAD: day }).superRefine((form, context) => {
    const refuse = (field: keyof typeof form, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!form.perUnitCost && !form.totalCost && !form.vatAmount) refuse('totalCost', 'common.aboveZero');
    if (form.vatAmount && !form.billNumber) refuse('billNumber', 'directCost.billForVat');
    if (form.billDateAD && form.dueDateAD && !isDueInTime({ dated: form.billDateAD, due: form.dueDateAD }))
      refuse('dueDateAD', 'common.dueBeforeDocument');
  }, toldAlways);
}

/** Several costs of one purchase, saved together. */
export function costsFormOf(bounds: Bounds) {
  return z.object({ costs: z.array(costFormOf(bounds)).min(1).max(mostCosts) });
}

export type CostsValues = z.input<ReturnType<typeof costsFormOf>>;
export type CostValues = CostsValues['costs'][number];
export type CostsControl = Control<CostsValues, unknown, CostsValues>;

/** A cost of today that is left due, as its row begins. */
export function newCost(bounds: Bounds): CostValues {
  return newValues(costFormOf(bounds), {
    allocationMethod: 'QUANTITY',
    billDateAD: bounds.todayAD,
    dueDateAD: bounds.todayAD,
    paymentMode: 'CREDIT',
  });
}

/** The server names days by their BS fields; the form has the AD days. */
export function atCostFields(error: ApiError): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map(({ field, message: reason }) => ({
    field: field.replace(/\.(bill|due)DateBS$/, '.$1DateAD'),
    message: reason,
  }));
  return new ApiError({ status, code, message, fields });
}
