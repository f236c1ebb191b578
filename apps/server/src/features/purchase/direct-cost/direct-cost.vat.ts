import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { type BilledVendor, billedVendorColumns } from '../../books/ledger/vendor-bill/billed-vendor.ts';
import type { CarriedPurchase, DirectCostForm } from './direct-cost.sources.ts';

/**
 * The VAT of a cost, and who charges it. VAT is set off of a vendor who is registered for it, who charges no more than the
 * highest rate of the day makes of the bill; and of what the customs take on an import, which they reckon from the goods
 * as well.
 */
export async function readCostVat(
  { db, businessId }: Context,
  purchase: Pick<CarriedPurchase, 'isImport' | 'isVatSetOff'>,
  form: Pick<DirectCostForm, 'vendorId' | 'vatAmount'>,
  { net, billedOn, place }: { net: Paisa; billedOn: CalendarDay; place: string },
): Promise<{ vat: Paisa; vendor: BilledVendor }> {
  const [row] = await db.query<BilledVendor & { is_active: boolean; rate_hundredths: number }>(
    `select is_active, ${billedVendorColumns},
       (select coalesce(max(tax_rate_on(id, $3)), 0) from tax_rate where is_active) as rate_hundredths
     from vendor where business_id = $1 and id = $2 for key share`,
    [businessId, form.vendorId, formatAdDate(billedOn)],
  );
  const field = `${place}.vendorId`;
  if (row === undefined) return fail('common.unknownRecord', { field });
  const { is_active, rate_hundredths, ...vendor } = row;
  if (!is_active) return fail('common.inactiveRecord', { field });
  const vat = paisaFromRupees(form.vatAmount ?? 0) ?? zeroPaisa;
  const isTaken = purchase.isVatSetOff && (vendor.is_vendor_registered || purchase.isImport);
  if (vat > 0 && !isTaken) fail('directCost.vatNotTaken', { field: `${place}.vatAmount` });
  // A paisa more where the vendor rounded up.
  const most = Math.ceil((net * rate_hundredths) / 10_000);
  if (vendor.is_vendor_registered && vat > most) fail('expense.vatLarge', { field: `${place}.vatAmount` });
  return { vat, vendor };
}
