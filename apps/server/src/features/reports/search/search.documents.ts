import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { type Lead, newestFound } from '../../../platform/database/found-page.ts';
import { isFoundAmong } from '../../../platform/database/kept-texts.ts';
import { documentSource } from '../../books/document-registry/document-registry.ts';
import { leadsToAmount } from '../../books/ledger/search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { type FoundRow, textsOf } from './search.texts.ts';

const dated = { table: 'document', day: 'dated_on' };

/**
 * The documents of a kind that are called by a text, as many as are wanted: what begins with it stands before what only
 * holds it, what is in use before what is cancelled, and then the newest first.
 */
export async function findDocuments(
  context: Context,
  kind: DocumentKind,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const ids: number[] = [];
  for (const leads of await leadsTo(context, kind, search))
    for (const state of [sql<SqlBool>`document.state <> 'CANCELLED'`, sql<SqlBool>`document.state = 'CANCELLED'`]) {
      if (ids.length >= wanted || leads.length === 0) continue;
      const most = wanted + ids.length;
      const selection = db
        .tables()
        .selectFrom('document')
        .where('document.business_id', '=', businessId)
        .where('document.kind', '=', kind)
        .where(state);
      const found = await newestFound(db, { ...dated, selection }, leads, most);
      ids.push(...found.filter((id) => !ids.includes(id)));
    }
  const { joins, name, nameNp, title } = documentSource(kind);
  return db.query<FoundRow>(
    `select document.id, ${title} as name, null as name_np, ${name} as remark, ${nameNp} as remark_np,
       document.total_paisa as amount_paisa, document.state <> 'CANCELLED' as is_active
     from document ${joins} where document.business_id = $1 and document.id = any($2) order by array_position($2::bigint[], document.id)`,
    [businessId, ids.slice(0, wanted)],
  );
}

/** By what the documents are led to that begin with a text, and by what those that hold it. */
async function leadsTo(context: Context, kind: DocumentKind, search: string): Promise<Lead[][]> {
  const { series } = documentKinds[kind];
  const [begins = [], holds = []] = ownLeads(kind, search);
  const own = [[...leadsToAmount('document', search), ...begins], holds];
  if (series === null) return own;
  const { runs, whole } = await findNumbers(context, [{ kind, series }], search);
  return [true, false].map((begins, place) => {
    const found = {
      runs: runs.filter((run) => run.begins === begins),
      whole: whole.filter((one) => one.begins === begins),
    };
    return [...leadsToNumbers(context, dated, found, search), ...(own[place] ?? [])];
  });
}

/** By the heading, and by what else of its own is searched. */
function ownLeads(kind: DocumentKind, search: string): Lead[][] {
  const { title, searched } = documentSource(kind);
  const texts = documentKinds[kind].series === null ? [title, ...searched] : searched;
  if (texts.length === 0) return [];
  const lines = texts.map((column) => `E'\\n' || coalesce(${column}, '')`).join(' || ');
  const fits = (
    wanted: RawBuilder<unknown>,
  ) => sql<SqlBool>`(select lower(${sql.raw(lines)}) like any(${wanted}::text[])
    from ${sql.table(documentKinds[kind].table)} own where own.business_id = document.business_id and own.id = document.id)`;
  const { begins, holds } = textsOf(search);
  const isKept = isFoundAmong('document', search) ?? sql<SqlBool>`true`;
  return [begins, holds].map((wanted) => [{ on: sql<SqlBool>`${isKept} and ${fits(sql`${wanted}`)}` }]);
}
