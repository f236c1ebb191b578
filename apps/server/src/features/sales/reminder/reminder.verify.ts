import type { Check } from '../../../platform/verify/check.ts';

/** Who was reminded of what stands, and nobody twice. */
export const reminderChecks: readonly Check[] = [
  {
    name: 'reminders',
    holds:
      'every reminder is of a customer and of a bill of theirs that was issued, each day of the rule and each month’s statement once',
    counts: 'select count(*) as n from reminder where business_id = $1',
    faults: `
      select reminder.id as reminder_id, reminder.customer_id, reminder.document_id, reminder.offset_days, reminder.period
      from (select *, count(*) over (partition by document_id, offset_days) as of_day,
          count(*) over (partition by customer_id, period) as of_month
        from reminder where business_id = $1) reminder
      left join customer on customer.business_id = $1 and customer.id = reminder.customer_id
      left join document on document.business_id = $1 and document.id = reminder.document_id
      where customer.id is null
        or (reminder.offset_days is not null and reminder.of_day > 1)
        or (reminder.period is not null and reminder.of_month > 1)
        or (reminder.document_id is not null and (document.customer_id is distinct from reminder.customer_id
          or document.outlet_id is distinct from reminder.outlet_id or document.state = 'DRAFT'))`,
  },
  {
    name: 'messages of reminders',
    holds: 'every reminder by e-mail or SMS has its message, and every message of a reminder has that',
    counts: 'select count(*) as n from paper_message where business_id = $1 and reminder_id is not null',
    faults: `
      select reminder.id as reminder_id, message.id as message_id, message.reminder_id as named
      from (select * from reminder where business_id = $1) reminder
      full join (select * from paper_message where business_id = $1 and reminder_id is not null) message
        on message.reminder_id = reminder.id
      where reminder.id is null or (reminder.way <> 'WHATSAPP') <> (message.id is not null)
        or message.outlet_id is distinct from (case when message.id is null then message.outlet_id else reminder.outlet_id end)`,
  },
];
