import { quotationForm } from '@bahi/contract/sales/quotation/quotation-form';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { acceptQuotation, rejectQuotation } from '../../features/sales/quotation/quotation.answer.ts';
import { createQuotation } from '../../features/sales/quotation/quotation.commands.ts';
import { convertQuotation } from '../../features/sales/quotation/quotation.convert.ts';
import type { Services } from '../../platform/core/services.ts';
import { customers, items } from './demo.data.ts';
import { act, type Actor } from './demo-context.ts';
import type { Goods } from './demo-trade.ts';

type Counter = { outletId: number; actor: Actor; today: CalendarDay };
type Quoted = {
  customer: string;
  /** How many days ago it was written, and for how many it holds. */
  daysAgo: number;
  holds: number;
  state?: 'DRAFT' | 'PUBLISHED';
  /** What is quoted: the place of the goods, how many, and what is off each. */
  lines: readonly (readonly [place: number, quantity: number, off: number])[];
  shippingCharge?: number;
  remarks?: string;
  /** The customer's answer, so many days after it was written. */
  answer?: { after: number; isYes: boolean; remarks: string };
  isConverted?: true;
};

/** One in each state, as a wholesaler's counter has them; the oldest first, in the order of their numbers. */
const quotations: readonly Quoted[] = [
  {
    customer: 'Hotel Siddhartha',
    daysAgo: 34,
    holds: 10,
    lines: [
      [0, 40, 3],
      [2, 24, 2],
    ],
    remarks: 'दसैँको अर्डर',
  },
  {
    customer: 'Shree Ganesh Kirana Pasal',
    daysAgo: 12,
    holds: 15,
    lines: [
      [1, 20, 4],
      [3, 30, 0],
    ],
    shippingCharge: 500,
    answer: { after: 2, isYes: true, remarks: 'फोनमा स्वीकृत, शुक्रबार पठाउने' },
    isConverted: true,
  },
  {
    customer: 'Annapurna Sweets',
    daysAgo: 9,
    holds: 20,
    lines: [[4, 60, 5]],
    answer: { after: 3, isYes: false, remarks: 'अरूकहाँ सस्तो पाइयो' },
  },
  {
    customer: 'Tilottama Cooperative',
    daysAgo: 5,
    holds: 15,
    lines: [
      [0, 25, 2],
      [5, 12, 0],
    ],
    answer: { after: 1, isYes: true, remarks: 'आधा अग्रिम दिने' },
  },
  {
    customer: 'New Butwal Mart',
    daysAgo: 1,
    holds: 15,
    lines: [
      [2, 48, 3],
      [6, 10, 0],
    ],
    shippingCharge: 350,
  },
  { customer: 'Hotel Siddhartha', daysAgo: 0, holds: 15, state: 'DRAFT', lines: [[7, 15, 0]] },
];

/** What was offered to customers lately, and what became of it. */
export async function offerQuotations(services: Services, counter: Counter, goods: Goods): Promise<void> {
  for (const quoted of quotations) await offer(services, counter, goods, quoted);
}

async function offer(services: Services, { outletId, actor, today }: Counter, goods: Goods, quoted: Quoted) {
  const day = addDays(today, -quoted.daysAgo);
  const { answer, lines, state = 'PUBLISHED', shippingCharge = 0, remarks = '' } = quoted;
  const form = quotationForm.parse({
    state,
    outletId,
    customerId: goods.customerIds[customers.findIndex(([name]) => name === quoted.customer)],
    issuedDateAD: formatAdDate(day),
    dueDateAD: formatAdDate(addDays(day, quoted.holds)),
    shippingCharge,
    remarks,
    lines: lines.map(([place, quantity, discount]) => ({
      inventoryType: 'ITEM',
      itemLedgerDetailId: goods.variantIds[place],
      quantity,
      rate: items[place]?.price ?? 1,
      discountType: '1',
      discount,
    })),
  });
  const { id } = await act(services, actor, day, (context) => createQuotation(context, { body: form }));
  if (answer === undefined) return;
  const body = { remarks: answer.remarks, version: undefined };
  const reply = answer.isYes ? acceptQuotation : rejectQuotation;
  await act(services, actor, addDays(day, answer.after), (context) => reply(context, { params: { id }, body }));
  if (quoted.isConverted !== true) return;
  await act(services, actor, today, (context) =>
    convertQuotation(context, { params: { id }, body: { version: undefined } }),
  );
}
