import type { Answer, Input } from '@bahi/contract/endpoint';
import type { searchContract } from '@bahi/contract/reports/search/search.contract';
import { searchedSound } from '@bahi/domain/name-sound';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { keptTexts } from '../../../platform/database/kept-texts.ts';
import { type Source, sources } from './search.sources.ts';

type Contract = typeof searchContract;
type Group = Answer<Contract['find']>[number];
type FoundRow = {
  id: number;
  name: string;
  name_np: string | null;
  remark: string | null;
  remark_np: string | null;
  is_active: boolean;
};

/** Rows of one kind at most: the whole fits one screen. */
const mostOfKind = 5;

/** What fits a text, of every kind that the caller may read; kinds without any are left out. */
export async function find(context: Context, { query }: Input<Contract['find']>): Promise<Group[]> {
  const allowed = sources.filter(({ right }) => context.can(right));
  const groups = await Promise.all(allowed.map((source) => findOf(context, source, query.search)));
  return groups.filter(({ rows }) => rows.length > 0);
}

/**
 * What begins with the text stands before what only holds or sounds like it, what is in use before what is not. All
 * columns are read as one text in small letters, once a row: `ilike` would make both sides small again for each column
 * and pattern. Of names that an index keeps only those that it finds are read.
 */
async function findOf({ db, businessId }: Context, source: Source, search: string): Promise<Group> {
  const texts = textsOf(search);
  const { table } = source;
  const lines = source.columns.map((column) => `E'\\n' || coalesce(${column}, '')`).join(' || ');
  const fits = (parameter: string): string => `lower(${lines}) like any (${parameter}::text[])`;
  const kept = source.kept === undefined ? null : keptTexts(search);
  const isKept = kept === null ? 'true' : `${table}.id = any(array(select ${table}_found($5::text[])))`;
  const sounds = source.kept === undefined ? 'false' : `coalesce(${table}.name_sound like '%' || $4 || '%', false)`;
  const sound = source.kept === undefined ? [] : [searchedSound(search)];
  const rows = await db.query<FoundRow>(
    `select ${source.record} from ${source.from}
     where ${table}.business_id = $1 and ${source.where ?? 'true'} and ${isKept} and (${fits('$2')} or ${sounds})
     order by ${fits('$3')} desc, is_active desc, ${source.order}, ${table}.id
     limit ${mostOfKind + 1}`,
    [
      businessId,
      texts.map((text) => `%${text}%`),
      texts.map((text) => `%\n${text}%`),
      ...sound,
      ...(kept === null ? [] : [kept]),
    ],
  );
  return {
    kind: source.kind,
    rows: rows.slice(0, mostOfKind).map((row) => ({
      id: row.id,
      name: row.name,
      nameNp: row.name_np,
      remark: row.remark,
      remarkNp: row.remark_np,
      isActive: row.is_active,
    })),
    hasMore: rows.length > mostOfKind,
  };
}

/** As it was written, and with its digits in either script: names hold both. Small letters, and every mark as itself. */
function textsOf(search: string): string[] {
  const text = search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (mark) => `\\${mark}`);
  return [...new Set([text, toLatin(text), toDevanagari(text)])];
}
