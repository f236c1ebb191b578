import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

type Form = { vatAmount: number | null };
type Rules = { is_business_registered: boolean; rate_hundredths: number };

/**
 * The VAT of a vendor's bill that can be set off: none unless business and vendor are registered for VAT, and never
 * more than the highest rate of that day makes of the whole total. Fails at `vatAmount`.
 */
export async function readInputVat(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  form: Form,
  { total, day, isVendorRegistered }: { total: Paisa; day: CalendarDay; isVendorRegistered: boolean },
): Promise<Paisa> {
  const vat = paisaFromRupees(form.vatAmount ?? 0) ?? zeroPaisa;
  if (vat === 0) return zeroPaisa;
  const [rules] = await db.query<Rules>(
    `select (select register_type from business where id = $1) = 'VAT' as is_business_registered,
       (select coalesce(max(tax_rate_on(id, $2)), 0) from tax_rate where is_active) as rate_hundredths`,
    [businessId, formatAdDate(day)],
  );
  const field = 'vatAmount';
  if (rules?.is_business_registered !== true || !isVendorRegistered) fail('expense.vatNotTaken', { field });
  // Of a price with VAT inside: rate / (1 + rate); a paisa more where the vendor rounded up.
  const most = Math.ceil((total * rules.rate_hundredths) / (10_000 + rules.rate_hundredths));
  if (vat > most) fail('expense.vatLarge', { field });
  return vat;
}
