import type { Answer } from '@bahi/contract/endpoint';
import type { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { messageOf, type MessageRecord } from '../outbox/message.rows.ts';

export type ReminderRow = Answer<(typeof reminderContract)['list']>['rows'][number];

/** A reminder with its customer, its bill, and the message that it was sent by; what went to WhatsApp has none. */
export type ReminderRecord = Omit<Row<'reminder'>, 'business_id' | 'outlet_id' | 'reminded_by'> &
  MessageRecord & {
    document_kind: string | null;
    number: string | null;
    customer_name: string | null;
    customer_name_np: string | null;
    message_said: string | null;
  };

export function reminderRow(row: ReminderRecord): ReminderRow {
  return {
    id: row.id,
    kind: row.kind,
    customerId: row.customer_id,
    customerName: row.customer_name ?? '',
    customerNameNp: row.customer_name_np,
    documentId: row.document_id,
    number: row.number,
    offsetDays: row.offset_days,
    period: row.period,
    way: row.way,
    recipient: row.recipient,
    dueAmount: row.due_paisa === null ? null : rupeesOf(row.due_paisa),
    remindedBy: row.reminded_by_name,
    remindedAt: row.reminded_at.toISOString(),
    said: row.message_said ?? row.said,
    message: messageOf(row),
  };
}
