import type { Answer, Input } from '@bahi/contract/endpoint';
import type { searchContract } from '@bahi/contract/search/search.contract';
import { toDevanagari, toLatin } from '@bahi/domain/digits';
import type { Context } from '../../platform/context.ts';
import { searchPattern } from '../../platform/list-query.ts';
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

/** What begins with the text stands before what only holds it, what is in use before what is not. */
async function findOf({ db, businessId }: Context, source: Source, search: string): Promise<Group> {
  const anywhere = patternsOf(search);
  const atFirst = anywhere.map((pattern) => pattern.slice(1));
  const within = (parameter: string): string =>
    `(${source.columns.map((column) => `${column} ilike any (${parameter}::text[])`).join(' or ')})`;
  const rows = await db.query<FoundRow>(
    `select ${source.record} from ${source.from}
     where ${source.kind.toLowerCase()}.business_id = $1 and ${source.where ?? 'true'} and ${within('$2')}
     order by ${within('$3')} is true desc, is_active desc, ${source.order}, ${source.kind.toLowerCase()}.id
     limit ${mostOfKind + 1}`,
    [businessId, anywhere, atFirst],
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

/** As it was written, and with its digits in either script: names hold both. */
function patternsOf(search: string): string[] {
  const texts = [search, toLatin(search), toDevanagari(search)];
  return [...new Set(texts.flatMap((text) => searchPattern(text) ?? []))];
}
