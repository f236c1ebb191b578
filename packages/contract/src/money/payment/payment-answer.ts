import { chequeStates } from '@bahi/domain/posting/cash/cheque';
import { enumeration, paymentStatus } from '../../enumeration.ts';
import { z } from '../../zod.ts';
import { heldAnswer } from '../tds/tds-held.ts';
import { componentType, settlementMode } from './payment-form.ts';

export const settlementKind = enumeration({ RECEIVED: 1, PAID: 2 });

const party = {
  /** The customer; of an expense the vendor. */
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
};

const ledgerDetail = z.object({
  id: z.int(),
  paymentAmount: z.number(),
  paymentDate: z.string(),
  paymentDateBS: z.string(),
  paymentMode: settlementMode.answer,
  /** The account that it names; null for the usual one of its mode. */
  moneyAccountId: z.int().nullable(),
  moneyAccountName: z.string().nullable(),
  moneyAccountNameNp: z.string().nullable(),
  ...heldAnswer,
  /** Of a payment by cheque; its payment stands no more where it bounced, was handed back or cancelled. */
  cheque: z
    .object({
      id: z.int(),
      state: z.enum(chequeStates),
      number: z.string().nullable(),
      bank: z.string().nullable(),
      chequeDateAD: z.string(),
      chequeDateBS: z.string(),
    })
    .nullable(),
});

export const paymentSummary = z
  .object({
    componentType: componentType.answer,
    componentEntityId: z.int(),
    /** The invoice's number, the heading of an income or expense; null for a draft. */
    code: z.string().nullable(),
    totalAmount: z.number(),
    totalPaidAmount: z.number(),
    dueAmount: z.number(),
    paymentStatus: paymentStatus.answer,
    /** Payments are taken: final or active. */
    isOpen: z.boolean(),
    ...party,
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    /** What the customer paid in advance in this outlet and has not used, or what the vendor holds of ours there. */
    advanceAmount: z.number(),
    billDateAD: z.string(),
    billDateBS: z.string(),
    /** The first day on which it can be paid: that of the bill, or of the taking over of a bill of before. */
    payableFromAD: z.string(),
    /** The amounts are those that went onto this document, the newest first. */
    paymentLedgerDetailResponseDtoList: z.array(
      ledgerDetail.extend({
        masterId: z.int(),
        receiptNumber: z.string().nullable(),
        receivedBy: z.string(),
      }),
    ),
  })
  .meta({ id: 'PaymentSummary' });

export const settlementRow = z.object({
  /** The master id of its payments. */
  id: z.int(),
  number: z.string().nullable(),
  kind: settlementKind.answer,
  customerId: z.int().nullable(),
  vendorId: z.int().nullable(),
  ...party,
  receivedDateAD: z.string(),
  receivedDateBS: z.string(),
  totalAmount: z.number(),
  /**
   * What of it is by the mode that the list is narrowed to; else all that is money: an advance that is used came in, or
   * went out, before.
   */
  modeAmount: z.number(),
  /** What of it went onto no document. */
  advanceAmount: z.number(),
  modes: z.array(settlementMode.answer),
  remarks: z.string().nullable(),
  receivedBy: z.string(),
  /** False once it was deleted; its entries are reversed then. */
  isActive: z.boolean(),
  deleteReason: z.string().nullable(),
  /** Its documents are active and none is paid, so it may be edited; deleting, with a reason, is always possible. */
  isEditable: z.boolean(),
  version: z.int(),
});

export const settlementDetail = settlementRow
  .extend({
    outletId: z.int(),
    /** Where whoever paid or is paid can be called; null where it is not known, or the caller may not read such parties. */
    partyPhone: z.string().nullable(),
    paymentLedgerDetailResponseDtoList: z.array(ledgerDetail),
    allocations: z.array(
      z.object({
        componentType: componentType.answer,
        componentEntityId: z.int(),
        code: z.string().nullable(),
        billDateAD: z.string(),
        billDateBS: z.string(),
        payableFromAD: z.string(),
        totalAmount: z.number(),
        dueAmount: z.number(),
        amount: z.number(),
      }),
    ),
  })
  .meta({ id: 'SettlementDetail' });

export const openDocument = z.object({
  componentType: componentType.answer,
  componentEntityId: z.int(),
  code: z.string().nullable(),
  billDateAD: z.string(),
  billDateBS: z.string(),
  payableFromAD: z.string(),
  dueDateAD: z.string(),
  dueDateBS: z.string(),
  totalAmount: z.number(),
  dueAmount: z.number(),
});
