import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getReminderRule, saveReminderRule } from './reminder-rule.commands.ts';
import { retryReminder, sendReminder, stopReminder } from './reminder.commands.ts';
import { listReminders } from './reminder.list.ts';
import { getReminders } from './reminder.queries.ts';

/** Reminding customers of what they owe, by hand and by rule. */
export function reminderRoutes(server: Server): void {
  implement(server, reminderContract, {
    list: listReminders,
    rule: getReminderRule,
    saveRule: saveReminderRule,
    get: getReminders,
    send: sendReminder,
    retry: retryReminder,
    stop: stopReminder,
  });
}
