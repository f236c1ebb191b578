import type { CreditCase } from '@bahi/domain/goods/credit-note';
import { creditNoteForm } from '@bahi/contract/sales/credit-note/credit-note-form';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveCreditNote } from '../../features/sales/credit-note/credit-note.commands.ts';
import { getCreditable } from '../../features/sales/credit-note/credit-note.form.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { act } from './demo-context.ts';
import type { Place } from './money/demo-money.ts';

type DemoNote = {
  daysAgo: number;
  isPaid: boolean;
  case: CreditCase;
  state?: 'DRAFT';
  refundMode?: 'CASH';
  remarks: string;
};

/** In the order of their days: of what is due, of what was paid and is paid back, of a price, and one unfinished. */
const notes: readonly DemoNote[] = [
  { daysAgo: 9, isPaid: false, case: 'RETURN', remarks: 'बोरा च्यातिएर आएको' },
  { daysAgo: 5, isPaid: true, case: 'RETURN', refundMode: 'CASH', remarks: 'ग्राहकले फिर्ता गरेको' },
  { daysAgo: 2, isPaid: false, case: 'PRICE', remarks: 'पुरानो दरमा बेचिनुपर्ने' },
  { daysAgo: 1, isPaid: true, case: 'DISCOUNT', remarks: 'चाडपर्वको छुट' },
  { daysAgo: 0, isPaid: false, case: 'RETURN', state: 'DRAFT', remarks: 'सामान जाँच्न बाँकी' },
];

/** Some of what was sold comes back, or is charged less for. */
export async function addCreditNotes(services: Services, { actor, outletId, today }: Place): Promise<void> {
  for (const note of notes) {
    const day = addDays(today, -note.daysAgo);
    await act(services, actor, day, async (context) => {
      const invoiceId = await invoiceBefore(context, outletId, note, formatAdDate(addDays(day, -2)));
      const { lines } = await getCreditable(context, { params: { invoiceId } });
      const [line] = lines;
      if (line === undefined) throw new RangeError('a bill of the demo has lines');
      const isBack = note.case === 'RETURN';
      const body = creditNoteForm.parse({
        invoiceId,
        case: note.case,
        state: note.state ?? 'FINAL',
        issuedDateAD: formatAdDate(day),
        refundMode: note.refundMode ?? null,
        remarks: note.remarks,
        lines: [
          {
            invoiceLineId: line.invoiceLineId,
            quantity: isBack ? Math.min(1, line.quantity) : 0,
            amount: isBack ? 0 : Math.max(1, Math.round(line.netAmount / 20)),
          },
        ],
      });
      await saveCreditNote(context, { body });
    });
  }
}

/** The last bill of goods to somebody who is known, until a day, that no note is of yet. */
async function invoiceBefore(
  { db, businessId }: Context,
  outletId: number,
  { isPaid }: DemoNote,
  day: string,
): Promise<number> {
  const [found] = await db.query<{ id: number }>(
    `select document.id from document
     where document.business_id = $1 and document.kind = 'INVOICE' and document.state = 'FINAL' and document.outlet_id = $2
       and document.dated_on <= $3 and (document.paid_paisa = document.total_paisa) = $4
       and not exists (select from customer
         where customer.business_id = $1 and customer.id = document.customer_id and customer.is_cash_customer)
       and (select line.item_variant_id from invoice_line line
         where line.business_id = $1 and line.invoice_id = document.id order by line_number limit 1) is not null
       and not exists (select from credit_note note where note.business_id = $1 and note.invoice_id = document.id)
     order by document.dated_on desc, document.id desc limit 1`,
    [businessId, outletId, day, isPaid],
  );
  if (found === undefined) throw new RangeError('the demo has bills that are paid and bills that are due');
  return found.id;
}
