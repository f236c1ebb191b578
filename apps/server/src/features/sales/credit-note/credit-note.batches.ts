import type { BatchPart } from '@bahi/domain/goods/batches';
import type { Context } from '../../../platform/core/context.ts';
import { countedQuantity } from '../../books/ledger/batches/batch-shelf.ts';

/** What is still sold of batches by each line of an invoice: less what came back with final credit notes. */
export async function readSoldBatches(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  invoiceId: number,
): Promise<Map<number, BatchPart[]>> {
  const rows = await db.query<{ line_id: number; batch_id: number; quantity: string }>(
    `select part.line_id, move.batch_id, -sum(move.quantity) as quantity
     from (
       select line.id as line_id, sale.entry_id, line.line_number - 1 as source_line
       from invoice_line line join document sale on sale.business_id = $1 and sale.id = line.invoice_id
       where line.business_id = $1 and line.invoice_id = $2
       union all
       select credited.invoice_line_id, document.entry_id, credited.line_number - 1
       from credit_note note
       join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'
       join credit_note_line credited on credited.business_id = $1 and credited.document_id = note.id
       where note.business_id = $1 and note.invoice_id = $2) part
     join batch_move move on move.business_id = $1 and move.entry_id = part.entry_id and move.source_line = part.source_line
     join item_batch batch on batch.business_id = $1 and batch.id = move.batch_id
     group by part.line_id, move.batch_id, batch.expires_on having sum(move.quantity) < 0
     order by part.line_id, batch.expires_on, move.batch_id`,
    [businessId, invoiceId],
  );
  const sold = Map.groupBy(rows, (row) => row.line_id);
  return new Map(
    [...sold].map(([lineId, parts]) => [
      lineId,
      parts.map((row) => ({ batchId: row.batch_id, quantity: countedQuantity(row.quantity) })),
    ]),
  );
}
