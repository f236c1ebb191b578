import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import type { stockPaperHead, stockPaperRow } from '@bahi/contract/stock/stock-paper/stock-paper';
import type { z } from '@bahi/contract/zod';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';

/** A head, with the outlet that it is of. */
export type StockPaper = Row<'stock_paper'>;
export type PaperOfOutlet = StockPaper & { outlet_name: string; outlet_name_np: string | null };
type Reader = Pick<Context, 'session' | 'today' | 'calendar'>;

/** What goods cost is for who may read purchases, as in reports. */
export function seesCost({ session }: Pick<Reader, 'session'>): boolean {
  return session.rights.has(rightToCost);
}

/** A row of the list. */
export function paperRowOf(row: PaperOfOutlet, reader: Reader): z.output<typeof stockPaperRow> {
  return {
    id: row.id,
    code: row.number,
    state: row.state,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    value: seesCost(reader) ? rupeesOf(row.value_paisa) : null,
    remarks: row.remarks,
    enteredBy: row.created_by_name,
    version: row.version,
  };
}

/** What the head of one paper says beside its row. */
export function paperHeadOf(
  row: StockPaper,
  { today, calendar }: Reader,
): z.output<z.ZodObject<typeof stockPaperHead>> {
  return {
    fiscalYear: row.fiscal_year,
    postedAt: row.posted_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by_name,
    cancelReason: row.cancel_reason,
    isOfOpenMonth: isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs: bothDates(today, calendar).bs }),
  };
}
