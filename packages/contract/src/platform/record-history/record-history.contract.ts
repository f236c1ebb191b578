import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { id, optionalId, requiredText } from '../../fields.ts';
import { mostAttachedDocuments, uploadedDocument, uuidParams } from '../../money/due-document/due-document.ts';
import { z } from '../../zod.ts';
import { quietKinds } from './quiet-kinds.ts';
import { recordKinds } from './record-kinds.ts';

/** How long a comment may be. */
export const longestComment = 1000;

/** How it stands with a question: it waits for an answer, has one, or nobody waits any more. */
export const questionStates = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type QuestionState = (typeof questionStates)[number];

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
    /** Of a question: how it stands, whom it asks, and whether that is who looks. */
    question: z
      .object({ state: z.enum(questionStates), askedName: z.string().nullable(), isForMe: z.boolean() })
      .nullable(),
    /** The question that it answers. */
    answers: z.int().nullable(),
    /** Pictures and PDF that were put to it. */
    documents: z.array(uploadedDocument.extend({ sizeBytes: z.int() })),
  })
  .meta({ id: 'RecordComment' });

const answered = z.object({ text: z.string(), at: z.string(), by: z.string() });

/** A question where questions on all records stand together. */
const question = z
  .object({
    id: z.int(),
    kind: z.enum(recordKinds),
    recordId: z.int(),
    /** What the record is called: its number, heading or name; empty for a draft that has none. */
    recordName: z.string(),
    recordNameNp: z.string().nullable(),
    text: z.string(),
    state: z.enum(questionStates),
    at: z.string(),
    by: z.string(),
    /** Whom it asks; null: whoever sees the record. */
    askedName: z.string().nullable(),
    /** Whether who looks asked it, and whether they are the one it asks. */
    isOwn: z.boolean(),
    isForMe: z.boolean(),
    /** The last answer. */
    answer: answered.nullable(),
  })
  .meta({ id: 'RecordQuestion' });

/** A comment, which may ask: somebody of the business, or whoever sees the record; or which answers such a question. */
const commentForm = z
  .object({
    kind: choiceOf(recordKinds),
    recordId: id,
    text: requiredText(longestComment),
    isQuestion: z.boolean().nullish(),
    askedUserId: optionalId,
    answers: optionalId,
    /** Identifiers of uploads: what the comment is about, on paper. */
    documents: z.array(z.string().max(50)).max(mostAttachedDocuments, 'common.documentsMany').nullish(),
  })
  .superRefine(({ isQuestion, askedUserId, answers }, context) => {
    if (isQuestion !== true && askedUserId !== null)
      context.addIssue({ code: 'custom', path: ['askedUserId'], message: 'recordHistory.asksNothing' });
    if (isQuestion === true && answers !== null)
      context.addIssue({ code: 'custom', path: ['isQuestion'], message: 'recordHistory.answerAsks' });
  })
  .meta({ id: 'RecordCommentForm' });

/** Who changed what of a record, as the audit has it, and what people wrote on it: for who may read the record. */
export const recordHistoryContract = contract('recordHistory', {
  get: {
    call: 'GET /v1/record-history/:kind/:id',
    access: 'session',
    params: z.object({ kind: z.enum([...recordKinds, ...quietKinds]), id: z.coerce.number().int().positive() }),
    answer: z.object({
      /** The latest first. */
      events: z.array(event),
      /** Whether there were more before these. */
      isCut: z.boolean(),
      /** None of what nobody writes on. */
      comments: z.array(comment),
    }),
  },
  comment: {
    call: 'POST /v1/record-history/comment',
    access: 'session',
    body: commentForm,
    answer: comment,
    toast: 'silent',
  },
  removeComment: {
    call: 'DELETE /v1/record-history/comment/:id',
    access: 'session',
    answer: z.object({}),
    toast: 'silent',
  },
  /** Keeps a picture or PDF for the comment that is being written. */
  uploadDocument: {
    call: 'PUT /v1/record-history/documents',
    access: 'session',
    files: ['document'],
    transaction: 'own',
    toast: 'silent',
    answer: uploadedDocument,
  },
  /** Takes back what waits for a comment; what was put to one goes with it. */
  removeDocument: {
    call: 'DELETE /v1/record-history/documents/:docUuid',
    access: 'session',
    params: uuidParams,
    toast: 'silent',
    answer: z.object({}),
  },
  /** The file, for whoever may read the record that it was put to; not there for anybody else. */
  download: {
    call: 'GET /v1/record-history/documents/:docUuid',
    access: 'session',
    params: uuidParams,
    answer: download,
    toast: 'silent',
  },
  /** Who can be asked of a record: all others that are active and see it. */
  people: {
    call: 'GET /v1/record-history/people',
    access: 'session',
    query: z.object({ kind: choiceOf(recordKinds), recordId: z.coerce.number().int().positive() }),
    answer: z.object({ people: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })) }),
  },
  /** The questions on records that the caller sees, the newest first. */
  questions: {
    call: 'GET /v1/record-history/questions',
    access: 'session',
    query: z.object({
      state: choiceOf(questionStates).nullish(),
      /** Asked by the caller, or asked of them or of whoever sees the record. */
      whose: choiceOf(['MINE', 'TO_ME']).nullish(),
      before: z.coerce.number().int().positive().nullish(),
    }),
    /** `before`: where the next page begins; null: there is none. */
    answer: z.object({ questions: z.array(question), before: z.int().nullable() }),
  },
  /** Nobody waits for an answer any more: said by who asked or was asked. */
  closeQuestion: {
    call: 'PUT /v1/record-history/question/:id/close',
    access: 'session',
    answer: z.object({}),
    toast: 'silent',
  },
});
