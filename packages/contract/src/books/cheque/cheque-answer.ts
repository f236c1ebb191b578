import { chequeActions } from '@bahi/domain/posting/cash/cheque';
import { enumeration } from '../../enumeration.ts';
import { settlementKind } from '../../money/payment/payment-answer.ts';
import { z } from '../../zod.ts';

export const chequeState = enumeration({
  IN_HAND: 1,
  DEPOSITED: 2,
  ISSUED: 3,
  CLEARED: 4,
  BOUNCED: 5,
  RETURNED: 6,
  CANCELLED: 7,
  REMOVED: 8,
});

/** A row of the list. Amounts are rupees. */
export const chequeRow = z.object({
  id: z.int(),
  kind: settlementKind.answer,
  state: chequeState.answer,
  /** What stands on it, as far as it was noted. */
  number: z.string().nullable(),
  bank: z.string().nullable(),
  chequeDateAD: z.string(),
  chequeDateBS: z.string(),
  isPostDated: z.boolean(),
  /** When it was received or given. */
  cameOnAD: z.string(),
  cameOnBS: z.string(),
  /** The day of its last step. */
  stateDateAD: z.string(),
  stateDateBS: z.string(),
  amount: z.number(),
  customerId: z.int().nullable(),
  vendorId: z.int().nullable(),
  partyName: z.string(),
  partyNameNp: z.string().nullable(),
  /** The bank account that it was put into, or is drawn on; null in hand. */
  moneyAccountId: z.int().nullable(),
  accountName: z.string().nullable(),
  accountNameNp: z.string().nullable(),
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  /** Whose receipt or payment voucher it is of. */
  settlementId: z.int(),
  settlementNumber: z.string().nullable(),
  /** What can be done with it as it stands. */
  actions: z.array(z.enum(chequeActions)),
  version: z.int(),
});

export const chequeDetail = chequeRow
  .extend({
    enteredBy: z.string(),
    /** What was done with it, the oldest first. */
    steps: z.array(
      z.object({
        id: z.int(),
        action: z.enum(chequeActions),
        state: chequeState.answer,
        dateAD: z.string(),
        dateBS: z.string(),
        accountName: z.string().nullable(),
        accountNameNp: z.string().nullable(),
        slipId: z.int().nullable(),
        /** What the bank took for a bounce, and the income by which the customer was charged for it. */
        chargeAmount: z.number(),
        chargedId: z.int().nullable(),
        reason: z.string().nullable(),
        doneBy: z.string(),
        doneAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'ChequeDetail' });

/** Cheques that were put into a bank at once. */
export const chequeSlip = z
  .object({
    id: z.int(),
    dateAD: z.string(),
    dateBS: z.string(),
    accountName: z.string(),
    accountNameNp: z.string(),
    totalAmount: z.number(),
    cheques: z.int(),
  })
  .meta({ id: 'ChequeSlip' });

/** The post-dated cheques of a month that wait for their day. */
export const chequeMonth = z
  .object({
    fromAD: z.string(),
    toAD: z.string(),
    /** All days of the month on which cheques wait, in their order. */
    days: z.array(
      z.object({
        dateAD: z.string(),
        dateBS: z.string(),
        receivedAmount: z.number(),
        givenAmount: z.number(),
        cheques: z.array(
          z.object({
            id: z.int(),
            kind: settlementKind.answer,
            number: z.string().nullable(),
            bank: z.string().nullable(),
            amount: z.number(),
            partyName: z.string(),
            partyNameNp: z.string().nullable(),
          }),
        ),
      }),
    ),
    receivedAmount: z.number(),
    givenAmount: z.number(),
  })
  .meta({ id: 'ChequeMonth' });
