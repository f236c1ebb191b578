import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { flag } from '../../paging.ts';
import { z } from '../../zod.ts';
import { noticeKindNames, noticeTopics } from './notice-kinds.ts';

const notice = z
  .object({
    id: z.int(),
    kind: z.enum(noticeKindNames),
    /** Which kind of document or message it is about; empty where that is said already. */
    subject: z.string(),
    /** The one record that it is about, where there is one. */
    recordId: z.int().nullable(),
    outletName: z.string().nullable(),
    outletNameNp: z.string().nullable(),
    name: z.string().nullable(),
    nameNp: z.string().nullable(),
    /** How many there are, and what they come to in rupees. */
    count: z.int().nullable(),
    amount: z.number().nullable(),
    /** The day it is about, AD. */
    dayAD: z.string(),
    at: z.string(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notice' });

const topics = z.array(choiceOf(noticeTopics)).max(noticeTopics.length);
const choices = {
  /** What does not stand at the bell. */
  withoutBell: topics,
  byEmail: topics,
  bySms: topics,
  /** In which e-mails and messages come. */
  language: choiceOf(['ne', 'en']),
};

/**
 * What somebody should know of: everybody sees what they have the right to see the list behind of, in the outlet in which
 * they work, and what is about themselves.
 */
export const noticeContract = contract('notice', {
  /** What the bell shows: how many were not read, counted up to a hundred. */
  unread: { call: 'GET /v1/notices/unread', access: 'session', answer: z.object({ count: z.int() }) },
  /** The newest first; `before` is the last one that is known, and `beforeAt` when that was told. */
  recent: {
    call: 'GET /v1/notices/recent',
    access: 'session',
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      beforeAt: z.iso.datetime().optional(),
      isUnread: flag,
    }),
    answer: z.object({ notices: z.array(notice), hasMore: z.boolean() }),
  },
  read: { call: 'PUT /v1/notices/read/:id', access: 'session', answer: z.object({}), toast: 'silent' },
  /** All up to the newest that was shown, as it was shown: what came, or came again, since then stays unread. */
  readAll: {
    call: 'PUT /v1/notices/read-all',
    access: 'session',
    body: z.object({ upTo: z.int(), upToAt: z.iso.datetime() }),
    answer: z.object({}),
    toast: 'silent',
  },
  choices: {
    call: 'GET /v1/notices/choices',
    access: 'session',
    answer: z.object({
      ...choices,
      /** Where e-mails go; null where none is set up, or the caller has no address. */
      email: z.string().nullable(),
      /** The same of messages to a phone. */
      mobile: z.string().nullable(),
    }),
  },
  /** What is not sent stays as it is: two tabs do not take back each other's choices. */
  saveChoices: {
    call: 'PUT /v1/notices/choices',
    access: 'session',
    body: z.object(choices).partial(),
    answer: z.object({}),
  },
});
