import type { Answer, Input } from '@bahi/contract/endpoint';
import type { searchContract, SearchKind } from '@bahi/contract/reports/search/search.contract';
import { searchedSound } from '@bahi/domain/name-sound';
import { documentKindNames, rightToRead, settlementDirections } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { keptTexts } from '../../../platform/database/kept-texts.ts';
import { findAccounts } from './search.accounts.ts';
import { findDocuments } from './search.documents.ts';
import { rightToReadPaper, stockPaperKinds } from '@bahi/domain/goods/stock-papers';
import { findPeople } from './search.people.ts';
import { findSettlements } from './search.settlements.ts';
import { findPapers } from './search.papers.ts';
import { findAssets } from './search.assets.ts';
import { findPrepaid } from './search.prepaid.ts';
import { findCounters } from './search.counters.ts';
import { findLoans } from './search.loans.ts';
import { findCheques } from './search.cheques.ts';
import { findVouchers } from './search.vouchers.ts';
import { findQuotations } from './search.quotations.ts';
import { type Source, sources } from './search.sources.ts';
import { type FoundRow, textsOf } from './search.texts.ts';

type Contract = typeof searchContract;
type Group = Answer<Contract['find']>[number];
/** Rows of one kind at most: the whole fits one screen. */
const mostOfKind = 5;

/** What fits a text, of every kind that the caller may read; kinds without any are left out. */
export async function find(context: Context, { query }: Input<Contract['find']>): Promise<Group[]> {
  const asked = { search: query.search, wanted: mostOfKind + 1 };
  const found = await Promise.all([
    ...sources
      .filter(({ right }) => context.can(right))
      .map(async (source) => groupOf(source.kind, await findRecords(context, source, asked))),
    ...(context.can('own-account.read') ? [findAccounts(context, asked).then((rows) => groupOf('ACCOUNT', rows))] : []),
    ...(context.can('quotation.read')
      ? [findQuotations(context, asked).then((rows) => groupOf('QUOTATION', rows))]
      : []),
    ...(context.can('cheque.read') ? [findCheques(context, asked).then((rows) => groupOf('CHEQUE', rows))] : []),
    ...(context.can('asset.read') ? [findAssets(context, asked).then((rows) => groupOf('ASSET', rows))] : []),
    ...(context.can('prepaid.read') ? [findPrepaid(context, asked).then((rows) => groupOf('PREPAID', rows))] : []),
    ...(context.can('loan.read') ? [findLoans(context, asked).then((rows) => groupOf('LOAN', rows))] : []),
    ...(context.can('sales-counter.read')
      ? [findCounters(context, asked).then((rows) => groupOf('SALES_COUNTER', rows))]
      : []),
    ...(context.can('voucher.read') ? [findVouchers(context, asked).then((rows) => groupOf('VOUCHER', rows))] : []),
    ...stockPaperKinds
      .filter((kind) => context.can(rightToReadPaper(kind)))
      .map(async (kind) => groupOf(kind, await findPapers(context, kind, asked))),
    ...documentKindNames
      .filter((kind) => context.can(rightToRead(kind)))
      .map(async (kind) => groupOf(kind, await findDocuments(context, kind, asked))),
    ...(context.can('payment.read')
      ? settlementDirections.map(async (kind) => groupOf(kind, await findSettlements(context, kind, asked)))
      : []),
    ...(context.can('user.read') ? [findPeople(context, asked).then((rows) => groupOf('USER', rows))] : []),
  ]);
  return found.filter(({ rows }) => rows.length > 0);
}

function groupOf(kind: SearchKind, rows: readonly FoundRow[]): Group {
  return {
    kind,
    rows: rows.slice(0, mostOfKind).map((row) => ({
      id: row.id,
      name: row.name,
      nameNp: row.name_np,
      remark: row.remark,
      remarkNp: row.remark_np,
      amount: row.amount_paisa === undefined ? null : rupeesOf(row.amount_paisa),
      isActive: row.is_active,
    })),
    hasMore: rows.length > mostOfKind,
  };
}

/**
 * What begins with the text stands before what only holds or sounds like it, what is in use before what is not. All
 * columns are read as one text in small letters, once a row: `ilike` would make both sides small again for each column
 * and pattern. Only what the index of the names finds is read.
 */
function findRecords(
  { db, businessId }: Context,
  { table, columns, from, record }: Source,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const { holds, begins } = textsOf(search);
  const lines = columns.map((column) => `E'\\n' || coalesce(${column}, '')`).join(' || ');
  const fits = (parameter: string): string => `lower(${lines}) like any (${parameter}::text[])`;
  const kept = keptTexts(search);
  const isKept = kept === null ? 'true' : `${table}.id = any(array(select ${table}_found($5::text[])))`;
  return db.query<FoundRow>(
    `select ${table}.id, ${table}.name, ${table}.name_np, ${record}, ${table}.is_active from ${from}
     where ${table}.business_id = $1 and ${isKept}
       and (${fits('$2')} or coalesce(${table}.name_sound like '%' || $4 || '%', false))
     order by ${fits('$3')} desc, is_active desc, ${table}.name collate "ne-x-icu", ${table}.id
     limit ${wanted}`,
    [businessId, holds, begins, searchedSound(search), ...(kept === null ? [] : [kept])],
  );
}
