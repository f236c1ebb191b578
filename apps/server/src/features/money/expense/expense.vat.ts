import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

type Form = { vendorId: number; vatAmount: number | null };
type Rules = { is_business_registered: boolean; is_vendor_registered: boolean; rate_hundredths: number };

/**
 * The VAT of a vendor's bill that can be set off: none unless business and vendor are registered for VAT, and never
 * more than the highest rate of that day makes of the whole total. Fails at `vatAmount`.
 */
export async function readInputVat(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  form: Form,
  { total, day }: { total: Paisa; day: CalendarDay },
): Promise<Paisa> {
  const vat = paisaFromRupees(form.vatAmount ?? 0) ?? zeroPaisa;
  if (vat === 0) return zeroPaisa;
  const [rules] = await db.query<Rules>(
    `select (select register_type from business where id = $1) = 'VAT' as is_business_registered,
       (select is_vat_registered from vendor where business_id = $1 and id = $2) as is_vendor_registered,
       (select coalesce(max(tax_rate_on(id, $3)), 0) from tax_rate where is_active) as rate_hundredths`,
    [businessId, form.vendorId, formatAdDate(day)],
  );
  const field = 'vatAmount';
  if (rules?.is_business_registered !== true || !rules.is_vendor_registered) fail('expense.vatNotTaken', { field });
  // Of a price with VAT inside: rate / (1 + rate); a paisa more where the vendor rounded up.
  const most = Math.ceil((total * rules.rate_hundredths) / (10_000 + rules.rate_hundredths));
  if (vat > most) fail('expense.vatLarge', { field });
  return vat;
}
