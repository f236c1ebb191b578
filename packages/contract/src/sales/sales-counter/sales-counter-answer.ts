import { choiceOf } from '../../enumeration.ts';
import { z } from '../../zod.ts';

/**
 * NEW has no device yet; ACTIVE sells; FROZEN sells no more until its owner has looked, and after a fault of its chain never
 * again; CLOSED is over.
 */
export const counterStates = ['NEW', 'ACTIVE', 'FROZEN', 'CLOSED'] as const;
export const counterState = choiceOf(counterStates);

/** What is wrong with what a device sent, so that it is kept beside the series and nothing of it is posted. */
export const counterFaults = [
  'UNREADABLE',
  'VERSION',
  'OTHER_COUNTER',
  'NUMBER',
  'HASH',
  'GAP',
  'OTHER_KEPT',
  'AFTER_FAULT',
  'AFTER_CLOSING',
] as const;
export const counterFault = choiceOf(counterFaults);

/** Why a counter is frozen: a fault of what it sent, a storage that was set back, or totals that are not as printed. */
export const freezeReasons = [...counterFaults, 'OLD_PROFILE', 'TOTALS'] as const;
export const freezeReason = choiceOf(freezeReasons);

/**
 * KEPT waits to be posted. POSTED stands in the books. REFUSED could not be posted; LOST has a number and no content. Both
 * are SETTLED once the owner has said what became of them.
 */
export const counterInvoiceStates = ['KEPT', 'POSTED', 'REFUSED', 'LOST', 'SETTLED'] as const;
export const counterInvoiceState = choiceOf(counterInvoiceStates);

/** Why an invoice was refused, where it is not the server's usual refusal of a form, which is told in words. */
export const refusalReasons = ['TOTALS', 'CLOCK', 'DAY', 'FORM', 'RULE', 'SERVER'] as const;
export const refusalReason = choiceOf(refusalReasons);

const outletName = { outletId: z.int(), outletName: z.string(), outletNameNp: z.string().nullable() };

/** A counter as the list has it. */
export const salesCounterRow = z
  .object({
    id: z.int(),
    /** C1, C2 … of its outlet, which no other one ever gets. */
    code: z.string(),
    name: z.string(),
    ...outletName,
    state: counterState,
    freezeReason: freezeReason.nullable(),
    /** The browser that it was registered on, as it calls itself. */
    deviceName: z.string().nullable(),
    registeredAt: z.string().nullable(),
    /** The last number that the server has of it, and when it came. */
    lastNumber: z.string().nullable(),
    lastTakenAt: z.string().nullable(),
    /** Until when it may sell without the line; null where nothing is lent. */
    lentUntil: z.string().nullable(),
    /** How many of its invoices wait for the owner. */
    refusedCount: z.int(),
    /** Those that came and are posted soon, as somebody held them up. */
    keptCount: z.int(),
    lostCount: z.int(),
    faultCount: z.int(),
    version: z.int(),
  })
  .meta({ id: 'SalesCounterRow' });

/** How far a series is: of a fiscal year, by what the server has kept. */
const counterSeries = z.object({
  fiscalYear: z.string(),
  sequence: z.int(),
  number: z.string(),
  /** The last number that was printed, as the owner said it at closing; null before. */
  closedAt: z.int().nullable(),
});

/** A text that is no part of the chain, as it came. */
const counterFaultRow = z.object({
  id: z.int(),
  fault: counterFault,
  /** What the text says as its number, where it can be read. */
  number: z.string().nullable(),
  receivedAt: z.string(),
  text: z.string(),
});

/** A counter with its series, what is wrong with it, and who did what to it. */
export const salesCounterDetail = salesCounterRow
  .extend({
    numberBegins: z.string(),
    series: z.array(counterSeries),
    /** The first ones: a device that is not what it says could fill the screen. */
    faults: z.array(counterFaultRow),
    frozenAt: z.string().nullable(),
    createdBy: z.string(),
    registeredBy: z.string().nullable(),
    closedBy: z.string().nullable(),
    closedAt: z.string().nullable(),
    closeReason: z.string().nullable(),
    /** It is frozen for totals, and no refused invoice waits any more. */
    isLiftable: z.boolean(),
  })
  .meta({ id: 'SalesCounter' });

/** An invoice of a counter as the list has it; of a lost one only its number is known. */
export const counterInvoiceRow = z
  .object({
    id: z.int(),
    counterId: z.int(),
    counterCode: z.string(),
    counterName: z.string(),
    ...outletName,
    fiscalYear: z.string(),
    sequence: z.int(),
    number: z.string(),
    state: counterInvoiceState,
    refusal: refusalReason.nullable(),
    /** The refusal in words of whoever asks. */
    reason: z.string().nullable(),
    /** It was sold beyond what was lent: after its hours, or more than its number. */
    isLate: z.boolean(),
    issuedAt: z.string().nullable(),
    issuedDateAD: z.string().nullable(),
    issuedDateBS: z.string().nullable(),
    issuedBy: z.string().nullable(),
    customerName: z.string().nullable(),
    customerNameNp: z.string().nullable(),
    grandTotal: z.number().nullable(),
    receivedAt: z.string().nullable(),
    /** Who sent it, where that is not who issued it by what it says. */
    sentBy: z.string().nullable(),
    /** Its document, once it is posted; of a settled one, the invoice that was written in its place. */
    invoiceId: z.int().nullable(),
    invoiceNumber: z.string().nullable(),
    settledBy: z.string().nullable(),
    settledAt: z.string().nullable(),
    settleReason: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'CounterInvoiceRow' });

/** The same with what was sent, and what the paper said of it. Amounts are rupees. */
export const counterInvoiceDetail = counterInvoiceRow
  .extend({
    text: z.string().nullable(),
    hash: z.string().nullable(),
    /** Under whose name it is posted, where that is not who issued it: they could not have, or are nobody of the business. */
    postedBy: z.string().nullable(),
    /** What the document would come to today, where that is not what was printed. */
    workedOut: z.object({ net: z.number(), vat: z.number(), grandTotal: z.number() }).nullable(),
    printed: z
      .object({
        lines: z.array(
          z.object({
            name: z.string(),
            nameNp: z.string().nullable(),
            unit: z.string().nullable(),
            quantity: z.number(),
            rate: z.number(),
            discount: z.number(),
            net: z.number(),
            vat: z.number(),
          }),
        ),
        net: z.number(),
        vat: z.number(),
        grandTotal: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'CounterInvoice' });
