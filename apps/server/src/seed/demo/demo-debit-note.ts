import { debitNoteForm } from '@bahi/contract/purchase/debit-note/debit-note-form';
import { type DebitCase, isReturn } from '@bahi/domain/goods/debit-note';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveDebitNote } from '../../features/purchase/debit-note/debit-note.commands.ts';
import { getReturnable } from '../../features/purchase/debit-note/debit-note.form.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { act } from './demo-context.ts';
import type { Place } from './money/demo-money.ts';

type DemoNote = {
  daysAgo: number;
  isPaid: boolean;
  case: DebitCase;
  state?: 'DRAFT';
  refundMode?: 'ONLINE';
  vendorNumber: string | null;
  remarks: string;
};

/** In the order of their days: of what is due, of what was paid and came back, a discount that is kept, and one unfinished. */
const notes: readonly DemoNote[] = [
  { daysAgo: 8, isPaid: false, case: 'RETURN', vendorNumber: 'CN-0041', remarks: 'प्याकेट च्यातिएर आएको' },
  {
    daysAgo: 6,
    isPaid: true,
    case: 'RETURN',
    refundMode: 'ONLINE',
    vendorNumber: 'CR/83/017',
    remarks: 'म्याद नजिकिएको सामान फर्काएको',
  },
  { daysAgo: 3, isPaid: true, case: 'DISCOUNT', vendorNumber: 'CN-2083-22', remarks: 'परिमाण छुट' },
  { daysAgo: 0, isPaid: false, case: 'PRICE', state: 'DRAFT', vendorNumber: null, remarks: 'दर मिलाउन बाँकी' },
];

/** Some of what was bought goes back, or turns out to be cheaper. */
export async function addDebitNotes(services: Services, { actor, outletId, today }: Place): Promise<void> {
  for (const note of notes) {
    const day = addDays(today, -note.daysAgo);
    await act(services, actor, day, async (context) => {
      const found = await lineBefore(context, outletId, note, formatAdDate(addDays(day, -2)));
      const { lines } = await getReturnable(context, { params: { purchaseId: found.purchaseId } });
      const line = lines.find(({ purchaseLineId }) => purchaseLineId === found.lineId);
      if (line === undefined) throw new RangeError('a bill of the demo has the line that was found on it');
      const body = debitNoteForm.parse({
        purchaseId: found.purchaseId,
        case: note.case,
        state: note.state ?? 'FINAL',
        issuedDateAD: formatAdDate(day),
        vendorNumber: note.vendorNumber,
        refundMode: note.refundMode ?? null,
        remarks: note.remarks,
        lines: [
          {
            purchaseLineId: line.purchaseLineId,
            quantity: isReturn(note.case) ? Math.min(2, line.quantity) : 0,
            amount: isReturn(note.case) ? 0 : Math.max(1, Math.round(line.netAmount / 50)),
          },
        ],
      });
      await saveDebitNote(context, { body });
    });
  }
}

/** A line of the last bill until a day of which no note is yet, and whose goods are on the shelf. */
async function lineBefore(
  { db, businessId }: Context,
  outletId: number,
  { isPaid }: DemoNote,
  day: string,
): Promise<{ purchaseId: number; lineId: number }> {
  const [found] = await db.query<{ id: number; line_id: number }>(
    `select document.id, line.id as line_id from document
     join purchase_line line on line.business_id = $1 and line.document_id = document.id
       and line.item_variant_id is not null and not line.is_capital and line.category_id is null
     join stock_balance balance on balance.business_id = $1 and balance.outlet_id = document.outlet_id
       and balance.item_variant_id = line.item_variant_id and balance.quantity > 40
     where document.business_id = $1 and document.kind = 'PURCHASE' and document.state = 'FINAL' and document.outlet_id = $2
       and document.dated_on <= $3 and (document.paid_paisa = document.total_paisa) = $4
       and not exists (select from debit_note note where note.business_id = $1 and note.purchase_id = document.id)
     order by document.dated_on desc, document.id desc, line.line_number limit 1`,
    [businessId, outletId, day, isPaid],
  );
  if (found === undefined) throw new RangeError('the demo has bills of vendors that are paid and that are due');
  return { purchaseId: found.id, lineId: found.line_id };
}
