import { paisaFromRupees, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { defaultDocumentKind, documentKinds, tableOfKinds } from '@bahi/domain/document-kinds';
import { enumeration, paymentMode } from '../../enumeration.ts';
import {
  amount,
  chequeNumber,
  chosenId,
  day,
  emptyOr,
  id,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  toldAlways,
  version,
} from '../../fields.ts';
import { z } from '../../zod.ts';
import { heldFields } from '../tds/tds-held.ts';

/** What a payment pays (specification, section 3). */
export const componentType = enumeration(tableOfKinds((kind) => documentKinds[kind].transactionCode));
export type ComponentType = (typeof componentType.words)[number];

/**
 * How a row of a settlement is settled: the payment modes, and ours, out of what the customer paid in advance or by tax that
 * who pays holds back.
 */
export const settlementMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3, ADVANCE: 4, TDS: 5 });
export type SettlementMode = (typeof settlementMode.words)[number];

/**
 * Each row: mode, date and an amount. That it is at least one rupee (specification, section 5) is judged where the dues
 * are known, for what settles a document may be less.
 */
export const paymentRow = z.object({
  paymentMode: settlementMode.schema,
  paymentDate: day,
  paymentAmount: positiveAmount,
  /** The cash box, bank account or wallet; without one the usual account of the mode. */
  moneyAccountId: optionalId,
  ...heldFields,
  /** Of a cheque what stands on it, as far as it is at hand; the day without one is that of the payment. */
  chequeNumber,
  chequeBank: optionalText(100),
  chequeDate: optionalDay,
});

/** A row as it is sent: its day AD, BS or both, and then they are the same one. */
const sentRow = z
  .object({ ...paymentRow.shape, paymentDate: optionalDay, paymentDateBS: optionalDay, chequeDateBS: optionalDay })
  .superRefine((row, context) => {
    if (!row.paymentDate && !row.paymentDateBS)
      context.addIssue({ code: 'custom', path: ['paymentDate'], message: 'common.isRequired' });
  }, toldAlways);

/** How much of a settlement goes onto one document, as the user chose it. */
const chosenAllocation = z.object({
  componentEntityId: id,
  componentType: componentType.schema,
  amount: positiveAmount,
});

const rowsOf = <R extends z.ZodType>(row: R) => z.array(row).min(1, 'payment.rowsMissing').max(50, 'payment.rowsMany');
const rowsTogether = {
  version,
  paymentLedgerDetailRequestDtoList: rowsOf(paymentRow),
  totalPayingAmount: positiveAmount,
  remarks: optionalText(200),
};

type Rows = {
  paymentLedgerDetailRequestDtoList: readonly { paymentAmount: number }[];
  totalPayingAmount: number;
};

function checkTotal(form: Rows, context: z.core.$RefinementCtx): void {
  const rows = form.paymentLedgerDetailRequestDtoList;
  const paid = rows.map((row) => paisaFromRupees(row.paymentAmount) ?? zeroPaisa);
  if (rows.length > 0 && sumPaisa(paid) !== paisaFromRupees(form.totalPayingAmount))
    context.addIssue({ code: 'custom', path: ['totalPayingAmount'], message: 'payment.totalDiffers' });
}

/** Payments on one document (specification, section 3: the submission). */
export const documentPaymentForm = z
  .object({
    ...rowsTogether,
    paymentLedgerDetailRequestDtoList: rowsOf(sentRow),
    componentEntityId: id,
    componentType: componentType.schema.default(defaultDocumentKind),
  })
  .superRefine(checkTotal);

const settlementFields = {
  ...rowsTogether,
  /** The settlement that is edited. */
  id: id.optional(),
  componentEntityId: id.optional(),
  componentType: componentType.schema.default(defaultDocumentKind),
  customerId: emptyOr(chosenId),
  outletId: emptyOr(chosenId),
  allocations: z.array(chosenAllocation).max(100, 'payment.allocationsMany').optional(),
};

type WhoseSettlement = { id?: number | undefined; componentEntityId?: number | undefined; customerId: number | null };

function checkWhose(form: WhoseSettlement, context: z.core.$RefinementCtx): void {
  if (form.id === undefined && form.componentEntityId === undefined && !form.customerId)
    context.addIssue({ code: 'custom', path: ['customerId'], message: 'common.isRequired' });
}

/**
 * A settlement: on one document (`componentEntityId`), or from one customer over their open documents in an outlet: as
 * chosen in `allocations`, else the oldest first. What is left over then is the customer's advance.
 */
export const settlementForm = z.object(settlementFields).superRefine(checkTotal).superRefine(checkWhose, toldAlways);

/** As `settlementForm` on the wire. */
export const settlementBody = z
  .object({ ...settlementFields, paymentLedgerDetailRequestDtoList: rowsOf(sentRow) })
  .superRefine(checkTotal)
  .superRefine(checkWhose, toldAlways);

/** What of an advance in an outlet goes back: to the customer who paid it, or from the vendor who holds it. */
export const refundForm = z
  .object({
    customerId: emptyOr(chosenId),
    vendorId: emptyOr(chosenId),
    outletId: emptyOr(chosenId),
    paymentMode: paymentMode.schema,
    paymentDate: optionalDay,
    paymentDateBS: optionalDay,
    amount: positiveAmount,
    moneyAccountId: optionalId,
    remarks: optionalText(200),
  })
  .superRefine((form, context) => {
    if (!form.paymentDate && !form.paymentDateBS)
      context.addIssue({ code: 'custom', path: ['paymentDate'], message: 'common.isRequired' });
    if (!form.customerId && !form.vendorId)
      context.addIssue({ code: 'custom', path: ['customerId'], message: 'common.isRequired' });
    if (form.customerId && form.vendorId)
      context.addIssue({ code: 'custom', path: ['vendorId'], message: 'common.invalid' });
  }, toldAlways)
  .meta({ id: 'RefundForm' });

const amountOrNothing = z
  .union([z.string(), z.number()])
  .transform((value) => (value === '' ? 0 : value))
  .pipe(amount);

/** As `settlementForm` while it is filled in: the amount of a document that gets nothing stays empty. */
export const receiveForm = z
  .object({
    ...settlementFields,
    allocations: z.array(chosenAllocation.extend({ amount: amountOrNothing })).optional(),
  })
  .superRefine(checkTotal)
  .superRefine(checkWhose, toldAlways);
