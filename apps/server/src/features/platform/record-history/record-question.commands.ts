import type { Right } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { type RecordKind, recordKinds, rightToRead } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type NewNotice, writeNotice } from '../notice/notice.write.ts';
import { holdComment, readComment } from './record-comment.queries.ts';
import { outletsOf, type Person, readSeers, seersOf } from './record-outlet.ts';
import { rowsOfRecord } from './record-sources.ts';

type Contract = typeof recordHistoryContract;
type Form = Input<Contract['comment']>['body'];
type CommentRow = Row<'record_comment'>;
type Told = Pick<NewNotice, 'outletId' | 'sentFrom'> & ({ needs: Right } | { needs: null; forUser: number });
type Asked = Pick<CommentRow, 'question' | 'asked_user_id' | 'asked_user_name'>;

/** Whom a comment asks, checked: somebody active who may see the record. A plain comment asks nobody. */
export async function readAsked(context: Context, form: Form): Promise<Asked> {
  if (form.isQuestion !== true) return { question: null, asked_user_id: null, asked_user_name: null };
  const { db, businessId, session } = context;
  const field = 'askedUserId';
  if (form.askedUserId === null) return { question: 'OPEN', asked_user_id: null, asked_user_name: null };
  if (form.askedUserId === session.userId) fail('recordHistory.askedYourself', { field });
  const [person] = await db.query<Person & { full_name: string }>(
    'select id, user_type, full_name from app_user where business_id = $1 and id = $2 and is_active',
    [businessId, form.askedUserId],
  );
  if (person === undefined) return fail('common.choiceUnknown', { field });
  const sees = await seersOf(context, form);
  if (!(await sees(person))) fail('recordHistory.askedMayNotSee', { field });
  return { question: 'OPEN', asked_user_id: person.id, asked_user_name: person.full_name };
}

/** The question that a comment answers; fails at `answers` for one of another record, or one that is closed. */
export async function readAnswered(context: Context, form: Form): Promise<CommentRow | null> {
  if (form.answers === null) return null;
  const field = 'answers';
  const [question] = await context.db.query<CommentRow>(
    `select * from record_comment where business_id = $1 and id = $2 and kind = $3 and record_id = $4
       and question is not null for update`,
    [context.businessId, form.answers, form.kind, form.recordId],
  );
  if (question === undefined) return fail('recordHistory.questionUnknown', { field });
  if (question.question === 'CLOSED') fail('recordHistory.questionClosed', { status: 409, field });
  return question;
}

/** What is seen by who may read more than its kind: a payment by whom it is of, a close by its drawer. */
const readByMore: ReadonlySet<RecordKind> = new Set<RecordKind>(['PAYMENT', 'RECURRING', 'DAY_CLOSE']);

/** Tells whoever is asked, at the bell and by the ways that they chose: nobody who does not see the record. */
export async function tellAsked(context: Context, form: Form, question: { id: number } & Asked): Promise<void> {
  if (question.question === null) return;
  const { session } = context;
  const tell = (told: Told): Promise<void> =>
    writeNotice(context, {
      kind: 'QUESTION',
      recordId: question.id,
      ...told,
      madeBy: session.userId,
      name: session.fullName,
    });
  const tellOne = (forUser: number): Promise<void> =>
    tell({ needs: null, forUser, outletId: null, sentFrom: context.outletId });
  if (question.asked_user_id !== null) return tellOne(question.asked_user_id);
  const outletIds = await outletsOf(context, form);
  // One right in one place says who sees it: one notice is for them all, also for who comes to have it.
  if (outletIds.length < 2 && !readByMore.has(form.kind))
    return tell({ needs: rightToRead(form.kind), outletId: outletIds[0] ?? context.outletId });
  for (const person of await readSeers(context, form)) await tellOne(person.id);
}

/** Notes that a question has its answer, and tells who asked; what they add themselves answers nothing. */
export async function settleAnswered(context: Context, question: CommentRow): Promise<void> {
  const { db, businessId, session } = context;
  if (question.written_by === session.userId) return;
  await setState(context, question.id, 'ANSWERED');
  const [asker] = await db.query('select id from app_user where business_id = $1 and id = $2 and is_active', [
    businessId,
    question.written_by,
  ]);
  if (asker === undefined) return;
  await writeNotice(context, {
    kind: 'ANSWER',
    recordId: question.id,
    outletId: null,
    needs: null,
    forUser: question.written_by,
    sentFrom: context.outletId,
    madeBy: session.userId,
    name: session.fullName,
  });
}

/** What answered a question is taken back: without another answer it waits again. */
export async function reopenUnanswered(context: Context, { answers }: Pick<CommentRow, 'answers'>): Promise<void> {
  if (answers === null) return;
  await context.db.query(
    `update record_comment question set question = 'OPEN'
     where business_id = $1 and id = $2 and question.question = 'ANSWERED' and not exists (
       select from record_comment given where given.business_id = $1 and given.answers = $2
         and given.written_by <> question.written_by) returning id`,
    [context.businessId, answers],
  );
}

/** Nobody waits for its answer any more: said by who asked or was asked. */
export async function closeQuestion(
  context: Context,
  { params }: Input<Contract['closeQuestion']>,
): Promise<Answer<Contract['closeQuestion']>> {
  const { session } = context;
  if (session.businessStatus === 'INACTIVE') fail('common.businessInactive', { status: 403 });
  const row = await readComment(context, params.id);
  const kind = recordKinds.find((known) => known === row.kind) ?? failNotFound();
  await rowsOfRecord(context, kind, row.record_id);
  if (row.question === null) return failNotFound();
  if (row.written_by !== session.userId && row.asked_user_id !== session.userId)
    fail('recordHistory.notYourQuestion', { status: 403 });
  const { question } = await holdComment(context, row.id);
  if (question === 'CLOSED') fail('recordHistory.questionClosed', { status: 409 });
  await setState(context, row.id, 'CLOSED');
  return {};
}

async function setState({ db, businessId }: Context, id: number, state: 'ANSWERED' | 'CLOSED'): Promise<void> {
  await db.query('update record_comment set question = $3 where business_id = $1 and id = $2 returning id', [
    businessId,
    id,
    state,
  ]);
}
