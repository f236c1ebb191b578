import { exceptionalReportColumns } from '@bahi/contract/reports/exceptional-report/exceptional-report-columns.messages';
import { kindsWith } from '@bahi/domain/document-kinds';
import { unlikelyFirstDigits } from '@bahi/domain/numbers/first-digits';
import { type RawBuilder, sql } from 'kysely';
import { type AskedExceptions, findings, isMeant } from './finding.ts';

const { INVOICES, EXPENSES, PURCHASES } = exceptionalReportColumns.texts;

/** What is judged by its first digits, and where its list is. */
const judged = [
  { leadsTo: 'sales', kinds: kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }), name: INVOICES },
  { leadsTo: 'spending', kinds: kindsWith({ figure: 'spending' }), name: EXPENSES },
  { leadsTo: 'purchases', kinds: kindsWith({ figure: 'purchases', settledBy: 'PAID' }), name: PURCHASES },
] as const;

type Count = { kind: string; digit: number; many: number };

/** The first digits that totals of invoices, expenses and purchases begin with too often. */
export async function firstDigits(asked: AskedExceptions): Promise<RawBuilder<unknown>> {
  const statement = sql<Count>`select document.kind, left(document.total_paisa::text, 1)::int as digit, count(*)::int as many
    from document where ${isMeant(
      asked,
      judged.flatMap(({ kinds }) => kinds),
    )} and document.state = 'FINAL'
    group by document.kind, left(document.total_paisa::text, 1)`;
  const counts = (await statement.execute(asked.db.tables())).rows;
  const found = judged.flatMap(({ leadsTo, kinds, name }) => {
    const own = counts.filter(({ kind }) => kinds.some((one) => one === kind));
    const papers = own.reduce((sum, { many }) => sum + many, 0);
    const ofDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) =>
      own.reduce((sum, count) => sum + (count.digit === digit ? count.many : 0), 0),
    );
    return unlikelyFirstDigits(ofDigits).map((digit) => ({ leadsTo, name, papers, ...digit }));
  });
  return findings(
    'FIRST_DIGITS',
    {
      key: sql`stood ->> 'leadsTo' || '-' || (stood ->> 'digit')`,
      leadsTo: sql`stood ->> 'leadsTo'`,
      subject: sql`stood -> 'name' ->> 'en'`,
      subjectNp: sql`stood -> 'name' ->> 'ne'`,
      figures: Object.fromEntries(
        ['digit', 'share', 'papers', 'expected'].map((mark) => [mark, sql`stood ->> ${sql.lit(mark)}`]),
      ),
    },
    sql`from jsonb_array_elements(${JSON.stringify(found)}::jsonb) stood`,
  );
}
