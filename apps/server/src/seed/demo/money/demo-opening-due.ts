import { openingDueForm } from '@bahi/contract/books/opening-due/opening-due.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveOpeningDue } from '../../../features/books/opening-due/opening-due.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';
import type { Parties, VendorAlias } from '../demo-parties.ts';

type OldBill = { number: string; rupees: number; daysBefore: number; creditDays: number; description?: string };

/** Of the bills of the old program: the customer by the place in their list, and the vendor by alias. */
const ofCustomers: readonly (OldBill & { customer: number })[] = [
  { customer: 3, number: 'SB-0412', rupees: 18_450, daysBefore: 62, creditDays: 30 },
  { customer: 3, number: 'SB-0467', rupees: 7_320.5, daysBefore: 21, creditDays: 30 },
  {
    customer: 5,
    number: 'SB-0398',
    rupees: 42_900,
    daysBefore: 96,
    creditDays: 45,
    description: 'किस्तामा तिर्ने कुरा भएको',
  },
];
const ofVendors: readonly (OldBill & { vendor: VendorAlias })[] = [
  { vendor: 'SIDDHA', number: 'ST/2119', rupees: 63_275, daysBefore: 40, creditDays: 60 },
];

type Place = { actor: Actor; outletId: number };

/** What the demo business had to collect and to pay when it moved in. */
export async function addOpeningDues(
  services: Services,
  { actor, outletId }: Place,
  { vendorIds }: Parties,
  customerIds: readonly number[],
  day: CalendarDay,
): Promise<void> {
  const bills = [
    ...ofCustomers.map(({ customer, ...bill }) => ({ ...bill, party: 'customer', partyId: customerIds[customer] })),
    ...ofVendors.map(({ vendor, ...bill }) => ({ ...bill, party: 'vendor', partyId: vendorIds.get(vendor) })),
  ];
  await act(services, actor, day, async (context) => {
    for (const { number, rupees, daysBefore, creditDays, description, party, partyId } of bills) {
      const billed = addDays(day, -daysBefore);
      const body = openingDueForm.parse({
        party,
        partyId,
        outletId,
        billNumber: number,
        billDateAD: formatAdDate(billed),
        dueDateAD: formatAdDate(addDays(billed, creditDays)),
        asAtAD: formatAdDate(day),
        totalBillAmount: rupees,
        description: description ?? '',
      });
      await saveOpeningDue(context, { body });
    }
  });
}
