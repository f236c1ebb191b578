import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { type RecordKind, recordKinds, rightToRead } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { refusalOf } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readRecordNames } from './record-names.ts';
import { readSeers } from './record-outlet.ts';
import { rowsOfRecord } from './record-sources.ts';

type Contract = typeof recordHistoryContract;
type Question = Answer<Contract['questions']>['questions'][number];
type QuestionRow = Row<'record_comment'> & {
  answer_text: string | null;
  answer_by: string | null;
  answer_at: Date | null;
};

const pageSize = 30;
/** So many are looked at for a page: whoever sees few of the records goes on by asking for the next one. */
const mostLookedAt = 120;

/** Whom a question on a record that the caller sees can be asked: all others who see it. */
export async function listPeople(
  context: Context,
  { query }: Input<Contract['people']>,
): Promise<Answer<Contract['people']>> {
  await rowsOfRecord(context, query.kind, query.recordId);
  const seers = await readSeers(context, query);
  return { people: seers.map((person) => ({ id: person.id, name: person.full_name, nameNp: person.full_name_np })) };
}

/**
 * Questions on records that the caller sees, by each record's own rule, the newest first: those of other records are not
 * told of, nor counted.
 */
export async function listQuestions(
  context: Context,
  { query }: Input<Contract['questions']>,
): Promise<Answer<Contract['questions']>> {
  const rows = await readQuestions(context, query);
  const seen: QuestionRow[] = [];
  let last: number | null = null;
  const isSeen = visibility(context);
  for (const row of rows.slice(0, mostLookedAt)) {
    if (seen.length === pageSize) break;
    last = row.id;
    if (await isSeen(kindOf(row), row.record_id)) seen.push(row);
  }
  const isOver = last === null || (last === rows.at(-1)?.id && rows.length <= mostLookedAt);
  const nameOf = await readRecordNames(
    context,
    seen.map((row) => ({ kind: kindOf(row), id: row.record_id })),
  );
  const questions = seen.map((row) => {
    const name = nameOf({ kind: kindOf(row), id: row.record_id });
    return questionOf(context, row, { recordName: name?.name ?? '', recordNameNp: name?.nameNp ?? null });
  });
  return { questions, before: isOver ? null : last };
}

function readQuestions(context: Context, query: Input<Contract['questions']>['query']): Promise<QuestionRow[]> {
  const { db, businessId, session } = context;
  return db.query<QuestionRow>(
    `select own.*, answer.text as answer_text, answer.written_by_name as answer_by, answer.written_at as answer_at
     from record_comment own
     left join lateral (select text, written_by_name, written_at from record_comment given
       where given.business_id = $1 and given.answers = own.id and given.written_by <> own.written_by order by given.id desc limit 1) answer on true
     where own.business_id = $1 and own.question is not null and own.kind = any($2)
       and ($3::text is null or own.question = $3)
       and ($4::text is null or ($4 = 'MINE' and own.written_by = $5)
         or ($4 = 'TO_ME' and own.written_by <> $5 and coalesce(own.asked_user_id, $5) = $5))
       and ($6::bigint is null or own.id < $6)
     order by own.id desc limit $7`,
    [
      businessId,
      recordKinds.filter((kind) => context.can(rightToRead(kind))),
      query.state ?? null,
      query.whose ?? null,
      session.userId,
      query.before ?? null,
      mostLookedAt + 1,
    ],
  );
}

/** Whether the caller sees a record, asked once of each. */
function visibility(context: Context): (kind: RecordKind, id: number) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (kind, id) => {
    const key = `${kind} ${id}`;
    const isSeen = known.get(key) ?? (await seesRecord(context, kind, id));
    known.set(key, isSeen);
    return isSeen;
  };
}

async function seesRecord(context: Context, kind: RecordKind, id: number): Promise<boolean> {
  try {
    await rowsOfRecord(context, kind, id);
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null && (refusal.status === 403 || refusal.status === 404)) return false;
    throw error;
  }
}

function kindOf({ kind }: Pick<QuestionRow, 'kind'>): RecordKind {
  const known = recordKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`questions are asked of records that have a kind, not of ${kind}`);
  return known;
}

function questionOf(
  { session }: Context,
  row: QuestionRow,
  name: Pick<Question, 'recordName' | 'recordNameNp'>,
): Question {
  const { answer_text: text, answer_by: by, answer_at: at } = row;
  return {
    id: row.id,
    kind: kindOf(row),
    recordId: row.record_id,
    ...name,
    text: row.text,
    state: row.question ?? 'OPEN',
    at: row.written_at.toISOString(),
    by: row.written_by_name,
    askedName: row.asked_user_name,
    isOwn: row.written_by === session.userId,
    isForMe: row.asked_user_id === session.userId,
    answer: text === null || by === null || at === null ? null : { text, by, at: at.toISOString() },
  };
}
