import { clockToleranceMinutes } from '@bahi/contract/sales/sales-counter/counter-device';
import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import { optionalText, requiredText } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type CounterInvoice, type CounterTotals, readCounterText } from '@bahi/domain/counter/counter-text';
import type { Language } from '@bahi/domain/language';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import type { Context } from '../../../../platform/core/context.ts';
import { readDay } from '../../../../platform/core/days.ts';
import type { Row } from '../../../../platform/database/table-types.ts';
import { issueOfCounter } from '../../invoice/invoice.commands.ts';
import { type Issuer, issuerOf } from './counter.issuer.ts';
import { formRefusal, plainRefusal, type Refusal } from './counter.refusal.ts';
import { lentBefore } from './counter.floor.ts';
import { dayOfIssue } from './issued-day.ts';

/** One that is kept, with what was sent. */
export type KeptInvoice = Row<'counter_invoice'> & { text: string };

/** It is posted, or it is said why not, and what it would come to where that is another total. */
export type Judged = { invoiceId: number; issuer: Issuer } | { refusal: Refusal; worked: CounterTotals | null };

type Form = z.output<typeof invoiceForm>;

/** Judges what a counter has issued, and posts it. What a rule of the books refuses is thrown, as by any call. */
export async function judgeKept(
  own: Context,
  row: KeptInvoice,
  { isClockAccepted, language }: { isClockAccepted: boolean; language: Language },
): Promise<Judged> {
  const refused = (refusal: Refusal): Judged => ({ refusal, worked: null });
  const read = readCounterText(row.text);
  if (!read.ok || row.issued_at === null) return refused(plainRefusal('SERVER'));
  const { invoice } = read;
  if (!isClockAccepted && (await isClockWrong(own, row))) return refused(plainRefusal('CLOCK'));
  const form = formOf(row, invoice);
  if ('refusal' in form) return refused(form);
  const day = dayOfIssue(own.calendar, invoice);
  if (day === null || !isOfDay(own, form, formatAdDate(day))) return refused(plainRefusal('DAY'));
  const at = row.issued_at.getTime();
  const issuer = await issuerOf(own, { userId: invoice.userId, at, outletId: row.outlet_id, day }, language);
  let worked: CounterTotals | null = null;
  const posted = await issueOfCounter(issuer.context, form, {
    place: placeOf(row, invoice),
    printed: invoice.printed,
    isAsPrinted: (total) => {
      worked = totalsOf(total);
      return isSame(worked, invoice.printed.totals);
    },
  });
  return posted === null ? { refusal: plainRefusal('TOTALS'), worked } : { invoiceId: posted.id, issuer };
}

function placeOf(row: KeptInvoice, { issuedAt }: CounterInvoice) {
  return {
    counterId: row.counter_id,
    fiscalYear: row.fiscal_year,
    sequence: row.sequence,
    number: row.number,
    issuedAt,
  };
}

type Neighbours = { before: Date | null; is_lent: boolean };

/**
 * Before the invoice that came before it, before something was lent to a device that had not issued it yet, or later than it
 * came here: its clock was wrong.
 */
async function isClockWrong({ db, businessId }: Context, row: KeptInvoice): Promise<boolean> {
  const [found] = await db.query<Neighbours>(
    `select (select issued_at from counter_invoice before where before.business_id = $1 and before.counter_id = $2
         and (before.fiscal_year, before.sequence) < ($3, $4) and before.hash is not null
         order by before.fiscal_year desc, before.sequence desc limit 1) as before,
       exists (select from counter_lend where business_id = $1 and counter_id = $2) as is_lent`,
    [businessId, row.counter_id, row.fiscal_year, row.sequence],
  );
  const tolerance = clockToleranceMinutes * 60_000;
  const issued = row.issued_at?.getTime() ?? 0;
  const received = row.received_at?.getTime() ?? 0;
  if (found?.is_lent !== true || issued < (found.before?.getTime() ?? 0) || issued > received + tolerance) return true;
  const { counter_id: counterId, fiscal_year: fiscalYear, sequence } = row;
  return (await lentBefore({ db, businessId }, { counterId, fiscalYear, sequence }, issued + tolerance)) !== null;
}

/** Texts of a paper as they are kept with an invoice. */
const printedTexts = z.object({
  customerName: requiredText(200),
  customerNameNp: optionalText(200),
  customerPan: optionalText(20),
  customerPhone: optionalText(30),
  lines: z.array(z.object({ name: requiredText(500), nameNp: optionalText(500) })),
});

/** The form as it is posted: issued, of the counter's outlet, sold at home, for all that was printed. */
function formOf(row: KeptInvoice, { form: sent, printed }: CounterInvoice): Form | Refusal {
  const read = invoiceForm.safeParse(sent);
  if (!read.success) return formRefusal(read.error.issues[0]);
  const texts = printedTexts.safeParse(printed);
  if (!texts.success) return formRefusal(texts.error.issues[0]);
  const form = read.data;
  const isOfCounter = form.outletId === null || form.outletId === row.outlet_id;
  const isWhole = form.lines.length === printed.lines.length;
  if (form.state !== 'FINAL' || form.destination !== 'LOCAL' || !isOfCounter || !isWhole) return plainRefusal('FORM');
  return {
    ...form,
    id: undefined,
    version: undefined,
    outletId: row.outlet_id,
    expectedTotal: null,
    creditReason: null,
  };
}

/** Whether the form bears the day in Nepal on which it was issued. */
function isOfDay({ calendar }: Context, form: Form, dayAD: string): boolean {
  try {
    const sent = { ad: form.issuedDateAD, bs: form.issuedDateBS };
    const day = readDay(calendar, sent, { ad: 'issuedDateAD', bs: 'issuedDateBS' });
    return day !== null && formatAdDate(day) === dayAD;
  } catch {
    return false;
  }
}

function totalsOf({ taxableAmount, exemptAmount, zeroRatedAmount, vat, grandTotal }: InvoiceTotal): CounterTotals {
  return { net: taxableAmount + exemptAmount + zeroRatedAmount, vat, grandTotal };
}

function isSame(worked: CounterTotals, printed: CounterTotals): boolean {
  return worked.net === printed.net && worked.vat === printed.vat && worked.grandTotal === printed.grandTotal;
}
