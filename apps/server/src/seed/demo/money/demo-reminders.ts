import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveReminderRule } from '../../../features/sales/reminder/reminder-rule.commands.ts';
import { sendReminder } from '../../../features/sales/reminder/reminder.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act } from '../demo-context.ts';
import type { Place } from './demo-money.ts';

/** Who owes the longest was reminded by WhatsApp; the rule is chosen and not switched on: nobody is sent anything. */
export async function remindSomebody(services: Services, { actor, outletId, today }: Place): Promise<void> {
  await act(services, actor, today, async (context) => {
    const [bill] = await context.db.query<{ id: number; phone_number: string }>(
      `select due.id, customer.phone_number from document_due due
       join customer on customer.business_id = due.business_id and customer.id = due.customer_id
       where due.business_id = $1 and due.outlet_id = $2 and due.kind = 'INVOICE' and due.due_on < $3
       order by due.due_on, due.id limit 1`,
      [context.businessId, outletId, formatAdDate(today)],
    );
    if (bill !== undefined)
      await sendReminder(context, {
        params: { of: 'document', id: bill.id },
        query: {},
        body: { way: 'WHATSAPP', recipient: bill.phone_number, language: 'ne', note: null },
      });
    await saveReminderRule(context, {
      body: {
        isActive: false,
        daysBefore: [3],
        daysAfter: [1, 7, 15],
        ways: 'SMS_EMAIL',
        language: 'ne',
        hour: 10,
        sendsStatements: false,
        version: undefined,
      },
    });
  });
}
