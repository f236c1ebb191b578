import { z } from '../../zod.ts';

/** What a reminder says by itself, and where its bill is seen; null where there is no link. */
export const reminderParts = z.object({ sentence: z.string(), link: z.string().nullable() });
export type ReminderParts = z.infer<typeof reminderParts>;

/** A reminder as it is sent, with the line of whoever sends it. */
export function joinReminder({ sentence, link }: ReminderParts, note: string | null): string {
  return [sentence, note?.trim() ?? '', link ?? ''].filter((part) => part !== '').join(' ');
}
