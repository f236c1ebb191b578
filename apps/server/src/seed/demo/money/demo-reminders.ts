import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveReminderRule } from '../../../features/sales/reminder/reminder-rule.commands.ts';
import { sendReminder } from '../../../features/sales/reminder/reminder.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act } from '../demo-context.ts';
import type { Place } from './demo-money.ts';

/** Who owe the longest were reminded by WhatsApp; the rule is chosen and not switched on: nobody is sent anything. */
export async function remindSomebody(services: Services, { actor, outletId, today }: Place): Promise<void> {
  await act(services, actor, today, async (context) => {
    const bills = await context.db.query<{ id: number; phone_number: string }>(
      `select id, phone_number from (
         select distinct on (due.customer_id) due.id, due.due_on, customer.phone_number from document_due due
         join customer on customer.business_id = due.business_id and customer.id = due.customer_id
         where due.business_id = $1 and due.outlet_id = $2 and due.kind = 'INVOICE' and due.due_on < $3
           and customer.phone_number ~ '^9[678]'
         order by due.customer_id, due.due_on, due.id) oldest
       order by due_on, id limit 3`,
      [context.businessId, outletId, formatAdDate(today)],
    );
    for (const bill of bills)
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
