import { missingOfImport } from '@bahi/contract/purchase/purchase/purchase-form';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refusedBatch } from '../../books/ledger/batches/batch-wish.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import { refuseKnownBill, vendorBillOf } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { totalOf } from '../../stock/goods-lines/goods-lines.compute.ts';
import { declaredDay } from '../../stock/goods-lines/goods-lines.customs.ts';
import { type OfModel, type PurchaseForm, type PurchaseSources, readSources } from './purchase.sources.ts';

export type PurchaseType = 'draft' | 'final';

/** A bill as it is about to be written. */
export type PreparedPurchase = {
  form: PurchaseForm;
  sources: PurchaseSources;
  total: InvoiceTotal;
  billedOn: CalendarDay;
  dueOn: CalendarDay;
  declaredOn: CalendarDay | null;
  /** Under which it is known again; null for a bill without a number. */
  vendorBill: string | null;
};

/** Judges what a form says of a bill, and works out what it comes to. Fails at the fields that are wrong. */
export async function preparePurchase(
  context: Context,
  form: PurchaseForm,
  ofModel: OfModel = {},
): Promise<PreparedPurchase> {
  const billedOn = dayOf(context, form, 'issuedDate');
  const dueOn = dayOf(context, form, 'dueDate');
  if (isInFuture(billedOn, context.today)) fail('goodsLines.issuedFuture', { field: 'issuedDateAD' });
  if (!isDueInTime({ dated: billedOn, due: dueOn })) fail('common.dueBeforeDocument', { field: 'dueDateAD' });
  const sources = await readSources(context, form, billedOn, ofModel);
  const rules = { vatRegistered: sources.isTaxInvoice, allowsFreeLines: true, roundsToRupee: false };
  const rounding = paisaFromRupees(form.roundingAmount ?? 0) ?? zeroPaisa;
  const total = totalOf(form, sources.bought, rules, rounding);
  const declaredOn = form.origin === 'LOCAL' ? null : declaredDay(context, form);
  return {
    form,
    sources,
    total,
    billedOn,
    dueOn,
    declaredOn,
    vendorBill: vendorBillOf(context, form.billNumber, billedOn),
  };
}

/** What must hold before a bill is final: its papers are there, its day is open, and it was not entered before. */
export async function refuseUnfinal(
  context: Context,
  prepared: PreparedPurchase,
  id: number | undefined,
): Promise<void> {
  const { form, sources, total, billedOn, vendorBill } = prepared;
  const missing = missingOfImport(form);
  if (missing.length > 0)
    fail('common.invalid', { fields: missing.map((field) => ({ field, key: 'common.isRequired' })) });
  const fields = sources.bought.flatMap(({ batch, into, keepsBatches }, position) =>
    refusedBatch(batch, keepsBatches && into.into === 'STOCK', `lines.${position}.`),
  );
  for (const [position, { batch }] of sources.bought.entries())
    if (batch !== null && storedDay(batch.expiresOn) < billedOn)
      fields.push({ field: `lines.${position}.batchExpiryAD`, key: 'batch.expiredBefore' });
  if (fields.length > 0) fail('common.invalid', { fields });
  const hasVat = sources.isVatSetOff && total.vat > 0;
  if (hasVat && vendorBill === null) fail('purchase.billForVat', { field: 'billNumber' });
  await refuseLocked(context, { day: billedOn, field: 'issuedDateAD', hasVat });
  await refuseKnownBill(context, { vendorId: form.vendorId, vendorBill }, id);
}

function dayOf(context: Context, form: PurchaseForm, name: 'issuedDate' | 'dueDate'): CalendarDay {
  const sent = { ad: form[`${name}AD`], bs: form[`${name}BS`] };
  return readRequiredDay(context.calendar, sent, { ad: `${name}AD`, bs: `${name}BS` });
}
