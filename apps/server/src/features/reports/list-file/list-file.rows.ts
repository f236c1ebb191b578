import type { ListFile } from '@bahi/contract/reports/list-file/list-file';
import { listFiles } from '@bahi/contract/reports/list-file/list-files';
import { longestList } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import type { Context, Session } from '../../../platform/core/context.ts';
import { fail, failNotFound, type RefusedField } from '../../../platform/core/errors.ts';
import { isTextKey, type TextKey } from '../../../platform/core/texts.ts';
import type { ServedList } from '../../../platform/http/server.ts';
import { wireAnswer } from '../../../platform/http/wire.ts';

/** A list that is declared as one to take along, for who may see it. */
export function declaredList(
  list: ServedList | undefined,
  { rights }: Pick<Session, 'rights'>,
): { served: ServedList; file: ListFile } {
  const file = listFiles.find((one) => one.list === list?.name);
  if (list === undefined || file === undefined) return failNotFound();
  const { access } = list.endpoint;
  if (access !== 'session' && access !== 'public' && !rights.has(access)) fail('common.forbidden', { status: 403 });
  return { served: list, file };
}

type Wanted = {
  /** What the list is asked with. */
  listed: Record<string, unknown>;
  /** Ids of rows of the page that is asked for; empty: all rows of all pages. */
  ids: string;
  most: number;
};

/** Rows of a page after the first, which alone may be longer (`list-query.ts`). */
const laterPage = 200;
const listed = z.object({ data: z.array(z.looseObject({})), recordsTotal: z.int() });
type Page = z.output<typeof listed>;

/** All rows of a list, as its own call answers them. Fails where they are more than `most`. */
export async function readAllRows(context: Context, list: ServedList, wanted: Wanted): Promise<unknown[]> {
  if (wanted.ids !== '') return chosenRows(await readPage(context, list, wanted.listed), wanted.ids);
  const first = await readPage(context, list, { ...wanted.listed, pageNumber: 0, pageSize: longestList });
  const total = first.recordsTotal;
  if (total > wanted.most) fail('listFile.tooLong', { status: 409, parameters: { most: wanted.most } });
  const rows = [...first.data];
  for (let page = longestList / laterPage; rows.length < total; page += 1) {
    const { data } = await readPage(context, list, { ...wanted.listed, pageNumber: page, pageSize: laterPage });
    if (data.length === 0) break;
    rows.push(...data);
  }
  return rows;
}

function chosenRows({ data }: Page, ids: string): unknown[] {
  const chosen = new Set(ids.split(','));
  return data.filter((row) => chosen.has(String(row['id'])));
}

async function readPage(
  context: Context,
  { endpoint, read }: ServedList,
  sent: Record<string, unknown>,
): Promise<Page> {
  const query = askedBy(endpoint.query, sent);
  const body = askedBy(endpoint.body, asInBody(sent));
  const answered = await read(context, { params: {}, query, body });
  return listed.parse(wireAnswer(endpoint, answered, null, { query, language: context.language }));
}

/** What the list is asked with, by its own schema: it is refused at the fields where the list would refuse it. */
function askedBy(schema: z.ZodType | undefined, sent: Record<string, unknown>): unknown {
  const parsed = schema?.safeParse(sent);
  if (parsed === undefined || parsed.success) return parsed?.data;
  const fields = parsed.error.issues.map(({ path, message }): RefusedField => ({
    field: path.join('.'),
    key: isTextKey(message) ? message : malformed,
  }));
  return fail('common.invalid', { fields });
}

/** What comes as text in an address is in a body what it stands for. */
function asInBody(sent: Record<string, unknown>): Record<string, unknown> {
  const words: Readonly<Record<string, unknown>> = { true: true, false: false };
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      if (name === 'pageNumber' || name === 'pageSize') return [name, Number(value)];
      return [name, typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : value];
    }),
  );
}

const malformed: TextKey = 'common.malformed';
