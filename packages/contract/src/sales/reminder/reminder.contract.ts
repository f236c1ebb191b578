import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { optionalText, requiredEmail, requiredText, version, wholeNumberOf } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { mobileNumber } from '../../platform/otp/otp.contract.ts';
import { z } from '../../zod.ts';
import { messageState, messageStates } from '../sharing/sharing.contract.ts';
import { reminderKinds, reminderNight, reminderRuleWays, reminderWays } from './reminder-choices.ts';
import { reminderDays } from './reminder-days.ts';
import { reminderParts } from './reminder-text.ts';

const idInPath = z.coerce.number('common.notFound').int().positive('common.notFound');
/** What is reminded of: one bill, or all that a customer owes. */
const subject = z.object({ of: z.enum(['document', 'customer'], 'common.notFound'), id: idInPath });
/** Where the caller's pages are, for a server that was not told its own address: a link in WhatsApp begins with it. */
const origin = z.object({
  origin: z
    .url({ protocol: /^https?$/, error: 'common.choiceUnknown' })
    .max(200)
    .optional(),
});

export const reminder = z.object({
  id: z.int(),
  kind: z.enum(reminderKinds),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  /** The bill, and what it is called; null where it is about all that is owed. */
  documentId: z.int().nullable(),
  number: z.string().nullable(),
  /** So many days after the day on which the bill was due, or before it; by rule alone. */
  offsetDays: z.int().nullable(),
  /** The month of Bikram Sambat of a statement, `2083-07`. */
  period: z.string().nullable(),
  way: z.enum(reminderWays),
  recipient: z.string(),
  /** Rupees that were due when it was written. */
  dueAmount: z.number().nullable(),
  /** Null: by rule. */
  remindedBy: z.string().nullable(),
  remindedAt: z.string(),
  /** What it said, once it was sent. */
  said: z.string().nullable(),
  /** What became of it; null of what was handed to WhatsApp. */
  message: messageState.nullable(),
});

const inBothLanguages = z.object({ ne: reminderParts, en: reminderParts });

/** What somebody sees before they remind, and whom they reminded of this before. */
const reminderState = z
  .object({
    customerId: z.int(),
    customerName: z.string(),
    customerNameNp: z.string().nullable(),
    /** Where the customer is reached. */
    customerPhone: z.string(),
    customerEmail: z.string().nullable(),
    /** In which language they wish to be reminded, where they do. */
    customerLanguage: z.enum(['ne', 'en']).nullable(),
    number: z.string().nullable(),
    /** Rupees that are due, and of these the ones whose day is past. */
    dueAmount: z.number(),
    overdueAmount: z.number(),
    dueDateAD: z.string().nullable(),
    dueDateBS: z.string().nullable(),
    daysLate: z.int().nullable(),
    /** What is sent, but for one's own line. The link of a bill that has none yet stands as `…`. */
    message: inBothLanguages,
    whatsapp: inBothLanguages,
    /** From when on this customer may be reminded by hand again; null: now. */
    againAt: z.string().nullable(),
    reminders: z.array(reminder),
  })
  .meta({ id: 'ReminderState' });

/** To whom a reminder goes, by which way and in which language, with a line of one's own. */
export const reminderForm = z
  .object({
    way: choiceOf(reminderWays),
    recipient: requiredText(254),
    language: choiceOf(['ne', 'en']),
    note: optionalText(200),
  })
  .transform((form, context) => {
    const read = (form.way === 'EMAIL' ? requiredEmail : mobileNumber).safeParse(form.recipient);
    if (read.success) return { ...form, recipient: read.data };
    const [issue] = read.error.issues;
    context.addIssue({ code: 'custom', path: ['recipient'], message: issue?.message ?? 'common.isRequired' });
    return z.NEVER;
  });

/** What is left out is neither yes nor no: nothing is switched off by a form that does not name it. */
const chosenFlag = z.boolean({
  error: ({ input }) => (input === undefined ? 'common.isRequired' : 'common.choiceUnknown'),
});

/** When customers are reminded by themselves. */
export const reminderRuleForm = z
  .object({
    isActive: chosenFlag,
    daysBefore: reminderDays({ first: 0, last: 30, wrong: 'reminder.daysBeforeWrong' }),
    daysAfter: reminderDays({ first: 1, last: 90, wrong: 'reminder.daysAfterWrong' }),
    ways: choiceOf(reminderRuleWays),
    language: choiceOf(['ne', 'en']),
    hour: wholeNumberOf(0, reminderNight - 1, 'reminder.hourWrong'),
    sendsStatements: chosenFlag,
    version,
  })
  .superRefine(({ isActive, daysBefore, daysAfter }, context) => {
    if (isActive && daysBefore.length + daysAfter.length === 0)
      context.addIssue({ code: 'custom', path: ['daysAfter'], message: 'reminder.noDays' });
  });

const reminderRule = z
  .object({
    isActive: z.boolean(),
    daysBefore: z.array(z.int()),
    daysAfter: z.array(z.int()),
    ways: z.enum(reminderRuleWays),
    language: z.enum(['ne', 'en']),
    hour: z.int(),
    sendsStatements: z.boolean(),
    /** Whether the platform can send e-mail at all. */
    isMailSetUp: z.boolean(),
    /** Null: nothing was chosen yet. */
    writtenBy: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'ReminderRule' });

const ofReminder = z.object({ reminderId: idInPath });
const filterId = z.coerce.number('common.notFound').int().positive('common.notFound').optional();

/** Reminders to customers of what they owe, by hand and by rule; who reminds of a bill may read it as well. */
export const reminderContract = contract('reminder', {
  /** Those of the bills and customers that the caller may read, the last first. */
  list: {
    call: 'GET /v1/reminder/list',
    access: 'reminder.read',
    query: listQuery.omit({ isActive: true }).extend({
      customerId: filterId,
      documentId: filterId,
      kind: z.string().pipe(choiceOf(reminderKinds)).optional(),
      state: z.string().pipe(choiceOf(messageStates)).optional(),
    }),
    answer: page(reminder),
  },
  rule: { call: 'GET /v1/reminder/rule', access: 'reminder.read', answer: reminderRule },
  saveRule: {
    call: 'PUT /v1/reminder/rule',
    access: 'reminder.update',
    body: reminderRuleForm,
    answer: reminderRule,
  },
  get: {
    call: 'GET /v1/reminder/:of/:id',
    access: 'reminder.read',
    params: subject,
    query: origin,
    answer: reminderState,
  },
  /** Reminds by hand: an e-mail or SMS is noted at once and delivered after it; for WhatsApp its text is answered. */
  send: {
    call: 'POST /v1/reminder/:of/:id',
    access: 'reminder.create',
    reachesOut: true,
    params: subject,
    query: origin,
    body: reminderForm,
    answer: reminderState,
    refreshes: ['dues'],
  },
  /** Tries a message again that failed or was stopped. */
  retry: {
    call: 'PUT /v1/reminder/messages/retry/:reminderId',
    access: 'reminder.create',
    reachesOut: true,
    params: ofReminder,
    answer: reminder,
  },
  /** Stops a message that waits. */
  stop: {
    call: 'PUT /v1/reminder/messages/stop/:reminderId',
    access: 'reminder.create',
    params: ofReminder,
    answer: reminder,
  },
});
