import { type DocumentKind, documentKindNames, isDocumentKind, kindsWith } from '@bahi/domain/document-kinds';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { VatFigures } from '@bahi/domain/numbers/vat-return';
import { vatBesideRegisters } from '@bahi/domain/posting/accounts/vat-payment';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { seriesCounter } from '../../books/ledger/search/series-counter.ts';
import { salesRegisterOf } from '../sales-register/sales-register.query.ts';
import { purchaseRegisterOf } from '../purchase-register/purchase-register.query.ts';

/** Who asks, and the first and last day of the month. */
export type MonthReader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'language' | 'today' | 'session'>;
export type Month = { readonly from: CalendarDay; readonly to: CalendarDay };

/** The registers of a month, each paper a row; sales that were cancelled are none of it. */
export function registersOf(reader: MonthReader, { from, to }: Month) {
  const days = { fromDate: null, toDate: null, fromDateAD: formatAdDate(from), toDateAD: formatAdDate(to) };
  const filter = { ...days, outletId: null, withoutReturns: false, box: null, knownOn: null, knownOnAD: null };
  const asked = { ...reader, filter, from, to, knownOn: null, seesCost: false, days: new Map(), named: new Map() };
  return {
    sales: sql`(select * from (${salesRegisterOf(asked)}) sold where not "isCancelled") sold`,
    purchases: sql`(${purchaseRegisterOf(asked)}) bought`,
  };
}

/** What the registers of a month come to: a figure of the return is the sum of a column, and of nothing else. */
export async function readFigures(reader: MonthReader, month: Month): Promise<VatFigures> {
  const { sales, purchases } = registersOf(reader, month);
  const sum = (of: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(sum(${of}), 0)::bigint`;
  const when = (of: RawBuilder<unknown>, isImport: boolean): RawBuilder<unknown> =>
    sql`coalesce(sum(${of}) filter (where "isImport" = ${sql.lit(isImport)}), 0)::bigint`;
  const statement = sql<Record<keyof VatFigures, number>>`select * from
    (select ${sum(sql`taxable`)} as "taxableSales", ${sum(sql`vat`)} as "salesTax", ${sum(sql`exported`)} as "exports",
      ${sum(sql`exempt`)} as "exemptSales" from ${sales}) of_sales,
    (select ${when(sql`taxable + capital`, false)} as "taxablePurchases", ${sum(sql`vat + "capitalVat"`)} as "purchaseTax",
      ${when(sql`imported + capital`, true)} as "taxableImports", ${sum(sql`"importVat"`)} as "importTax",
      ${when(sql`exempt`, false)} as "exemptPurchases", ${when(sql`exempt`, true)} as "exemptImports"
      from ${purchases}) of_purchases`;
  const [row] = (await statement.execute(reader.db.tables())).rows;
  const figure = (name: keyof VatFigures) => asPaisa(row?.[name] ?? 0);
  return {
    taxableSales: figure('taxableSales'),
    salesTax: figure('salesTax'),
    exports: figure('exports'),
    exemptSales: figure('exemptSales'),
    taxablePurchases: figure('taxablePurchases'),
    purchaseTax: figure('purchaseTax'),
    taxableImports: figure('taxableImports'),
    importTax: figure('importTax'),
    exemptPurchases: figure('exemptPurchases'),
    exemptImports: figure('exemptImports'),
  };
}

/** The figures of a month word for word: who files them says which they saw. */
export function figuresText(figures: VatFigures): string {
  return Object.entries(figures)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, amount]) => `${name}=${amount}`)
    .join(' ');
}

/** How many papers of each sort the month has: what was issued keeps its number and counts, also once it is cancelled. */
export async function readCounts(reader: MonthReader, month: Month) {
  const { purchases } = registersOf(reader, month);
  const { businessId } = reader;
  const count = (facts: Parameters<typeof kindsWith>[0]): RawBuilder<unknown> =>
    sql`(select count(*)::int from document where business_id = ${businessId} and kind = any(${kindsWith(facts)})
      and state in ('FINAL', 'CANCELLED') and dated_on between ${formatAdDate(month.from)}::date and ${formatAdDate(month.to)}::date)`;
  const debitNotes = kindsWith({ figure: 'purchases', settledBy: 'RECEIVED' });
  const statement = sql<{ salesBills: number; creditNotes: number; purchaseBills: number; debitNotes: number }>`
    select ${count({ figure: 'sales', settledBy: 'RECEIVED' })} as "salesBills",
      ${count({ figure: 'sales', settledBy: 'PAID' })} as "creditNotes",
      (select count(*)::int from ${purchases} where not ("documentKind" = any(${debitNotes}))) as "purchaseBills",
      ${count({ figure: 'purchases', settledBy: 'RECEIVED' })} as "debitNotes"`;
  const [row] = (await statement.execute(reader.db.tables())).rows;
  if (row === undefined) throw new Error('counts answer one row');
  return { ...row, creditAdvices: 0, debitAdvices: 0 };
}

/** A document whose tax is one thing in the register and another in the ledger of the month, in paisa. */
export type Untied = { kind: DocumentKind | null; id: number; name: string | null; register: number; booked: number };
type Sides = { register: number; booked: number; untied: Untied[] };

/** The tax of a register beside what the ledger of the same days holds of it, and the papers in which they differ. */
export async function readTax(reader: MonthReader, month: Month, side: 'sales' | 'purchases'): Promise<Sides> {
  const { sales, purchases } = registersOf(reader, month);
  const { businessId } = reader;
  const register =
    side === 'sales'
      ? sql`select "documentId" as id, sum(vat)::bigint as vat from ${sales} group by 1`
      : sql`select "documentId" as id, sum(vat + "capitalVat" + "importVat")::bigint as vat from ${purchases} group by 1`;
  const [account, sign] = side === 'sales' ? ['OUTPUT_VAT', sql`-1`] : ['INPUT_VAT', sql`1`];
  const statement = sql<Sum & { kind: string | null; id: number | null; name: string | null }>`
    with register as (${register}),
    booked as (select entry.source_kind, entry.source_id,
        case when entry.source_kind = any(${documentKindNames}) then entry.source_id end as document_id,
        sum(${sign} * (line.debit_paisa - line.credit_paisa))::bigint as vat
      from journal_line line
      join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
      where line.business_id = ${businessId} and line.account_code = ${account} and not entry.source_kind = any(${vatBesideRegisters})
        and line.posting_date between ${formatAdDate(month.from)}::date and ${formatAdDate(month.to)}::date
      group by entry.source_kind, entry.source_id),
    tied as (select coalesce(register.id, booked.source_id) as id, coalesce(register.vat, 0) as register,
        coalesce(booked.vat, 0) as booked, booked.source_kind, booked.document_id
      from register full join booked on booked.document_id = register.id)
    select sum(register) over ()::bigint as all_register, sum(booked) over ()::bigint as all_booked, tied.register, tied.booked,
      tied.id, coalesce(document.number, document.heading) as name, coalesce(document.kind, tied.source_kind) as kind
    from tied left join document on document.business_id = ${businessId} and document.id = tied.id
      and (tied.source_kind is null or tied.document_id is not null)
    order by abs(tied.register - tied.booked) desc, tied.id desc limit ${mostBreaks}`;
  const rows = (await statement.execute(reader.db.tables())).rows;
  return {
    register: rows[0]?.all_register ?? 0,
    booked: rows[0]?.all_booked ?? 0,
    untied: rows.flatMap(({ kind, id, name, register: said, booked }) =>
      said === booked
        ? []
        : [{ kind: kind !== null && isDocumentKind(kind) ? kind : null, id: id ?? 0, name, register: said, booked }],
    ),
  };
}

type Sum = { all_register: number; all_booked: number; register: number; booked: number };

/** What breaks a tie is told up to here. */
export const mostBreaks = 20;

/**
 * The numbers that are missing before a paper of the month, in its series of the fiscal year: the last of each gap. Of a
 * registered counter one is not missing of which its owner has said what became of it.
 */
export async function readGaps({ db, businessId }: MonthReader, { from, to }: Month): Promise<string[]> {
  const kinds = [
    ...kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }),
    ...kindsWith({ figure: 'sales', settledBy: 'PAID' }),
    ...kindsWith({ figure: 'purchases', settledBy: 'RECEIVED' }),
  ];
  const rows = await db.query<{ missing: string }>(
    `select regexp_replace(paper.number, '[0-9]+$', '') || lpad((paper.sequence - 1)::text, length(substring(paper.number from '[0-9]+$')), '0') as missing
     from document paper where paper.business_id = $1 and paper.kind = any($2) and paper.state in ('FINAL', 'CANCELLED')
       and paper.dated_on between $3::date and $4::date and paper.sequence > 1
       and not exists (select from document before where before.business_id = $1 and before.kind = paper.kind
         and before.outlet_id = paper.outlet_id and before.fiscal_year = paper.fiscal_year
         and ${seriesCounter('before')} = ${seriesCounter('paper')} and before.sequence = paper.sequence - 1)
       and not exists (select from counter_invoice told where told.business_id = $1 and told.counter_id = paper.counter_id
         and told.fiscal_year = paper.fiscal_year and told.sequence = paper.sequence - 1 and told.state = 'SETTLED')
     order by missing limit $5`,
    [businessId, kinds, formatAdDate(from), formatAdDate(to), mostBreaks],
  );
  return rows.map(({ missing }) => missing);
}
