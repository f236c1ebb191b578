import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind, SettlementDirection } from '@bahi/domain/document-kinds';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { TdsNature, TdsPortalType } from '@bahi/domain/numbers/tds';
import type { Context } from '../../../../platform/core/context.ts';
import { insertRow } from '../../../../platform/database/write-rows.ts';

/** What a payment of the mode TDS is tax of. */
export type HeldTax = {
  nature: TdsNature;
  /** Null where it goes by steps of the income. */
  rateHundredths: number | null;
  base: Paisa;
  /** Of what we hold back. */
  portalType: TdsPortalType | null;
  certificateNumber: string | null;
  certificateOn: CalendarDay | null;
};

type Of = { paymentId: number; kind: SettlementDirection; party: PartyKind; partyId: number; day: CalendarDay };

/** Keeps what the tax of a payment is of, beside the payment. */
export async function writeHeld(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  held: HeldTax,
  { paymentId, kind, party, partyId, day }: Of,
): Promise<void> {
  await insertRow(db, 'payment_tds', {
    business_id: businessId,
    payment_id: paymentId,
    direction: kind,
    customer_id: party === 'customer' ? partyId : null,
    vendor_id: party === 'vendor' ? partyId : null,
    nature: held.nature,
    rate_hundredths: held.rateHundredths,
    base_paisa: held.base,
    portal_type: held.portalType,
    certificate_number: held.certificateNumber,
    certificate_on: held.certificateOn === null ? null : formatAdDate(held.certificateOn),
    posted_on: formatAdDate(day),
    reversed_on: null,
  });
}
