import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { id, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';
import { recordKinds } from './record-kinds.ts';

/** What is shown as it is, in either language. */
const said = z.object({ en: z.string(), ne: z.string() });

const change = z.object({
  /** What the field is called. */
  label: said,
  /** What it was, and what it became; null for nothing. */
  before: said.nullable(),
  after: said.nullable(),
});

const event = z
  .object({
    id: z.int(),
    at: z.string(),
    /** Null for what the platform or the product itself did. */
    by: said.nullable(),
    act: z.enum(['CREATED', 'CHANGED']),
    changes: z.array(change),
  })
  .meta({ id: 'RecordEvent' });

const comment = z
  .object({
    id: z.int(),
    text: z.string(),
    at: z.string(),
    by: z.string(),
    /** Whether who asks wrote it, and may take it back. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'RecordComment' });

/** How long a comment may be. */
export const longestComment = 1000;

/** Who changed what of a record, as the audit has it, and what people wrote on it: for who may read the record. */
export const recordHistoryContract = contract('recordHistory', {
  get: {
    call: 'GET /v1/record-history/:kind/:id',
    access: 'session',
    params: z.object({ kind: z.enum(recordKinds), id: z.coerce.number().int().positive() }),
    answer: z.object({
      /** The latest first. */
      events: z.array(event),
      /** Whether there were more before these. */
      isCut: z.boolean(),
      comments: z.array(comment),
    }),
  },
  comment: {
    call: 'POST /v1/record-history/comment',
    access: 'session',
    body: z
      .object({ kind: choiceOf(recordKinds), recordId: id, text: requiredText(longestComment) })
      .meta({ id: 'RecordCommentForm' }),
    answer: comment,
    toast: 'silent',
  },
  removeComment: {
    call: 'DELETE /v1/record-history/comment/:id',
    access: 'session',
    answer: z.object({}),
    toast: 'silent',
  },
});
