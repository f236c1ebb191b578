import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { optionalDay, optionalText, requiredEmail, requiredText } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { mobileNumber } from '../../platform/otp/otp.contract.ts';
import { z } from '../../zod.ts';
import { sharedKind } from './shared-kind.ts';

/** How a paper reached its reader: a link that was copied or shown, or a message that was sent. */
export const sharingWays = ['LINK', 'WHATSAPP', 'EMAIL', 'SMS'] as const;
export type SharingWay = (typeof sharingWays)[number];

const paper = z.object({ kind: sharedKind, id: z.coerce.number('common.notFound').int().positive('common.notFound') });
/** Where the caller's pages are, for a server that was not told its own address. */
const origin = z.object({
  origin: z
    .url({ protocol: /^https?$/, error: 'common.choiceUnknown' })
    .max(200)
    .optional(),
});

/** Where a message stands: it waits, is being sent at this moment, was taken by the provider, failed, or was stopped. */
export const messageStates = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'CANCELLED'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Why the last try brought nothing: the platform's account or gateway does not work, there is no such address or number,
 * the provider does not take it, nobody answers there, it is not known whether it went, its link was withdrawn, the server
 * does not know its own address, nothing is due any more of what it reminds of, it was by a rule that nobody wants any more, the report is
 * not sent any more, may not be seen any more by who keeps it, has no rows, or is too large, or it is of a sample business, of
 * which nothing goes out; or anything else.
 */
export const messageFailures = [
  'NO_SERVICE',
  'NO_RECIPIENT',
  'REFUSED',
  'UNREACHABLE',
  'UNKNOWN',
  'WITHDRAWN',
  'NO_ADDRESS',
  'SETTLED',
  'UNWANTED',
  'STOPPED',
  'NO_RIGHT',
  'NO_ROWS',
  'TOO_LARGE',
  'SAMPLE_BUSINESS',
  'OTHER',
] as const;
export type MessageFailure = (typeof messageFailures)[number];

/** What became of an e-mail or SMS. */
export const messageState = z.object({
  state: z.enum(messageStates),
  failure: z.enum(messageFailures).nullable(),
  tries: z.int(),
  /** When it is tried next. */
  dueAt: z.string().nullable(),
  settledAt: z.string().nullable(),
});

const sharing = z.object({
  id: z.int(),
  kind: sharedKind,
  paperId: z.int(),
  number: z.string(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  way: z.enum(sharingWays),
  recipient: z.string().nullable(),
  sharedBy: z.string(),
  sharedAt: z.string(),
  /** What became of the e-mail or SMS; null of a link that was handed out. */
  message: messageState.nullable(),
});

/** To whom a paper is sent, by which way and in which language, with a word of one's own in an e-mail. */
export const messageForm = z
  .object({
    way: choiceOf(['EMAIL', 'SMS']),
    recipient: requiredText(254),
    language: choiceOf(['ne', 'en']),
    note: optionalText(500),
  })
  .transform((form, context) => {
    const read = (form.way === 'EMAIL' ? requiredEmail : mobileNumber).safeParse(form.recipient);
    if (read.success) return { ...form, recipient: read.data };
    const [issue] = read.error.issues;
    context.addIssue({ code: 'custom', path: ['recipient'], message: issue?.message ?? 'common.isRequired' });
    return z.NEVER;
  });

/** How one paper is shared. */
const sharedState = z
  .object({
    /** The link as it is sent to others; null while there is none, and where it was withdrawn. */
    address: z.string().nullable(),
    /** The dark modules of its QR code, as the path of a picture of `side` modules. */
    qr: z.object({ side: z.int(), path: z.string() }).nullable(),
    isWithdrawn: z.boolean(),
    /** Where the customer is reached. */
    customerPhone: z.string().nullable(),
    customerEmail: z.string().nullable(),
    /** Who shared it when, how and with whom, the last first. */
    sharings: z.array(sharing),
  })
  .meta({ id: 'SharedState' });

const ofSharing = z.object({ sharingId: z.coerce.number('common.notFound').int().positive('common.notFound') });

/** Sharing bills, credit notes and quotations; who shares one may read it as well. */
export const sharingContract = contract('sharing', {
  /** What was shared of the papers that the caller may read; found by a number, or by whom it was sent to. */
  list: {
    call: 'GET /v1/sharing/list',
    access: 'sharing.read',
    query: listQuery.extend({
      way: z.string().pipe(choiceOf(sharingWays)).optional(),
      state: z.string().pipe(choiceOf(messageStates)).optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(sharing),
  },
  get: { call: 'GET /v1/sharing/:kind/:id', access: 'sharing.read', params: paper, query: origin, answer: sharedState },
  /** Hands the link out, which the paper gets by this if it has none. From then on an invoice is not cancelled. */
  share: {
    call: 'POST /v1/sharing/:kind/:id',
    access: 'sharing.create',
    reachesOut: true,
    params: paper,
    query: origin,
    body: z.object({ way: choiceOf(['LINK', 'WHATSAPP']) }),
    answer: sharedState,
    refreshes: ['dues', 'offers'],
    toast: 'silent',
  },
  /** Withdraws the link, or opens it again. */
  setOpen: {
    call: 'PUT /v1/sharing/:kind/:id',
    access: 'sharing.update',
    reachesOut: true,
    params: paper,
    query: origin,
    body: z.object({ isOpen: z.boolean() }),
    answer: sharedState,
  },
  /** Another link; the ones of before, also those on paper, lead nowhere from then on. */
  renew: {
    call: 'POST /v1/sharing/:kind/:id/new-link',
    access: 'sharing.update',
    reachesOut: true,
    params: paper,
    query: origin,
    answer: sharedState,
  },
  /** Sends the paper by e-mail as PDF, or its link by SMS: noted at once, delivered after it. */
  send: {
    call: 'POST /v1/sharing/:kind/:id/messages',
    access: 'sharing.create',
    reachesOut: true,
    params: paper,
    query: origin,
    body: messageForm,
    answer: sharedState,
    refreshes: ['dues', 'offers'],
  },
  /** Tries a message again that failed or was stopped. */
  retry: {
    call: 'PUT /v1/sharing/messages/retry/:sharingId',
    access: 'sharing.create',
    reachesOut: true,
    params: ofSharing,
    answer: sharing,
  },
  /** Stops a message that waits. */
  stop: {
    call: 'PUT /v1/sharing/messages/stop/:sharingId',
    access: 'sharing.create',
    params: ofSharing,
    answer: sharing,
  },
});
