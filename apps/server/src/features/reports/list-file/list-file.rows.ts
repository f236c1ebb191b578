import type { ListFile } from '@bahi/contract/reports/list-file/list-file';
import { listFiles } from '@bahi/contract/reports/list-file/list-files';
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

const asked = z.looseObject({}).default({});
const listed = z.object({ data: z.array(z.looseObject({})), recordsTotal: z.int() });
type Page = z.output<typeof listed>;

/** All rows of a list, as its own call answers them. Fails where they are more than `most`. */
export async function readAllRows(context: Context, list: ServedList, wanted: Wanted): Promise<unknown[]> {
  const { ids, most } = wanted;
  if (ids !== '') return chosenRows(await readPage(context, list, wanted.listed), ids);
  const { data } = await readPage(context, list, wanted.listed, { pageNumber: 0, pageSize: most + 1 });
  if (data.length > most) fail('listFile.tooLong', { status: 409, parameters: { most } });
  return data;
}

function chosenRows({ data }: Page, ids: string): unknown[] {
  const chosen = new Set(ids.split(','));
  return data.filter((row) => chosen.has(String(row['id'])));
}

/** A page as it is asked for, or `instead` of it one that may be longer than anybody else is answered. */
async function readPage(
  context: Context,
  { endpoint, read }: ServedList,
  sent: Record<string, unknown>,
  instead: Record<string, number> = {},
): Promise<Page> {
  const query = { ...askedBy(endpoint.query, sent), ...instead };
  const body = { ...askedBy(endpoint.body, asInBody(sent)), ...instead };
  const answered = await read(context, { params: {}, query, body });
  return listed.parse(wireAnswer(endpoint, answered, null, { query, language: context.language }));
}

/** What the list is asked with, by its own schema: it is refused at the fields where the list would refuse it. */
function askedBy(schema: z.ZodType | undefined, sent: Record<string, unknown>): object {
  const parsed = schema?.safeParse(sent);
  if (parsed === undefined || parsed.success) return asked.parse(parsed?.data);
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
