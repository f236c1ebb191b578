// Longer than 200 lines because all that is asked of the outbox is seen in one place.
import { reportedAs } from '@bahi/domain/document-kinds';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { optionalDay, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/**
 * Where a bill or return stands: it waits, is being sent at this moment, was taken by the receiver, is held until a person lets
 * it go, was refused by the receiver, or was cancelled before anything of it went.
 */
export const cbmsStates = ['WAITING', 'SENDING', 'SENT', 'HELD', 'FAILED', 'WITHDRAWN'] as const;
export type CbmsState = (typeof cbmsStates)[number];

/**
 * Why it is held or has failed, or why its last try brought nothing: a person held it; it does not add up; it has an amount below
 * zero; its bill was never told from these books; the receiver does not know its bill; it cannot read what it is told, or takes
 * it not; nobody answers there; nothing that is answered makes sense; user name and password are wrong; it was cancelled; a return
 * of which nobody knows whether it arrived; no PAN stands on its paper; it cannot be written as it is sent. And of what was sent:
 * the receiver had it already, or a person told it otherwise.
 */
export const cbmsReasons = [
  'BY_PERSON',
  'NOT_ADDING_UP',
  'NEGATIVE',
  'ORIGINAL_NOT_REPORTED',
  'ORIGINAL_UNKNOWN',
  'INVALID',
  'REFUSED',
  'UNREACHABLE',
  'UNCLEAR',
  'CREDENTIALS',
  'CANCELLED',
  'MAY_HAVE_ARRIVED',
  'NO_PAN',
  'NOT_WRITABLE',
  'WAS_THERE',
  'BY_HAND',
] as const;
export type CbmsReason = (typeof cbmsReasons)[number];

/**
 * Why nothing at all is sent until a person has seen to it: wrong user name or password, a password that was kept under another
 * secret, an address on a private network, or one after another that the receiver cannot read.
 */
export const cbmsStops = ['CREDENTIALS', 'PASSWORD_LOST', 'ADDRESS_PRIVATE', 'INVALID'] as const;
export type CbmsStop = (typeof cbmsStops)[number];

const report = z.object({
  id: z.int(),
  what: z.enum(reportedAs),
  documentId: z.int(),
  number: z.string(),
  dateAD: z.string(),
  dateBS: z.string(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  /** In rupees, as it is told: without what the total was rounded by. */
  total: z.number(),
  state: z.enum(cbmsStates),
  reason: z.enum(cbmsReasons).nullable(),
  /** The number of the bill that a return is of, and whether it waits for that one to be taken. */
  originalNumber: z.string().nullable(),
  waitsForOriginal: z.boolean(),
  tries: z.int(),
  /** What the receiver was told: that it was sent as it was issued. Null while it is not sent. */
  isRealtime: z.boolean().nullable(),
  writtenAt: z.string(),
  /** When it is tried next. */
  dueAt: z.string().nullable(),
  settledAt: z.string().nullable(),
});

const attempt = z.object({
  number: z.int(),
  sentAt: z.string(),
  /** What was sent, without user name and password. */
  sent: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  status: z.int().nullable(),
  answer: z.string().nullable(),
  /** The receiver's code, or why there is none; null where the server went before it knew. */
  outcome: z.string().nullable(),
});

/** What people do with one of them. */
export const cbmsActs = ['HELD', 'RELEASED', 'RETRIED', 'TOLD'] as const;
export type CbmsAct = (typeof cbmsActs)[number];

const personsAct = z.object({
  id: z.int(),
  act: z.enum(cbmsActs),
  /** Of one that was told otherwise: how. */
  remarks: z.string().nullable(),
  userFullName: z.string(),
  at: z.string(),
});

/** How somebody told the receiver of one that did not go from here. */
export const cbmsTold = z.object({ remarks: requiredText(200) });

/** Never answered. Left empty it stays as it is, unless user name or address changed. */
const password = z
  .string()
  .max(200, 'common.textLong')
  .nullish()
  .transform((text) => text || null);

/** The address up to where `/api/bill` begins. */
const address = requiredText(200)
  .transform((text) => text.replace(/\/+$/, '').replace(/\/api\/bill(?:return)?$/i, ''))
  .pipe(z.string().regex(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i, 'cbms.addressInvalid'));

export const cbmsSetupForm = z.object({
  version,
  isOn: z.boolean(),
  fromDayAD: optionalDay,
  fromDayBS: optionalDay,
  address,
  userName: requiredText(100),
  password,
});

const setup = z
  .object({
    isOn: z.boolean(),
    fromDayAD: z.string(),
    fromDayBS: z.string(),
    address: z.string(),
    userName: z.string(),
    hasPassword: z.boolean(),
    stop: z.enum(cbmsStops).nullable(),
    stoppedAt: z.string().nullable(),
    /** Nobody answers there: until when nothing is tried. */
    pausedUntil: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'CbmsSetup' });

const state = z
  .object({
    /** Null where nobody has set it up. */
    setup: setup.nullable(),
    /** Of the profile: what is sent as the seller's, and whether the business may be set up at all. */
    sellerPan: z.string().nullable(),
    isVatRegistered: z.boolean(),
    counts: z.object({
      WAITING: z.int(),
      SENDING: z.int(),
      SENT: z.int(),
      HELD: z.int(),
      FAILED: z.int(),
      WITHDRAWN: z.int(),
    }),
    /** Since when the oldest waits. */
    oldestWaitingAt: z.string().nullable(),
  })
  .meta({ id: 'CbmsOutbox' });

/** What the tax office's receiver is told of bills and returns, by a business that has turned that on (decision 0125). */
export const cbmsContract = contract('cbms', {
  state: { call: 'GET /v1/cbms/state', access: 'cbms.read', answer: state },
  list: {
    call: 'GET /v1/cbms/list',
    access: 'cbms.read',
    query: listQuery.extend({
      state: z.string().pipe(choiceOf(cbmsStates)).optional(),
      what: z.string().pipe(choiceOf(reportedAs)).optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(report),
  },
  /** One of them with all its tries, and what people did with it. */
  get: {
    call: 'GET /v1/cbms/get/:id',
    access: 'cbms.read',
    answer: report.extend({ attempts: z.array(attempt), acts: z.array(personsAct) }),
  },
  /** What became of a document; null where it is not told. */
  ofDocument: {
    call: 'GET /v1/cbms/document/:documentId',
    access: 'cbms.read',
    answer: z.object({ report: report.nullable() }),
  },
  save: {
    call: 'PUT /v1/cbms/setup',
    access: 'cbms.update',
    changesSecurity: true,
    reachesOut: true,
    body: cbmsSetupForm,
    answer: state,
    // Whether the address may be called is found out before a transaction opens.
    transaction: 'own',
  },
  /** Asks the receiver something that it cannot take, so that it says whether it is there and knows the user. */
  test: {
    call: 'POST /v1/cbms/test',
    access: 'cbms.update',
    reachesOut: true,
    answer: z.object({ outcome: z.string() }),
    transaction: 'own',
  },
  /** Lets everything go on at once that was stopped or waits because nobody answered. */
  resume: { call: 'PUT /v1/cbms/resume', access: 'cbms.update', reachesOut: true, answer: state },
  hold: { call: 'PUT /v1/cbms/hold/:id', access: 'cbms.update', answer: report },
  release: { call: 'PUT /v1/cbms/release/:id', access: 'cbms.update', reachesOut: true, answer: report },
  /** Sends what has failed again, and what waits at once. */
  retry: { call: 'PUT /v1/cbms/retry/:id', access: 'cbms.update', reachesOut: true, answer: report },
  /** Sends everything again that has failed. */
  retryAll: { call: 'PUT /v1/cbms/retry-all', access: 'cbms.update', reachesOut: true, answer: state },
  /** Notes of one that is held or has failed that somebody told the receiver otherwise, as at its portal. */
  markTold: { call: 'PUT /v1/cbms/mark-told/:id', access: 'cbms.update', body: cbmsTold, answer: report },
});
