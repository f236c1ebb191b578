import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { toLatin } from '@bahi/domain/numbers/digits';
import { allocationMethod } from '../../catalogue/landing-cost/landing-cost.contract.ts';
import { contract } from '../../endpoint.ts';
import { entryPaymentMode, paymentStatus } from '../../enumeration.ts';
import {
  amount,
  chosenId,
  emptyOr,
  optionalAmount,
  optionalDay,
  optionalText,
  requiredText,
  toldAlways,
  version,
} from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { purchaseDetail } from '../purchase/purchase-answer.ts';

/** Costs that are entered at once at most. */
export const mostCosts = 20;

/**
 * A cost of bringing the goods of a purchase home: what for, how it is spread, what it comes to without VAT, for each
 * unit or as a whole, or nothing beside its VAT, and whose bill it is.
 */
export const directCostForm = z
  .object({
    landingCostId: chosenId,
    allocationMethod: allocationMethod.schema,
    /** Rupees for each of the item's own unit; or else the whole. */
    perUnitCost: optionalAmount,
    totalCost: optionalAmount,
    /** On top of the cost, where it is set off: of the vendor's bill, or of the customs. */
    vatAmount: emptyOr(amount),
    vendorId: chosenId,
    billNumber: optionalText(50).transform((text) => text && toLatin(text)),
    billDateAD: optionalDay,
    billDateBS: optionalDay,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    paymentMode: entryPaymentMode.schema.default('CREDIT'),
    remarks: optionalText(200),
  })
  .superRefine((form, context) => {
    for (const name of ['billDate', 'dueDate'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}BS`], message: 'common.isRequired' });
    // The customs may take VAT alone.
    if (!form.perUnitCost && !form.totalCost && !form.vatAmount)
      context.addIssue({ code: 'custom', path: ['totalCost'], message: 'common.isRequired' });
    if (form.perUnitCost && form.totalCost)
      context.addIssue({ code: 'custom', path: ['perUnitCost'], message: 'landingCost.oneAmount' });
  }, toldAlways)
  .superRefine(({ billDateAD, dueDateAD }, context) => {
    if (billDateAD && dueDateAD && !isDueInTime({ dated: billDateAD, due: dueDateAD }))
      context.addIssue({ code: 'custom', path: ['dueDateBS'], message: 'common.dueBeforeDocument' });
  });

export const directCostsForm = z
  .object({
    purchaseInvoiceId: chosenId,
    costs: z.array(directCostForm).min(1, 'directCost.costsMissing').max(mostCosts, 'directCost.costsMany'),
  })
  .meta({ id: 'DirectCostsForm' });

const directCostRow = z.object({
  id: z.int(),
  /** What it is for, as it was called then. */
  heading: z.string(),
  headingNp: z.string().nullable(),
  landingCostId: z.int(),
  purchaseInvoiceId: z.int(),
  purchaseCode: z.string().nullable(),
  outletId: z.int(),
  allocationMethod: allocationMethod.answer,
  /** Null where it was given as a whole. */
  perUnitCost: z.number().nullable(),
  /** Without VAT. */
  netAmount: z.number(),
  vatAmount: z.number(),
  totalBillAmount: z.number(),
  /** Of the net amount what is in stock by it, and what was of goods that were sold already. */
  stockAmount: z.number(),
  adjustedAmount: z.number(),
  vendorId: z.int(),
  vendorName: z.string(),
  vendorNameNp: z.string().nullable(),
  billNumber: z.string().nullable(),
  billDateAD: z.string(),
  billDateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  paidAmount: z.number(),
  remainingAmount: z.number(),
  paymentStatus: paymentStatus.answer,
  remarks: z.string().nullable(),
  /** False once it was cancelled. */
  isActive: z.boolean(),
  /** In force, not paid, of this month. */
  isCancellable: z.boolean(),
  cancelReason: z.string().nullable(),
  createdBy: z.string(),
  version: z.int(),
});

/** What of a cost a line of the purchase bears. */
const share = z.object({ directCostId: z.int(), purchaseLineId: z.int(), amount: z.number(), stockAmount: z.number() });

/** A purchase with all that it cost to bring its goods home. */
const costsOfPurchase = z
  .object({ purchase: purchaseDetail, costs: z.array(directCostRow), shares: z.array(share) })
  .meta({ id: 'CostsOfPurchase' });

export const directCostContract = contract('directCost', {
  save: {
    call: 'POST /purchase/invoice/direct-cost',
    access: 'purchase.create',
    body: directCostsForm,
    posting: true,
    answer: costsOfPurchase,
    refreshes: ['dues', 'goods'],
  },
  list: {
    call: 'GET /purchase/invoice/direct-cost',
    access: 'purchase.read',
    query: listQuery.extend({
      paymentStatus: paymentStatus.schema.optional(),
      vendorId: z.coerce.number().int().positive().optional(),
      purchaseInvoiceId: z.coerce.number().int().positive().optional(),
    }),
    answer: page(directCostRow),
  },
  ofInvoice: {
    call: 'GET /purchase/invoice/direct-cost/get-by-invoice/:invoiceId',
    access: 'purchase.read',
    params: z.object({ invoiceId: z.coerce.number().int().positive() }),
    answer: costsOfPurchase,
  },
  get: { call: 'GET /purchase/invoice/direct-cost/:id', access: 'purchase.read', answer: directCostRow },
  /** Takes back a cost that is not paid. */
  cancel: {
    call: 'PUT /purchase/invoice/direct-cost/cancel/:id',
    access: 'purchase.delete',
    body: z.object({ reason: requiredText(200), version }),
    posting: true,
    answer: costsOfPurchase,
    refreshes: ['dues', 'goods'],
  },
});
