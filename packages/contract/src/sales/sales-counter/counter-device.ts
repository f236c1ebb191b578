import { z } from '../../zod.ts';
import { counterFault, counterState, freezeReason, refusalReason } from './sales-counter-answer.ts';

/** For so many hours, and so many invoices, a counter sells without the line. */
export const lentHours = 48;
export const lentInvoices = 500;

/** So many invoices are sent at once at most; together they stay below the million bytes of a request. */
export const mostSent = 50;
export const mostSentBytes = 800_000;

/** So far may the clocks of device and server differ. */
export const clockToleranceMinutes = 10;

const deviceId = z.uuid('common.isRequired');
/** A secret that `register` gave, once. */
const deviceKey = z.string('common.isRequired').min(1, 'common.isRequired').max(100);

/** Which device shows that it is this counter's. */
export const deviceShown = z.object({ counterId: z.int().positive(), deviceId, deviceKey });

export const registerForm = z.object({
  id: z.int().positive(),
  /** Made by the browser and kept in the storage that its series is to live in. */
  deviceId,
  /** What the browser calls itself, for the owner. */
  deviceName: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((name) => name || null),
});

export const lendForm = deviceShown.extend({
  /** How far its storage is, a head for each fiscal year; nothing before its first invoice. */
  heads: z
    .array(
      z.object({
        fiscalYear: z.string().regex(/^\d{4}\/\d{2}$/),
        sequence: z.int().min(0),
        hash: z.string().max(64),
      }),
    )
    .max(200),
  /** The hash of a head that the server told, by a device whose storage is behind it: it says so knowing that. */
  confirms: z.string().max(64).optional(),
  /** It sells nothing more, and asks what the server has of it: nothing is lent, and it is not taken for one that goes on. */
  isOnlyAsked: z.boolean().optional(),
});

/** How far the series are by what the server has, so that a device sends again what the server lost. */
const heads = z.array(z.object({ fiscalYear: z.string(), sequence: z.int(), hash: z.string() }));

/** How a counter stands for its device. */
const counterNow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  outletId: z.int(),
  outletName: z.string(),
  outletNameNp: z.string().nullable(),
  state: counterState,
  freezeReason: freezeReason.nullable(),
});

export const lendAnswer = z
  .object({
    counter: counterNow,
    /** Null of a counter that is frozen or closed: it sells nothing. */
    lend: z
      .object({
        id: z.int(),
        fromAt: z.string(),
        untilAt: z.string(),
        invoices: z.int(),
        /** The fiscal years that it reaches into, with what their numbers begin with and their days, both included. */
        years: z.array(
          z.object({
            fiscalYear: z.string(),
            firstDayAD: z.string(),
            lastDayAD: z.string(),
            numberBegins: z.string(),
          }),
        ),
      })
      .nullable(),
    heads,
    serverNow: z.string(),
  })
  .meta({ id: 'CounterLend' });

export const takeForm = deviceShown.extend({
  /** In the order of their numbers, each as it was written, with its hash. */
  invoices: z
    // Longer than the longest is kept as a fault: refused, it would stand before all that come after it.
    .array(z.object({ text: z.string(), hash: z.string() }))
    .min(1)
    .max(mostSent),
  /** What was issued before these is here no more: what is missing between them and what the server has is a fault. */
  hasNoEarlier: z.boolean().optional(),
});

export const takeAnswer = z
  .object({
    /**
     * One for each that was sent, in their order. `FAULT` is kept apart and is no part of the series. `AHEAD` is not kept:
     * what lies between it and the head is to be sent before it, as after a server was set back. `NEWER` is not kept either:
     * a newer release wrote it than the one that is asked.
     */
    taken: z.array(
      z.object({
        fiscalYear: z.string().nullable(),
        sequence: z.int().nullable(),
        state: z.enum(['KEPT', 'POSTED', 'REFUSED', 'SETTLED', 'FAULT', 'AHEAD', 'NEWER']),
        invoiceId: z.int().nullable(),
        fault: counterFault.nullable(),
        refusal: refusalReason.nullable(),
        /** Why it was refused, in words of whoever sends it. */
        reason: z.string().nullable(),
      }),
    ),
    counter: counterNow,
    heads,
  })
  .meta({ id: 'CounterTaken' });
