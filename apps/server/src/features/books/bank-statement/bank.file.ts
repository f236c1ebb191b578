import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Input } from '@bahi/contract/endpoint';
import { statementHeading } from '@bahi/domain/import/bank/statement-columns';
import type { StatementRow } from '@bahi/domain/import/bank/statement-read';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readTable } from '../../../platform/files/read-table.ts';

export type UploadForm = Input<(typeof bankStatementContract)['upload']>['body'];
export type StatementFile = { name: string; headings: string[]; rows: StatementRow[] };

const field = 'file';
const largestBytes = 5_000_000;
/** Lines of one file: a year of a busy account. */
const mostLines = 10_000;
/** Above the headings banks put their name, the holder and the days. */
const mostTitleRows = 40;

/** The table in the file that was sent: its headings, and the rows below them. */
export async function readFile(open: OpenContext, businessId: number): Promise<StatementFile> {
  const file = open.files.find((one) => one.field === field) ?? fail('common.fileMissing', { field });
  if (file.content.length > largestBytes) fail('dataImport.fileLarge', { field, status: 413 });
  const rows = await readTable({
    businessId,
    field,
    content: file.content,
    // What a formula came to is proven as all amounts are, by the balances.
    limits: { rows: mostLines + mostTitleRows + 1, columns: 30, characters: 2000, takesResults: true },
    signal: open.exchange.signal,
  });
  const first = rows.slice(0, mostTitleRows).map(({ cells }) => cells);
  const at = statementHeading(first);
  const below = rows.slice(at + 1);
  if (below.length === 0) fail('bankStatement.noLines', { field });
  const width = Math.max(...rows.slice(at).map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, column) => first[at]?.[column] ?? '');
  return { name: file.name.slice(-200).toWellFormed() || '?', headings, rows: [...below] };
}
