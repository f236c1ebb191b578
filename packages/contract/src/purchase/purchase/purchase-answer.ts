import { customsAnswer } from '../../stock/goods-lines/customs.ts';
import { inventoryType, paymentStatus } from '../../enumeration.ts';
import { attachedDocument } from '../../money/due-document/due-document.ts';
import { batchAnswer } from '../../stock/batch/batch-fields.ts';
import { goodsLinesAnswer, lineAnswer } from '../../stock/goods-lines/goods-lines-answer.ts';
import { z } from '../../zod.ts';
import { purchaseOrigin, purchaseState } from './purchase-form.ts';

/** A row of the list of purchase bills. Amounts are rupees. */
export const purchaseRow = z.object({
  id: z.int(),
  /** The number that the business files it under; null while it is a draft. */
  code: z.string().nullable(),
  state: purchaseState.answer,
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  vendorId: z.int(),
  vendorName: z.string(),
  vendorNameNp: z.string().nullable(),
  /** The number on the vendor's own bill. */
  billNumber: z.string().nullable(),
  origin: purchaseOrigin.answer,
  issuedDateAD: z.string(),
  issuedDateBS: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  grandTotal: z.number(),
  /** In money; what debit notes took off what it owes stands beside. */
  paidAmount: z.number(),
  debitedAmount: z.number(),
  remainingAmount: z.number(),
  paymentStatus: paymentStatus.answer,
  /** Of this month, in force and not paid: may be cancelled where its goods are still there. */
  isCancellable: z.boolean(),
  version: z.int(),
});

/** A line as it stands on the bill, and what became of it. */
export const purchaseLineAnswer = lineAnswer.extend({
  /** The unit of quantity and rate. */
  unitId: z.int().nullable(),
  /** The same in the item's own unit; of a service, and of what is on no shelf, the quantity itself. */
  stockQuantity: z.number(),
  stockUnit: z.string().nullable(),
  stockUnitNp: z.string().nullable(),
  /** Whether it is taxed at home, whoever sells it; `taxable` is whether this bill bears VAT for it. */
  isTaxable: z.boolean(),
  isCapital: z.boolean(),
  categoryId: z.int().nullable(),
  categoryName: z.string().nullable(),
  categoryNameNp: z.string().nullable(),
  /** What it costs the business: net, freight, and VAT that cannot be set off. */
  costAmount: z.number(),
  ...batchAnswer,
});

/** What a bill comes to, before it is saved. */
export const purchaseTotals = z.object({
  ...goodsLinesAnswer,
  lines: z.array(purchaseLineAnswer.omit({ id: true })),
  grandTotal: z.number(),
  /** Whether the VAT on the bill is set off; else it is a part of what the goods cost. */
  isVatSetOff: z.boolean(),
});

export const purchaseDetail = purchaseRow
  .extend({
    ...goodsLinesAnswer,
    lines: z.array(purchaseLineAnswer),
    isVatSetOff: z.boolean(),
    ratesIncludeVat: z.boolean(),
    ...customsAnswer,
    vendorPan: z.string().nullable(),
    vendorAddress: z.string(),
    vendorAddressNp: z.string(),
    fiscalYear: z.string().nullable(),
    enteredBy: z.string(),
    cancelReason: z.string().nullable(),
    /** Who cancelled it, as they were called then. */
    cancelledBy: z.string().nullable(),
    documents: z.array(attachedDocument),
  })
  .meta({ id: 'PurchaseDetail' });

/** A unit that an item may be bought in: so many of its own are in one of it. */
export const purchaseUnit = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  conversion: z.number(),
});

/** What a line needs of an item or service that is bought. */
export const purchaseLineDetail = z.object({
  inventoryType: inventoryType.answer,
  itemLedgerDetailId: z.int().nullable(),
  serviceId: z.int().nullable(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  hsCode: z.string().nullable(),
  unit: z.string(),
  unitNp: z.string().nullable(),
  taxable: z.boolean(),
  taxRate: z.number(),
  /** Null for a service. */
  stockQuantity: z.number().nullable(),
  /** The item's own unit first; none for a service. */
  units: z.array(purchaseUnit),
  /** The unit in which it is usually bought. */
  unitId: z.int().nullable(),
  /** What was last paid for one of that unit, to the same vendor where there was one, without VAT; null where nothing tells it. */
  rate: z.number().nullable(),
  /** When that was; null where it is the item's own purchase price. */
  lastBoughtAD: z.string().nullable(),
  /** Said where it is told by batch, so that the line names one. */
  keepsBatches: z.literal(true).optional(),
});
